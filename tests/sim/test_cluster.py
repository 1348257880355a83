"""The same run on a Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starhold.extras import extra
from starhold.kernel import BadSetup
from starhold.sim import workers
from starhold.sim.workers import cluster_workers

from .runs import files, run

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    distributed: Any = extra("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        yield cluster


def test_a_cluster_leaves_the_same_bytes(cluster: Any, tmp_path: Path) -> None:
    run(tmp_path / "here")
    with cluster_workers(cluster.scheduler_address) as far_away:
        run(tmp_path / "there", workers=far_away)
    assert files(tmp_path / "there") == files(tmp_path / "here")


def test_a_cluster_without_workers_is_refused() -> None:
    distributed: Any = extra("distributed")
    with (
        distributed.LocalCluster(n_workers=0, host="127.0.0.1", dashboard_address=None) as empty,
        pytest.raises(BadSetup, match="has no workers"),
        cluster_workers(empty.scheduler_address),
    ):
        pass


def test_an_address_where_nobody_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "PATIENCE", "0.5 s")
    with pytest.raises(BadSetup, match="no Dask cluster answers at 'tcp:"), cluster_workers("tcp://127.0.0.1:1"):
        pass
