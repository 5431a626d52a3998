import { describe, expect, it } from "vitest";
import { savesData } from "../data-saver";

describe("somebody", () => {
  it.each([
    [{}, false],
    [{ "save-data": "on" }, true],
    [{ "save-data": "On" }, true],
    [{ "save-data": "off" }, false],
    [{ cookie: "data-saver=on" }, true],
    [{ cookie: "a=b; data-saver=on; c=d" }, true],
    [{ cookie: "not-data-saver=on" }, false],
    [{ cookie: "data-saver=onward" }, false],
    // His own choice is the last word.
    [{ cookie: "data-saver=off", "save-data": "on" }, false],
  ])("with %j saves data: %j", (headers, isSaving) => {
    expect(savesData({ headers })).toBe(isSaving);
  });
});
