"""Reports on the command line."""

from __future__ import annotations

from pathlib import Path

from .terminal import complaint, run


def test_the_report_of_a_run_lies_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / "a"
    run("simulate", "demo", "--seats", "random,random", "--matches", "5", "--processes", "1", "--out", folder)
    result = run("report", folder)
    assert result.exit_code == 0
    assert result.stdout == f"The report is in {folder / 'report.html'}.\n"
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert "<h1>Derelict</h1>" in page
    run("report", folder, "--out", tmp_path / "b.html")
    assert (tmp_path / "b.html").read_text(encoding="utf-8") == page


def test_two_runs_are_compared(tmp_path: Path) -> None:
    for name, seed in (("a", "1"), ("b", "2")):
        arguments = ("--matches", "25", "--seed", seed, "--processes", "1", "--out", tmp_path / name)
        run("simulate", "demo", "--seats", "random,random", *arguments)
    result = run("report", tmp_path / "a", tmp_path / "b")
    assert result.exit_code == 0
    assert "Nothing changed that chance would not explain, in 4 looks." in result.stdout
    assert f"The comparison is in {tmp_path / 'b' / 'comparison.html'}.\n" in result.stdout
    assert "did it help?" in (tmp_path / "b" / "comparison.html").read_text(encoding="utf-8")


def test_a_folder_without_a_run_is_told(tmp_path: Path) -> None:
    assert complaint("report", tmp_path) == f"{tmp_path}: no run is there (there is no run.json)"


def test_the_command_explains_itself() -> None:
    result = run("report", "--help")
    assert "\n  starhold report runs/a\n" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80
