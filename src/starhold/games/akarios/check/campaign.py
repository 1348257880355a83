"""The story: everything that it names is there, every entry can be reached, and every achievement can be earned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from starhold.kernel.hints import did_you_mean

from ..content import AkariosContent
from ..content.story import (
    ACTS,
    BeginAct,
    Bringing,
    Campaign,
    Commission,
    Dismiss,
    Entry,
    Feat,
    Hand,
    Link,
    Path,
    Recruit,
)
from ..content.voyage import SpaceEvent
from ..rules.campaign.belonging import earnable, named_by, reached, tables


def campaign_faults(content: AkariosContent, campaign: Campaign) -> Iterator[str]:
    if campaign.opening not in content.entry:
        yield f"there is no entry {campaign.opening}{did_you_mean(campaign.opening, content.entry)}"


def entry_faults(content: AkariosContent, entry: Entry) -> Iterator[str]:
    yield from bringing_faults(content, entry.do)
    for passage in entry.passages:
        yield from bringing_faults(content, passage.do)
        yield from need_faults(content, passage.needs)
    yield from need_faults(content, entry.needs)
    yield from path_faults(content, entry.paths)
    yield from link_faults(content, entry.then)


def feat_faults(content: AkariosContent, feat: Feat) -> Iterator[str]:
    yield from need_faults(content, (feat.id,))


def event_faults(content: AkariosContent, event: SpaceEvent) -> Iterator[str]:
    if event.system not in content.system:
        yield f"there is no system {event.system}{did_you_mean(event.system, content.system)}"
    yield from bringing_faults(content, event.do)
    yield from path_faults(content, event.paths)


def path_faults(content: AkariosContent, paths: tuple[Path, ...]) -> Iterator[str]:
    """There is something to choose whatever was achieved, and every option leads somewhere."""
    yield from (f"it has {times} options {id_}" for id_, times in Counter(p.id for p in paths).items() if times > 1)
    if paths and all(path.needs for path in paths):
        yield "each of its options needs something: there must be one that is always open"
    for path in paths:
        yield from need_faults(content, path.needs)
        yield from bringing_faults(content, path.do)
        yield from link_faults(content, path.then)


def bringing_faults(content: AkariosContent, bringings: Iterable[Bringing]) -> Iterator[str]:
    for bringing in bringings:
        match bringing:
            case Hand(card=card) | Dismiss(card=card) if card not in content.card:
                yield f"there is no card {card}{did_you_mean(card, content.card)}"
            case Recruit(pilot=pilot) if pilot not in content.pilot:
                yield f"there is no pilot {pilot}{did_you_mean(pilot, content.pilot)}"
            case Commission(ship=ship) if ship not in content.ship:
                yield f"there is no ship {ship}{did_you_mean(ship, content.ship)}"
            case BeginAct(act=act) if act not in ACTS:
                yield f"no act {act} can begin: there are acts {ACTS[0]} to {ACTS[-1]}"


def link_faults(content: AkariosContent, links: Iterable[Link]) -> Iterator[str]:
    for link in links:
        yield from need_faults(content, link.needs)
        for what, id_ in named_by(link):
            known = tables(content)[what]
            if id_ not in known:
                yield f"there is no {what} {id_}{did_you_mean(id_, known)}"


def need_faults(content: AkariosContent, needs: Iterable[str]) -> Iterator[str]:
    earned = earnable(content)
    for need in needs:
        if need.removeprefix("!") not in earned:
            yield f"nobody can earn {need.removeprefix('!')}{did_you_mean(need.removeprefix('!'), earned)}"


# Reachability


def unread(content: AkariosContent) -> Iterator[str]:
    """What no campaign leads to, whatever is achieved; a scenario can be flown alone."""
    found = reached(content, content.campaign)
    for what, records in tables(content).items():
        yield from (
            f"nothing leads to the {what} {id_}"
            for id_ in records
            if what not in ("campaign", "scenario") and (what, id_) not in found
        )
