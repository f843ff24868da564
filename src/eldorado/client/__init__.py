"""A small client of the protocol, for tests, programs and the terminal. Knows the wire, knows no rule."""

from .connection import Closed, Connection, RequestRefused
from .http import HttpRefused, Server

__all__ = ["Closed", "Connection", "HttpRefused", "RequestRefused", "Server"]
