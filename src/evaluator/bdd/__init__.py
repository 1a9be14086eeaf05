"""Feature files as executable specifications: collected, guarded against silence, and run.

``features`` binds feature files to a test module. It is imported when it is asked for, since
most of this package needs pytest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from evaluator.bdd.collect import features

__all__ = ["features"]


def __getattr__(name: str) -> Any:
    if name == "features":
        from evaluator.bdd.collect import features

        return features
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
