"""How all tests are run, and a cluster for those that need one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from clusters import Cluster
from hypothesis import settings

settings.register_profile("handrules", deadline=None)  # the machine may be busy
settings.load_profile("handrules")


@pytest.fixture
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    started = Cluster(tmp_path_factory.mktemp("cluster"))
    yield started
    started.stop()
