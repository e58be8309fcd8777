"""25 The optional politics rule, the expansion's Politics Gambit; `politics` implements what it changes."""

from __future__ import annotations

from maria.rules.two_players import AdvancedForTwo
from maria.rules.variant import Variant


class PoliticsGambit(Variant):
    """25: cards that are not trump stay face-down on the display until the next political stage."""

    options = ("politics-gambit",)
    scopes = Variant.scopes | {"opt"}
    face_down_display = True


class PoliticsGambitForTwo(PoliticsGambit, AdvancedForTwo):
    """24, 25: the same for two players."""

    scopes = AdvancedForTwo.scopes | {"opt"}
