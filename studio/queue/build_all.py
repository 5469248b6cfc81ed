"""Build every scene of the plan without rendering: prints what fails, or lacks a camera the plan asks for, and returns 1 if anything does."""

import sys
import traceback
from collections.abc import Sequence

from studio.kit import materials, render
from studio.plan import shots as plan
from studio.plan import views


def attempt(scene: str) -> bool:
    """True if the scene builds and has every view the plan wants of it."""
    render.reset()
    materials.clear()
    try:
        cameras = views.build(scene).views
    except Exception:
        print(f'FAILED {scene}\n{traceback.format_exc(limit=-2)}')
        return False
    lacking = {shot.view for shot in plan.wanted() if shot.scene == scene} - cameras.keys()
    if lacking:
        print(f'FAILED {scene}: no camera for {", ".join(sorted(lacking))}')
    return not lacking


def main(names: Sequence[str]) -> int:
    """Build the named scenes, or all of the plan; returns the exit code."""
    scenes = names or list(dict.fromkeys(shot.scene for shot in plan.wanted()))
    built = [attempt(scene) for scene in scenes]
    print(f'{sum(built)} of {len(built)} built')
    return 0 if all(built) else 1


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
