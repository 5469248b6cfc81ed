"""Values of a JSON file as frozen dataclasses, each checked against its type."""

import re
import types
import typing
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

# Words of the file that Python keeps for itself, and the fields that stand for them.
NAMES = {'from': 'start', 'to': 'end'}


def _field(key: str) -> str:
    return NAMES.get(key) or re.sub('[A-Z]', lambda c: '_' + c[0].lower(), key)


def _object(kind: type, value: Any, file: str, field: str) -> Any:
    if not isinstance(value, dict):
        raise ValueError(f'{file}, {field}: {value!r} is no {kind.__name__}')
    given, hints = {_field(key): (key, one) for key, one in value.items()}, typing.get_type_hints(kind)
    for name in given.keys() - hints.keys():
        raise ValueError(f'{file}, {field}.{given[name][0]}: unknown; a {kind.__name__} has {", ".join(hints)}')
    for one in fields(kind):
        if one.default is MISSING and one.name not in given:
            raise ValueError(f'{file}, {field}.{one.name}: missing')
    return kind(**{name: read(hints[name], one, file, f'{field}.{key}'.lstrip('.')) for name, (key, one) in given.items()})


def read(kind: Any, value: Any, file: str, field: str) -> Any:
    """value as the type kind says: int, str, bool, a tuple, a dataclass or one of these or None. @raises ValueError naming file and field."""
    if isinstance(kind, types.UnionType):
        return read(next(one for one in kind.__args__ if one is not type(None)), value, file, field)
    if is_dataclass(kind):
        return _object(kind, value, file, field)
    if typing.get_origin(kind) is tuple:
        inner = typing.get_args(kind)
        if not isinstance(value, list) or (inner[-1] is not Ellipsis and len(value) != len(inner)):
            raise ValueError(
                f'{file}, {field}: {value!r} is no list of {len(inner)}' if inner[-1] is not Ellipsis else f'{file}, {field}: {value!r} is no list'
            )
        kinds = [inner[0]] * len(value) if inner[-1] is Ellipsis else inner
        return tuple(read(one, entry, file, f'{field}[{i}]') for i, (one, entry) in enumerate(zip(kinds, value)))
    if type(value) is not kind:
        raise ValueError(f'{file}, {field}: {value!r} is no {kind.__name__}')
    return value
