"""handrules: the rules of poker hands as editable, testable data."""

from evaluator.interface import Rules, load

__all__ = ["Rules", "load"]
__version__ = "0.1.0"
