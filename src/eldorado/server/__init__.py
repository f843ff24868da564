"""Rooms where people and bots play together: storage, rooms, HTTP and WebSocket (docs/protocol.md)."""
