"""The box as files, and their loader."""

from .loader import DataError, catalog, route, route_ids

__all__ = ["DataError", "catalog", "route", "route_ids"]
