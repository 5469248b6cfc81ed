"""What fills the compartments of a library: runs of books with their spines in line, sets in one cloth, and one thing of another kind beside them. Metres."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Size, Span
from studio.props import art, props

SPINES = 0.055  # metres that spines stand behind a compartment's front edge
FULL = 0.225  # metres, depth of the deepest book
WIDE = 1.2  # metres; a wider compartment has books at both ends

Put = Callable[[float, float, float], None]  # stands a thing with its middle at x, y on a shelf at z


@dataclass(frozen=True)
class Compartment:
    """Clear room over a shelf: its ends on x, the y of its front edge, its floor and its clear height."""

    ends: Span
    front: float
    floor: float
    height: float

    @property
    def width(self) -> float:
        """Between its ends."""
        return self.ends[1] - self.ends[0]


def run_of_books(kit: Kit, room: Compartment, ends: Span, seed: int) -> None:
    """Books that fill ends of a compartment, single ones and sets by turns, none taller than 85 % of it."""
    rng, (x, end) = random.Random(seed), ends
    tall, back = min(0.29, room.height * 0.85), room.front + SPINES + FULL
    while x < end - 0.09:
        if end - x > 0.20 and rng.random() < 0.45:
            thick, high, deep = rng.uniform(0.022, 0.034), tall * rng.uniform(0.78, 1.0), FULL * rng.uniform(0.82, 0.96)
            count = min(rng.randint(4, 7), int((end - x) / (thick + 0.001)))
            x = props.volumes(kit, (x, back - (FULL - deep), room.floor), count, (thick, high, deep), rng.randint(0, 999))
        else:
            length = min(rng.uniform(0.20, 0.36), end - x)
            x = props.books_row(kit, (x, back, room.floor), length, rng.randint(0, 999), (tall, FULL), flush=True)


def _jar(kit: Kit, shape: str, colour: str, size: Size) -> Put:
    """A vessel of this form, colour, radius and height."""
    return lambda x, y, z: props.vase(kit, m.ceramic(colour, 0.5, 0.15), (x, y, z), size, shape)


def _stack(kit: Kit, seed: int, bowl: str) -> Put:
    """Lying books with a small bowl on them."""

    def put(x: float, y: float, z: float) -> None:
        top = props.books(kit, (x, y, z), props.Stack(count=3, seed=seed, width=0.27, depth=0.20, turn=3))
        props.bowl(kit, m.ceramic(bowl, 0.4, 0.2), (x - 0.01, y, top), (0.062, 0.042))

    return put


def _boxes(kit: Kit, colour: str) -> Put:
    """Two archive boxes of book cloth, each with a brass frame for its label."""

    def put(x: float, y: float, z: float) -> None:
        cloth, brass, card = m.fabric(colour, 0.0009), m.metal('brass', 0.24, brushed=False), m.simple('#efe9db', 0.8)
        for a in (x - 0.121, x + 0.001):
            kit.box(cloth, a, y - 0.12, z, a + 0.120, y + 0.12, z + 0.235, 0.0016, 'z')
            kit.box(card, a + 0.040, y - 0.1206, z + 0.128, a + 0.080, y - 0.119, z + 0.160, 0)
            with kit.at(0, y - 0.12, 0):
                kit.frame_sweep(brass, a + 0.037, z + 0.125, a + 0.083, z + 0.163, 0, [(0, 0), (0, 0.0016), (0.004, 0.0016), (0.004, 0)])

    return put


def _picture(kit: Kit, number: int) -> Put:
    """A small framed picture that leans on the back."""

    def put(x: float, y: float, z: float) -> None:
        with kit.at(x, y + 0.10, z + 0.001, rx=-7):
            art.framed(kit, (0, 0.147), (0.20, 0.25), number, m.metal('black', 0.4, brushed=False))

    return put


def things(kit: Kit) -> list[tuple[float, Put]]:
    """What stands beside books, none twice: the room each takes along its shelf, and what puts its middle at a place."""
    return [
        (0.27, _jar(kit, 'moon', '#e2dccf', (0.105, 0.205))),
        (0.33, _stack(kit, 4, '#3b3835')),
        (0.29, _boxes(kit, '#4c4a44')),
        (0.22, _jar(kit, 'amphora', '#37332f', (0.080, 0.255))),
        (0.28, _picture(kit, 14)),
        (0.33, lambda x, y, z: props.bowl(kit, m.ceramic('#2f2d2b', 0.45, 0.1), (x, y, z), (0.135, 0.085))),
        (0.24, _jar(kit, 'ginger', '#8b9a8c', (0.090, 0.230))),
        (0.29, _boxes(kit, '#8a7a63')),
        (0.33, _stack(kit, 17, '#ddd5c6')),
        (0.22, _jar(kit, 'gourd', '#b9926c', (0.080, 0.225))),
        (0.28, _picture(kit, 21)),
        (0.24, _jar(kit, 'waisted', '#d8d0c2', (0.075, 0.215))),
    ]


def fill(kit: Kit, rooms: Sequence[Compartment], seed: int, full: int = 4) -> None:
    """Fill compartments, listed bay by bay from below: books from one end and a thing at the other, the sides changing from shelf to shelf; a wide one has
    books at both ends and its thing between them; every full-th is all books, unless it is wide."""
    rng, kinds, turn = random.Random(seed), things(kit), 0
    for number, room in enumerate(rooms):
        (x0, x1), middle = (room.ends[0] + 0.004, room.ends[1] - 0.004), room.front + 0.165
        if number % full == full - 1 and room.width < WIDE:
            run_of_books(kit, room, (x0, x1 - rng.uniform(0.04, 0.22)), seed + number)
            continue
        takes, put = kinds[turn % len(kinds)]
        turn += 1
        if room.width > WIDE:
            at = x0 + (x1 - x0) * rng.choice((0.36, 0.44, 0.62))
            run_of_books(kit, room, (x0, at - takes / 2 - 0.03), seed + number)
            run_of_books(kit, room, (at + takes / 2 + 0.03, x1), seed + number + 500)
            put(at, middle, room.floor)
        elif (number + int(room.ends[0] > 0)) % 2:
            run_of_books(kit, room, (x0, x1 - takes - rng.uniform(0.08, 0.30)), seed + number)
            put(x1 - takes / 2 - 0.02, middle, room.floor)
        else:
            run_of_books(kit, room, (x0 + takes + rng.uniform(0.08, 0.30), x1), seed + number)
            put(x0 + takes / 2 + 0.02, middle, room.floor)
