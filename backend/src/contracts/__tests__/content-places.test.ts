import { describe, expect, it } from "vitest";
import { categoryPath, thingAt } from "../content-places";

describe("what a path leads to", () => {
  it.each<[string, string | null]>([
    ["/collections/rain-season", "collection rain-season"],
    ["/Collections/rain-season/?from=hero#top", "collection rain-season"],
    ["/drops/winter", "drop winter"],
    ["/product/prod_1", "product prod_1"],
    ["/product/caf%C3%A9", "product café"],
    ["/product/%E0%A4%A", "product %E0%A4%A"],
    ["/?category=Hoodies", "category Hoodies"],
    ["/?gender=men&category=T-shirts+%26+tops#shop", "category T-shirts & tops"],
    [categoryPath("T-shirts & tops"), "category T-shirts & tops"],
    // Pages that are always there, or none that anybody can take away.
    ["/", null],
    ["/#shop", null],
    ["/?category=", null],
    ["/about?category=Hoodies", null],
    ["/collections", null],
    ["/collections/a/b", null],
    ["about", null],
    ["", null],
    ["//[", null],
    ["/\\[", null],
  ])("of %s is %s", (link, told) => {
    const thing = thingAt(link);
    expect(thing && `${thing.kind} ${thing.name}`).toBe(told);
  });
});
