import { describe, expect, it } from "vitest";
import { handleCandidates, slugOf } from "../handle";

describe("slugOf", () => {
  it.each([
    ["Karisimbi Heavy Hoodie", "karisimbi-heavy-hoodie"],
    ["  Crème brûlée — tee!  ", "creme-brulee-tee"],
    ["ＴＥＥ", "tee"],
    ["???", ""],
  ])("%s", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

describe("handleCandidates", () => {
  it("numbers what is taken", () => {
    expect(handleCandidates("Tee").slice(0, 3)).toEqual(["tee", "tee-2", "tee-3"]);
  });

  it("has a word for a name without letters, and keeps off the shop's own addresses", () => {
    expect(handleCandidates("???")[0]).toBe("product");
    expect(handleCandidates("Import")[0]).toBe("import-2");
  });
});
