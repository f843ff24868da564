"""The doors: HTTP by Litestar, the socket at the bare ASGI interface, the built page."""
