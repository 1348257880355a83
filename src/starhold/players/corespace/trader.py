"""`trader`: a crew that wants home with as much as it can carry, and asks of each step what it would cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from starhold.games.corespace.rules.activation import Activation
from starhold.kernel import Choice

from ..player import Outlook
from ..thoughts import Thought
from . import answering, fetching, keeping, learning, mustering, people, striking, talents, trading
from .acting import ranked_plans
from .situation import Policy, Situation
from .temper import HARD, Temper

ACT = "corespace.activation.do"
"""The question which action comes next."""


class Trader:
    """Keeps nothing in mind between two questions, so a saved match continues as it would have done."""

    def __init__(self, seed: int | str | None = None, temper: Temper = HARD) -> None:
        self._random = Random(seed)
        self._temper = temper
        self.reason = ""

    def answer(self, outlook: Outlook) -> Choice:
        options, prompt = outlook.decision.options, outlook.decision.prompt
        if len(options) == 1:
            self.reason = "the only way"
            return options[0]
        world = outlook.imagine(self._random.getrandbits(64))
        situation = Situation(world, outlook.seat, self._temper, self._random)
        choice, self.reason = self._act(situation, options) if prompt == ACT else thought(situation, prompt, options)
        return choice

    def _act(self, situation: Situation, options: Sequence[Choice]) -> Thought:
        """The best plan, as far as it is judged rightly."""
        plans = plans_of(situation, options)
        slip = self._temper.slip
        best = max(plans, key=lambda plan: plan.worth + self._random.gauss(0, slip)) if slip else plans[0]
        return best.choice, best.reason


def plans_of(situation: Situation, options: Sequence[Choice]) -> Sequence[Any]:
    activation = situation.game.stack[-1]
    assert isinstance(activation, Activation), "an activation asks what comes next"
    return ranked_plans(situation, activation, options)


def thought(situation: Situation, prompt: str, options: Sequence[Choice]) -> Thought:
    """The answer of a trader to a question, and the reason for it."""
    if len(options) == 1:
        return options[0], "the only way"
    if prompt == ACT:
        best = plans_of(situation, options)[0]
        return best.choice, best.reason
    return POLICIES.get(prompt, answering.tried)(situation, options)


POLICIES: Mapping[str, Policy] = {
    **striking.POLICIES,
    "corespace.form-up.take": mustering.form_up,
    "corespace.form-up.enlist": mustering.recruit,
    "corespace.train.allot": learning.learn,
    "corespace.leave-out.leave_out": trading.leave_out,
    "corespace.equip-all.equip": mustering.equip,
    "corespace.deploy.lay": mustering.dock,
    "corespace.trader-phase.activate": answering.choose_who,
    "corespace.rummage.handle": keeping.rummage,
    "corespace.general-search.settle": keeping.keep,
    "corespace.ask-to-pass.answer": answering.grant,
    "corespace.exchange-items.settle": answering.reply,
    "corespace.bargain.settle": people.bargain,
    "corespace.parley.settle": people.parley,
    "corespace.window.answer": talents.react,
    "corespace.using.do": talents.part,
    "corespace.using.choose": talents.way,
    "corespace.npc-activation.lock": answering.single_out,
    "corespace.family-phase.send": answering.as_listed,
    "corespace.retrieve.choose": fetching.retrieve,
    "corespace.rescue-mission.answer": fetching.join_in,
    "corespace.rescue-mission.leave_out": trading.leave_out,
    "corespace.regroup.swap": fetching.regroup,
    "corespace.redeem.pay": trading.improved,
    "corespace.roll-call.answer": trading.take_part,
    "corespace.improve.improve": learning.learn,
    "corespace.trading.enter": trading.visit,
    "corespace.trading.take": trading.improved,
    "corespace.bartering.add": trading.withdraw,
    "corespace.bartering.settle": trading.settle,
    "corespace.overhaul.mend": trading.mend,
    "corespace.overhaul.build": trading.improved,
}
