"""How fast the demo game is to be: it is here to be read, and to be measured by."""

from starhold.games.demo import Demo

from .own import TIMES_FASTER, Own

OWN = Own(Demo.seat_counts[-1], times_catanatron=dict.fromkeys(("play", "clone"), TIMES_FASTER))
