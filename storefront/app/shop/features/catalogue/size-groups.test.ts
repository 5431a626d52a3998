import { expect, it } from "vitest";
import { sizeGroups } from "./size-groups";

it("puts sizes of a kind together, from small to large", () => {
  const sizes = ["42", "M", "10Y", "One size", "XL", "9", "2Y", "xs", "37.5", "8Y", "XXL"];
  expect(sizeGroups(sizes)).toEqual([
    ["xs", "M", "XL", "XXL"],
    ["9", "37.5", "42"],
    ["2Y", "8Y", "10Y"],
    ["One size"],
  ]);
});

it("has no group of which there is nothing", () => {
  expect(sizeGroups([])).toEqual([]);
});
