"""The protocol of `handrules conform`, for evaluators in Python that give each hand a number."""

from __future__ import annotations

import sys
from collections.abc import Callable


def serve(
    strength: Callable[[list[str]], float], category: Callable[[list[str]], str | None]
) -> None:
    """Answer questions until there are no more.

    Both functions get the cards of a hand as text, hole cards and board together. ``strength``
    is greater for the better hand; ``category`` is an id of the rule file, None if it cannot be
    told. What either raises with ValueError or KeyError is answered by "?": cannot tell.
    """
    for line in sys.stdin:
        word, *fields = line.rstrip("\n").split("\t")
        hands = [field.replace("|", " ").split() for field in fields if "=" not in field]
        try:
            if word == "value":
                answer = category(hands[0]) or "?"
            else:
                one, other = map(strength, hands)
                answer = "1" if one > other else "2" if other > one else "0"
        except (ValueError, KeyError):
            answer = "?"
        print(answer, flush=True)
