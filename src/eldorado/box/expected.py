"""What the box must hold. The one place for these figures: `eldorado check-data` compares everything with them."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("de", "en", "fr", "ru")

FIGURES: Final[dict[str, int | list[str]]] = {
    "sides": 18,
    "spaces": 582,
    "caves": 12,
    "card_kinds": 21,
    "market_kinds": 18,
    "market_cards": 54,
    "market_board": 6,
    "items": 6,
    "starting_deck": 8,
    "blockades": 6,
    "cave_tokens": 36,
    "routes": 7,
    "languages": list(LANGUAGES),
}

SIDE_SUMS: Final = {
    "A": 43, "B": 38, "C": 42, "D": 69, "E": 71, "F": 70, "G": 70, "H": 60, "I": 80,
    "J": 59, "K": 62, "L": 70, "M": 92, "N": 49, "O": 38, "P": 26, "Q": 26, "R": 33,
}  # fmt: skip
"""Per side: the sum of all strengths, a mountain counting six."""

ROUTE_BLOCKADES: Final = {
    "first-game": 4,
    "hills-of-gold": 5,
    "home-stretch": 4,
    "winding-paths": 5,
    "serpentine": 5,
    "swamplands": 4,
    "witchs-cauldron": 5,
}

# SHA-256 of the cards, the box, each side and each assembled route as `data.check` writes them out: taken when all had
# been compared with the published data by program. A change here is a change of the game.
CARDS_FINGERPRINT: Final = "4e82594bd9a2a4f53a2affff9eed6ca7bacb7290a0e58ea3b6a2199f29990e94"
BOX_FINGERPRINT: Final = "61942efd6cd2765d3ff4a3154899dd35f5700d934213f3f14c2434b0e79f7423"
TILE_FINGERPRINTS: Final = {
    "A": "6ee5fb0733235f169552f0387ba367062222b7eceaa71dff38b2739e9bd54446",
    "B": "59fdd976d776b76e825927b625b77796c2edde0d1326eec06c3514a907635bb6",
    "C": "5df15e95bf309f2dacb51e5f5c9f7bbb9babe9bdddf803457a69fd914ee31318",
    "D": "3ef3ccd5172d94f0bdd7adb027c99b2dd0860c991720e30a0d0e249db81e71ae",
    "E": "bdc322c6c0e7e43cc6ba8e23644de3215292676e34591b4ed458971a546b6786",
    "F": "4eecef70406a50493f0be39805adc8c553511910bb9bcedef24299e19c568ea4",
    "G": "8044e15ecc0c24e030bf219c129779f585bc4795781d262943e0f206cc68cdcc",
    "H": "16b8512b1e9aca86d13fa23167502ea95da6cf15d09eeb325b6e9a9812dda131",
    "I": "9229ed4d92d9ab07fd4c4b5ef53ac20cd596b50c28ccd9bd9d6d0ec1c591fa5a",
    "J": "007027232359db1130e1c9f88c660430431f2f03039565c63af57f2a203044f5",
    "K": "3e9abf0e9823999899fc8f6f6a88ca6f8b61400d89c0db723637653a6e4cc225",
    "L": "2d531989daef3504bc5dbd6c8678d239f4a59c1f5179a5525d4c8222167a868c",
    "M": "fb3fe5f65fadcda9d303bad9be56594ed0e394abd3ab2c0e9b34748e1cfa0c64",
    "N": "75c59c8e8fe8f06355a324b0cb5002c82d76b5e26cebb2099dfdd298e19acc27",
    "O": "ca426991c8f49647958590a5b2542039df9e9ce1bbfcdab2c99af4553d48e77f",
    "P": "af3c27b91dd12dd4206d3ab0bfab449919cdc9af6969328542d20dd55000a5eb",
    "Q": "23adc50ec8340ab18a30fa61b6c1f7e02b451a1e551719a0419a453494b053fe",
    "R": "b1192fe024b2bc6bf3af6a05b6e7085dc7cfeb9244901162975b2f10112e8b81",
}
ROUTE_FINGERPRINTS: Final = {
    "first-game": "336e4c2aa5b48137d6101b531a44bd4b0a5831cd6b0184b88b631d57b039716c",
    "hills-of-gold": "1f53407482d604b850b095112cdb266ec82f15455c34cd95bd990c46693b9700",
    "home-stretch": "e2ba67322ff4aa95fa6cee9c31a9f809ab49aa6201959f6a93b784939da9502b",
    "serpentine": "e17a2db21b0955a7dee8ae3fc8e2389166b4fb0674a0ddac4f5a70265a938045",
    "swamplands": "f687cc0ff8c1e86e709776c1f15d8567b6eb9fa8fbb1d163150f931b354f28d2",
    "winding-paths": "d87ac319832ad954dcdcda672a65357e6fc4cc507d6b2ceb2669f27c4676400a",
    "witchs-cauldron": "611ee9b090a9f5203889c4753251350f7d3752ea13b1ec08fa2c7cae52826b63",
}
