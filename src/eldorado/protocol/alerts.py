"""Alerts: where a device wants to be called when it is its person's turn. Shown with a pass as a bearer."""

from __future__ import annotations

import msgspec


class PushOffer(msgspec.Struct):
    """The key that a browser subscribes with, so that only this server can call it."""

    key: str


class NewSubscription(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the browser got from its push service, and the language its person reads."""

    endpoint: str
    public_key: str
    auth: str
    language: str = "en"


class Unsubscription(msgspec.Struct, forbid_unknown_fields=True):
    endpoint: str


class PushMessage(msgspec.Struct, omit_defaults=True):
    """What a device gets, sealed: `tag` lets a newer alert of the same game take the place of an older one."""

    title: str
    body: str
    tag: str
    place: str
    """Where in the page it leads."""
