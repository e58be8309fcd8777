"""25 The optional politics rule, the expansion's Politics Gambit. What it changes stands in `politics`."""

from __future__ import annotations

from maria.rules.two_players import AdvancedForTwo
from maria.rules.variant import Variant


class PoliticsGambit(Variant):
    """25: cards that are not trump lie face-down on the display, and return at the next political stage."""

    options = ("politics-gambit",)
    scopes = Variant.scopes | {"opt"}
    face_down_display = True


class PoliticsGambitForTwo(PoliticsGambit, AdvancedForTwo):
    """24, 25: the same for two players."""

    scopes = AdvancedForTwo.scopes | {"opt"}
