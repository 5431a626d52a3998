import { describe, expect, it } from "vitest";
import { isStaleText, isTextNews, textDueAt } from "../text-news";

/** Kigali is two hours ahead of UTC. */
const kigali = (time: string) => new Date(`2026-11-20T${time}+02:00`);

describe("isTextNews", () => {
  it.each([
    ["order-received", {}, true],
    ["payment-received", {}, true],
    ["order-status-changed", { status: "shipped" }, true],
    ["order-status-changed", { status: "processing" }, false],
    ["order-status-changed", { status: "delivered" }, false],
    ["return-changed", { status: "approved" }, true],
    ["return-changed", { status: "withdrawn" }, false],
    ["new-order", {}, false],
    ["reset-code", { code: "042137" }, false],
  ] as const)("of %s with %j is %s", (template, facts, isNews) => {
    expect(isTextNews(template, facts)).toBe(isNews);
  });
});

describe("textDueAt", () => {
  const morning = (day: number) => new Date(Date.UTC(2026, 10, day, 6));
  it.each([
    ["at noon", "12:00:00", null],
    ["at eight", "08:00:00", null],
    ["before eight in the evening", "19:59:59", null],
    ["at eight in the evening", "20:00:00", morning(21)],
    ["before midnight", "23:59:59", morning(21)],
    ["after midnight", "00:00:00", morning(20)],
    ["before eight", "07:59:59", morning(20)],
  ])("lets news of a return go %s", (_, time, due) => {
    expect(textDueAt("return-changed", kigali(time), kigali(time))).toEqual(due);
  });

  it("does not wait for the morning with what its reader waits for, but for an hour at most", () => {
    const [placed, soon, late] = [kigali("21:00:00"), kigali("21:59:00"), kigali("22:00:00")];
    for (const template of [
      "order-received",
      "payment-received",
      "order-status-changed",
    ] as const) {
      expect(textDueAt(template, placed, soon)).toBeNull();
      expect(textDueAt(template, placed, late)).toEqual(morning(21));
    }
  });
});

it("is stale after a day", () => {
  const written = kigali("12:00:00");
  const after = (ms: number) => new Date(written.getTime() + ms);
  expect(isStaleText(written, after(86_400_000))).toBe(false);
  expect(isStaleText(written, after(86_400_001))).toBe(true);
});
