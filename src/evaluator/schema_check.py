"""stub"""
from evaluator.located import Table
REQUIRED = ("rules", "title", "sources", "deck", "ranks", "runs", "suits", "deal", "one_deck", "hand", "wild")
def check_schema(node, kind, text, faults):
    return node
