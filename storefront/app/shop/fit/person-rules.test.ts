import { expect, it } from "vitest";
import { readPerson } from "./person-rules";

it.each([
  ["174", "68", { height: 174, weight: 68 }],
  [" 174,5 ", "68.5", { height: 174.5, weight: 68.5 }],
])("reads %s cm and %s kg", (height, weight, person) => {
  expect(readPerson({ height, weight }, "men")).toEqual({ person, errors: null });
});

it.each([
  ["", "", ["height", "weight"]],
  ["1.74", "68", ["height"]],
  ["68", "174", ["height"]],
  ["174", "tall", ["weight"]],
  ["250", "68", ["height"]],
])("names what is wrong with %j and %j", (height, weight, wrong) => {
  const { errors } = readPerson({ height, weight }, "women");
  expect(Object.keys(errors ?? {})).toEqual(wrong);
});

it("takes children's numbers for children alone", () => {
  const child = { height: "95", weight: "14" };
  expect(readPerson(child, "kids").errors).toBeNull();
  expect(readPerson(child, "men").person).toBeNull();
});
