"""The kinds of products that have a model."""
from dataclasses import dataclass
from typing import Callable

RIGHT, LEFT = (34, 20), (-38, 16)


@dataclass
class Kind:
    build: Callable
    angles: tuple
    shadow: bool


kinds: dict[str, Kind] = {}


def kind(name, first=RIGHT, second=LEFT, shadow=True):
    """Registers a model: `first` and `second` are degrees right of the front and above, one per view."""
    def register(build):
        kinds[name] = Kind(build if build.__code__.co_argcount else lambda _view: build(), (first, second), shadow)
        return build
    return register
