"""What can be measured of a running server, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

ANSWERS = Counter("starhold_answers", "Entries of journals that were kept.")
REFUSALS = Counter("starhold_refusals", "Messages that were refused.")
TABLES = Gauge("starhold_tables", "Tables in memory.")
CLIENTS = Gauge("starhold_clients", "Clients that are connected.")
KEEPING = Histogram(
    "starhold_keeping_seconds",
    "How long an answer waits until it is kept.",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
