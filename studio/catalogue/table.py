"""The one table of materials that words, drawings and studio read: content/data/materials.json."""

import json
from functools import cache
from typing import Any

from studio.paths import CONTENT

SOURCE = CONTENT / 'materials.json'


@cache
def materials() -> dict[str, dict[str, Any]]:
    """All materials by id."""
    return json.loads(SOURCE.read_text(encoding='utf-8'))


def named(id_: str, file: str, field: str) -> str:
    """The id itself. @raises KeyError naming file, field, value and what is allowed if the table has no such material."""
    if id_ not in materials():
        raise KeyError(f'{file}, {field}: {id_} is no material; allowed are {", ".join(materials())}')
    return id_


def hexed(id_: str) -> str:
    """sRGB hex of a material."""
    return materials()[id_]['hex']


def kind(id_: str | None) -> str | None:
    """What a material is (wood, stone, metal, glass …); None for no material."""
    return materials()[id_]['kind'] if id_ else None


def handwork(id_: str) -> str | None:
    """What is done by hand over a material: gold-line | gold-patina | patina; None for nothing."""
    return materials()[id_].get('handwork')


def drawn(value: Any) -> Any:
    """A record's value with each material replaced by what a picture shows of it: hex, studio material, and handwork where there is some."""
    if isinstance(value, str) and value in materials():
        worked = {'handwork': handwork(value)} if handwork(value) else {}
        return {key: materials()[value].get(key) for key in ('hex', 'studio')} | worked
    if isinstance(value, dict):
        return {key: drawn(one) for key, one in value.items()}
    return [drawn(one) for one in value] if isinstance(value, list) else value


def studio(id_: str) -> dict[str, Any]:
    """How the studio makes a material. @raises KeyError where the table does not say."""
    try:
        return materials()[id_]['studio']
    except KeyError:
        raise KeyError(f'materials.json, {id_}, studio: missing, but a picture needs it') from None
