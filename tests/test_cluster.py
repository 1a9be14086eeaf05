"""Counts and equity on a cluster of two workers, of which one is lost."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from clusters import Cluster

from evaluator import load
from evaluator.cli import run
from evaluator.equity import equity

pytestmark = pytest.mark.filterwarnings("ignore")  # of packages that Dask imports


def test_every_hand_is_dealt_once_where_a_worker_is_lost(cluster: Cluster) -> None:
    compiled = load("short-deck").compiled()
    done: list[int] = []

    def tell(count: int, _: int) -> None:
        done.append(count)
        if len(done) == 3:
            cluster.workers[0].kill()

    here = compiled.deal_every_hand(6)
    there = compiled.deal_every_hand(6, tell=tell, scheduler=cluster.address)
    assert len(done) == 36 - 6 + 1
    assert np.array_equal(here, there)


def test_equity_is_the_same_where_workers_deal(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("evaluator.equity.RUNOUTS_A_WORKER", 50_000)
    rules, hands = load("texas-holdem"), ["Ah Kh", "Qs Qd"]
    exact = equity(rules, hands, scheduler=cluster.address)
    assert exact == equity(rules, hands)
    some = equity(rules, hands, samples=300_000, seed=7, scheduler=cluster.address)
    here = equity(rules, hands, samples=300_000, seed=7)
    assert [its.share for its in some.players] == [its.share for its in here.players]
    assert sum((its.share for its in some.players), Fraction(0)) == 1


def test_a_scheduler_is_for_dealing_every_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["frequencies", "texas-holdem", "--scheduler", "tcp://127.0.0.1:9"]) == 2
    assert "goes with --enumerate" in capsys.readouterr().err
