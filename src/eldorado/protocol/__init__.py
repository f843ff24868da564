"""The wire: messages between server and clients, versioned. Imports nothing of ours; docs/protocol.md explains it."""

VERSION = 2
