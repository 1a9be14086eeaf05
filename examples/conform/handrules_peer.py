"""handrules itself, as a peer: python handrules_peer.py RULES, for games with one prize."""

from __future__ import annotations

import sys

from adapter import serve

from evaluator import load

RULES = load(sys.argv[1])


serve(
    lambda cards: RULES.evaluate(" ".join(cards)).strength,
    lambda cards: RULES.evaluate(" ".join(cards)).category or "none",
)
