"""A table from 32-bit keys to places without collisions, looked up by two reads and an addition.

Row displacement: the upper bits of a key choose a bucket, and the number kept for the bucket is
added to the lower bits of all its keys, so that no two keys of the table meet.

Source: R. E. Tarjan and A. C.-C. Yao, Storing a sparse table, Communications of the ACM 22 (1979).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Keys = npt.NDArray[np.uint32]
MOST_LOAD = 0.8  # how full the table may be: fuller ones take long to fill
KEYS_A_BUCKET = 6


@dataclass(frozen=True)
class PerfectHash:
    """Where each of a set of keys is: ``(key + (moved[key >> shift] << step)) & mask``."""

    moved: npt.NDArray[np.uint16]
    shift: int
    step: int
    mask: int

    def places(self, keys: Keys) -> npt.NDArray[np.uint32]:
        """Return the places of keys of the set; of any other key, the place of anything."""
        moved = self.moved[keys >> np.uint32(self.shift)].astype(np.uint32)
        places: npt.NDArray[np.uint32] = (keys + (moved << np.uint32(self.step))) & np.uint32(
            self.mask
        )
        return places


def perfect_hash(keys: Keys) -> PerfectHash | None:
    """Return a table in which all keys have places of their own.

    None where there is none with these keys; others may have more luck.
    """
    size, buckets = 16, 2
    while size * MOST_LOAD < len(keys):
        size *= 2
    while buckets * KEYS_A_BUCKET < len(keys):
        buckets *= 2
    shift, step = 33 - buckets.bit_length(), max(0, size.bit_length() - 17)
    ordered = np.sort(keys)
    bucket_of = ordered >> np.uint32(shift)
    low = ordered & np.uint32(size - 1)
    if len(np.unique(bucket_of.astype(np.uint64) << np.uint64(32) | low)) < len(keys):
        return None  # two have the bucket and the lower bits in common
    starts = np.searchsorted(bucket_of, np.arange(buckets + 1))
    moved = np.zeros(buckets, np.uint16)
    taken = bytearray(size)
    for bucket in np.argsort(starts[:-1] - starts[1:], kind="stable"):  # the fullest first
        members = low[starts[bucket] : starts[bucket + 1]].tolist()
        for move in range(0, size, 1 << step):
            if not any(taken[place + move & size - 1] for place in members):
                break
        else:
            return None
        moved[bucket] = move >> step
        for place in members:
            taken[place + move & size - 1] = 1
    return PerfectHash(moved, shift, step, size - 1)
