"""The starting player's straw hat: lies at the seat that begins every round. Unlike red's emblem it has colours of its own."""

from __future__ import annotations

from typing import Final

HAT_BOX: Final = "0 0 50 38"
HAT: Final = (
    '<path d="M4 25.500C4 33 44 33 47 24.500L47 27.500C44 36 4 36.5 4 28.500z" fill="#16241f" opacity=".35"/>'
    '<path d="M2 23.500C1 17.5 11 14.5 24 14.500S47.5 16.5 47 22.500C46.5 29.5 37 32 24.5 32S2.5 29.5 2 23.500z" fill="#f0d'
    '488" stroke="#16241f" stroke-width="2.2"/>'
    '<path d="M6 23.500C7.5 19 14 17 24 17s17.5 1.7 19 5.500C42 27.5 34 29.3 24.5 29.300S7.5 27.8 6 23.500z" fill="none" st'
    'roke="#c49a47" stroke-width="1.6" stroke-dasharray="3.4 1.7"/>'
    '<path d="M12.5 24C11 13 13.5 4 20 4.500c2.5.2 3 1.3 4.5 1.300S28 4 30.5 4.300C36.5 5 38 13 36.5 23.5 30 27.5 19 27.5 1'
    '2.5 24z" fill="#f7e2a6" stroke="#16241f" stroke-width="2.2"/>'
    '<path d="M15 10.500c6 2.6 13 2.6 19.5-.2M13.6 14.500c7 3 15 2.8 22-.2M20 5.500c-2 3-3 6-3 9M29.5 5.500c2 3 2.6 6 2.5 9'
    'M24.5 7v9" fill="none" stroke="#c49a47" stroke-width="1.4"/>'
    '<path d="M12.2 17.600C19 21.4 30 21.4 37 17.200c0 2.2-.2 4.3-.5 6.300C30 27.5 19 27.5 12.5 24c-.3-2.2-.4-4.3-.3-6.400z'
    '" fill="#2f6e40" stroke="#16241f" stroke-width="1.8"/>'
    '<path d="M33 21.500C33 14 38 9.5 44.5 9 45 15.5 41 20.5 33 21.500z" fill="#96b65a" stroke="#16241f" stroke-width="1.6"'
    "/>"
    '<path d="M34.5 20 42 12" stroke="#16241f" stroke-width="1.2"/>'
)
