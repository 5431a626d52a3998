import { describe, expect, it } from "vitest";
import { alertContactSchema, isEmailTyped } from "../alerts";

const read = (typed: string) => {
  const { data, error } = alertContactSchema.safeParse(typed);
  return data ?? error?.issues[0]?.message;
};

describe("a contact", () => {
  it.each([
    ["0788 123 456", "+250788123456"],
    ["+250 788 123 456", "+250788123456"],
    [" Aline@Example.RW ", "aline@example.rw"],
    ["é@example.rw", "é@example.rw"],
  ])("%s is kept as %s", (typed, kept) => {
    expect(read(typed)).toBe(kept);
  });

  it.each([
    ["", "Enter a phone number or an email"],
    ["0788 123", "A phone number has 10, like 0788 123 456."],
    ["+32 470 12 34 56", "Enter a mobile number of Rwanda, or an email"],
    ["aline", "Please enter a valid email address"],
  ])("%j is refused", (typed, message) => {
    expect(read(typed)).toContain(message);
  });

  it("is an address as soon as it has a letter or an @", () => {
    expect(["0788", "+250", "a", "@"].map(isEmailTyped)).toEqual([false, false, true, true]);
  });
});
