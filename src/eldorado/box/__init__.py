"""The box as files, their loader, and the proof of every count."""

from .loader import DataError, catalog

__all__ = ["DataError", "catalog"]
