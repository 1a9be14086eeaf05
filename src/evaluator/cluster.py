"""Work in parts, which the workers of a Dask cluster can do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import Any, TypeVar

from evaluator.errors import InputError

Part = TypeVar("Part")
Done = TypeVar("Done")
PATIENCE = 30  # seconds until a scheduler must have answered, and have a worker


def on_cluster(
    scheduler: str, work: Callable[[Part], Done], parts: Sequence[Part]
) -> Iterator[Done]:
    """Yield what the workers of a cluster return of each part, in the parts' order.

    A part whose worker is lost is done again by another: work done twice must do no harm.
    ``scheduler`` is the address of a Dask scheduler; ``work`` and ``parts`` can be pickled.

    Raises:
        InputError: Dask is not installed, or the cluster does not answer or loses too many workers.
    """
    try:
        from distributed import Client, KilledWorker
    except ImportError as error:
        raise InputError(
            "--scheduler takes Dask, which is not installed: pip install 'handrules[distributed]'"
        ) from error
    try:
        connect: Any = Client  # which has no types
        client = connect(scheduler, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise InputError(f"{scheduler}: no Dask scheduler answers there") from error
    with closing(client):
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError as error:
            raise InputError(f"{scheduler}: this scheduler has no workers") from error
        futures = client.map(work, parts, pure=False)
        try:
            for future in futures:
                yield future.result()
        except KilledWorker as error:
            raise InputError(f"{scheduler}: several workers were lost over one part") from error
        finally:
            client.cancel(futures)
