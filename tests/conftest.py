"""What tests have measured is told at the end of a run, also when workers ran them."""

import pytest

TOLD = "told"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print every line that a test has recorded as `told`."""
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, line in getattr(report, "user_properties", ()):
                if name == TOLD and report.when == "call":
                    terminalreporter.write_line(line)
