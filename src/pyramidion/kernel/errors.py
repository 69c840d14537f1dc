"""The errors of the house, in one tree.

    PyramidionError             carries a stable code, and values for the sentence
    ├── Illegal                 a player's mistake: a rule forbids the step (rule, code)
    ├── Invalid                 a caller's mistake: input that no rule speaks of (field, code)
    ├── BadRecord               a record that does not verify (line, expected, found)
    └── NotConformant           a game that breaks its promise to the kernel

Codes go over the wire and name the sentences in `messages/`: they are an API, never renamed.
"""


class PyramidionError(Exception):
    """Anything that goes wrong and has a sentence for the person who did it."""

    code: str
    values: dict[str, object]

    def __init__(self, code: str, /, **values: object) -> None:
        self.code = code
        self.values = values
        super().__init__(code, values)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return f"{self.code} ({told})." if told else f"{self.code}."


class Illegal(PyramidionError):
    """A rule of the game forbids the step; the position is unchanged."""

    def __init__(self, rule: str, code: str, /, **values: object) -> None:
        super().__init__(code, **values)
        self.rule = rule

    def __str__(self) -> str:
        return f"Rule {self.rule} forbids this: {super().__str__()}"


class Invalid(PyramidionError):
    """The input is not of the expected form: an unknown game, a bad option, a malformed action."""

    def __init__(self, field: str, code: str, /, **values: object) -> None:
        super().__init__(code, **values)
        self.field = field

    def __str__(self) -> str:
        return f"The field {self.field} is refused: {super().__str__()}"


class BadRecord(PyramidionError):
    """A record does not verify; `line` counts from 1."""

    def __init__(self, line: int, code: str, expected: str, found: str) -> None:
        super().__init__(code, line=line, expected=expected, found=found)
        self.line = line
        self.expected = expected
        self.found = found


class NotConformant(PyramidionError):
    """A game does not keep what the kernel asks of every game."""

    def __init__(self, promise: str, /, **values: object) -> None:
        super().__init__(promise, **values)
