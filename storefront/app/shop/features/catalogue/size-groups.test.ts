import { expect, it } from "vitest";
import { sizeGroups } from "./size-groups";

it("puts sizes of a kind together, in the order that they come in", () => {
  const sizes = ["XS", "4-5", "M", "8-9", "37.5", "xl", "42", "One size"];
  expect(sizeGroups(sizes)).toEqual([
    ["XS", "M", "xl"],
    ["37.5", "42"],
    ["4-5", "8-9"],
    ["One size"],
  ]);
});

it("has no group of which there is nothing", () => {
  expect(sizeGroups([])).toEqual([]);
});
