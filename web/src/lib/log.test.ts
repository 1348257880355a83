import { describe, expect, it } from "vitest";
import type { LogLine } from "../wire/table";
import {
  chapters,
  diceIn,
  hasActed,
  isBeginning,
  mergeLog,
  roundOf,
  sinceLastTurn,
  storyOf,
} from "./log";

const line = (revision: number, text: string, event?: object): LogLine => ({
  revision,
  text,
  targets: [],
  event,
});
const turn = (revision: number, seat: number): LogLine =>
  line(revision, `turn of ${seat}`, { type: "xia.turn-began", seat });
const texts = (lines: readonly LogLine[]): string[] =>
  lines.map((each) => each.text);

describe("a log", () => {
  const known = [line(0, "a"), line(1, "b"), line(1, "c"), line(2, "d")];

  it("grows", () => {
    expect(texts(mergeLog(known, 2, [line(3, "e")]))).toEqual([
      "a",
      "b",
      "c",
      "d",
      "e",
    ]);
  });

  it("is told without the lines that later ones tell again", () => {
    const flight = (
      revision: number,
      text: string,
      run = "flight a",
    ): LogLine => ({ ...line(revision, text), run });
    const log = [
      flight(1, "a1"),
      flight(2, "a2"),
      line(3, "x"),
      flight(4, "a1"),
      flight(5, "b1", "flight b"),
    ];
    expect(texts(storyOf(log, () => new Map()))).toEqual([
      "a2",
      "x",
      "a1",
      "b1",
    ]);
    expect(
      texts(
        storyOf(
          [flight(1, ""), flight(1, "a2"), flight(2, ""), flight(2, "a4")],
          () => new Map(),
        ),
      ),
    ).toEqual(["a4"]);
  });

  it("is told with the names that things have here", () => {
    const log = [line(1, "off to [[space 0,0|0,0]]")];
    expect(texts(storyOf(log, () => new Map([["space 0,0", "Nyr"]])))).toEqual([
      "off to [[space 0,0|Nyr]]",
    ]);
  });

  it("gives a reason once in a turn, and that of a run with its last line", () => {
    const why = (revision: number, reason: string, run = ""): LogLine => ({
      ...line(revision, `${revision}`),
      reason,
      run,
    });
    const log = [
      why(1, "To sell."),
      why(2, "To sell.", "flight"),
      why(3, "To buy.", "flight"),
      why(4, "", "flight"),
      why(5, "To buy."),
      turn(6, 1),
      why(7, "To buy."),
    ];
    const reasons = storyOf(log, () => new Map()).map(({ reason }) => reason);
    expect(reasons).toEqual(["To sell.", "To buy.", "", "", "To buy."]);
  });

  it("begins anew", () => {
    expect(texts(mergeLog(known, -1, [line(0, "x")]))).toEqual(["x"]);
  });

  it("loses what is later than where the news begin", () => {
    expect(texts(mergeLog(known, 1, [line(2, "instead")]))).toEqual([
      "a",
      "b",
      "c",
      "instead",
    ]);
    expect(texts(mergeLog(known, 0, []))).toEqual(["a"]);
  });
});

describe("scenes", () => {
  it("begin chapters of their own, and count their turns anew", () => {
    const log = [
      turn(1, 0),
      { ...line(2, "The Open Sea"), scene: "sea" },
      turn(2, 1),
      line(3, "Blue fires"),
    ];
    expect(
      chapters(log).map(({ number, seat, scene, lines }) => [
        number,
        seat,
        scene,
        lines.length,
      ]),
    ).toEqual([
      [1, 0, "", 1],
      [0, null, "The Open Sea", 0],
      [1, 1, "", 2],
    ]);
    expect(roundOf(log)).toBe(1);
  });
});

describe("turns", () => {
  const log = [
    line(0, "set-up"),
    turn(1, 0),
    line(2, "Red flies"),
    turn(3, 1),
    line(4, "Blue fires"),
    turn(5, 0),
    line(6, "Red lands"),
  ];

  it("divide a log", () => {
    expect(
      chapters(log).map(({ number, seat, lines }) => [
        number,
        seat,
        lines.length,
      ]),
    ).toEqual([
      [0, null, 1],
      [1, 0, 2],
      [2, 1, 2],
      [3, 0, 2],
    ]);
  });

  it("count as rounds", () => {
    expect(roundOf(log)).toBe(2);
    expect(roundOf([])).toBe(0);
  });

  it("show whether a match has only begun", () => {
    const round = (revision: number): LogLine => line(revision, "", { type: "demo.round-began" });
    expect(isBeginning(log.slice(0, 4))).toBe(true);
    expect(isBeginning(log)).toBe(false);
    expect(isBeginning([round(0), line(1, "a")])).toBe(true);
    expect(isBeginning([round(0), line(1, "a"), round(2)])).toBe(false);
  });

  it("tell what happened since the last one", () => {
    expect(texts(sinceLastTurn(log, 0))).toEqual(["turn of 1", "Blue fires"]);
    expect(sinceLastTurn(log, 1)).toEqual([]);
    expect(sinceLastTurn(log.slice(0, 3), 0)).toEqual([]);
  });
});

describe("dice", () => {
  it("are found among events", () => {
    const rolled = {
      type: "xia.die-rolled",
      seat: 0,
      sides: 20,
      shown: 14,
      purpose: "debris",
    };
    const order = { type: "xia.order-rolled", seat: 0, shown: 3 };
    const told = {
      ...line(1, "rolls", rolled),
      rolled_for: "debris around you",
    };
    expect(diceIn([told, line(1, "rolls", order), line(2, "table")])).toEqual([
      { sides: 20, shown: 14, purpose: "debris around you" },
    ]);
  });
});

describe("somebody", () => {
  it("has acted when something was told of them, except that their turn began", () => {
    const chosen = (revision: number, seat: number): LogLine =>
      line(revision, "chosen", { type: "xia.ship-chosen", seat });
    const log = [chosen(0, 2), turn(1, 1), chosen(1, 0)];
    expect([0, 1, 2].map((seat) => hasActed(log, seat))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
