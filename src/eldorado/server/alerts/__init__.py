"""Calls people who are elsewhere when it is their turn: Web Push to their devices, a webhook where the host wants one."""
