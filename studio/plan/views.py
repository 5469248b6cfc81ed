"""Every camera of a scene: its own, its collection card's and those of the moves filmed in it."""

from dataclasses import replace

from studio.kit.camera import Built
from studio.plan.collection_cards import with_card
from studio.plan.moves import with_moves
from studio.scenes import book


def build(scene: str, paint: str | None = None) -> Built:
    """Build a scene by name, with every camera the plan asks for; paint as `book.build` has it. @raises KeyError if it has no builder."""
    made = book.build(scene, paint)
    return replace(made, views=with_moves(scene, with_card(scene, made.views)))
