"""Structured logs: one JSON object a line on stderr, without names, tokens or chat."""

import json
import logging
import sys
import time

_KNOWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, event, and whatever else was given."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in _KNOWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def _is_news(record: logging.LogRecord) -> bool:
    """Broken text from a client is its own affair: its connection is closed, that is all."""
    return "Invalid UTF-8" not in record.getMessage()


def set_up_logs(level: str) -> None:
    """Log to stderr, for us and for the server that carries us."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(_is_news)
    for name, least in (("pyramidion", level.upper()), ("uvicorn", "WARNING")):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(least)
        logger.propagate = False
