import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearMisses } from "../near-miss";

const WORDS = ["cotton", "pocket", "denim", "gahinga", "leather", "honest", "tobacco", "wrap"];
const bestOf = (typed: string) => nearMisses(typed, WORDS, 3)[0];

describe("nearMisses", () => {
  it.each([
    ["sweter", "sweater"],
    ["tshrt", "tshirt"],
    ["demin", "denim"],
    ["poket", "pocket"],
    ["hoddie", "hoodie"],
    ["jaket", "jacket"],
    ["trouzers", "trousers"],
    ["chausures", "chaussure"],
    ["ghinga", "gahinga"],
    ["gahnga", "gahinga"],
    ["htas", "hats"],
    ["irt", undefined],
    ["xqzwvjk", undefined],
    ["ab", undefined],
  ])("of %s: %s", (typed, meant) => {
    expect(bestOf(typed)).toBe(meant);
  });

  it("has the words of all languages, and none that is not near", () => {
    expect(nearMisses("chemisse", [], 5)).toContain("chemise");
    expect(nearMisses("ikanzzu", [], 1)).toEqual(["ikanzu"]);
    expect(nearMisses("leather", ["honest"], 5)).not.toContain("honest");
  });

  it("forgives any one letter of a longer word, but not a wrong start of a short one", () => {
    fc.assert(
      fc.property(fc.nat({ max: 8 }), (at) => {
        const typed = `umuhangara`.slice(0, at + 1) + `umuhangara`.slice(at + 2);
        expect(nearMisses(typed, ["umuhangara"], 3)).toContain("umuhangara");
      }),
    );
    expect(nearMisses("bat", ["hat"], 9)).not.toContain("hat");
  });

  it("gives no more than asked for", () => {
    expect(nearMisses("shirts", ["shirt", "short", "skirt"], 2)).toHaveLength(2);
  });
});
