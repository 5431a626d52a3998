import { describe, expect, it } from "vitest";
import { normalizePhone } from "../phone";
import { deliveryPromise, DISTRICTS, districtOf } from "../places";

describe("districts", () => {
  it("are thirty, each once", () => {
    expect(new Set(DISTRICTS).size).toBe(30);
  });

  it.each([
    ["Gasabo", "Gasabo"],
    [" gasabo ", "Gasabo"],
    ["Gisenyi", "Rubavu"],
    ["BUTARE", "Huye"],
    ["Nairobi", null],
    ["", null],
  ])("%j means %s", (typed, district) => {
    expect(districtOf(typed)).toBe(district);
  });

  it.each([
    ["Gasabo", "1-2"],
    ["Kicukiro", "1-2"],
    ["Nyarugenge", "1-2"],
    ["Musanze", "3-5"],
    ["nowhere", "3-5"],
  ])("delivery to %s takes %s business days", (district, days) => {
    expect(deliveryPromise(district)).toBe(days);
  });
});

describe("normalizePhone", () => {
  it.each([
    ["0788 123 456", "+250788123456"],
    ["788123456", "+250788123456"],
    ["250788123456", "+250788123456"],
    ["+250 788-123-456", "+250788123456"],
    ["(0728) 000.000", "+250728000000"],
    ["+32 470 12 34 56", "+32470123456"],
    ["+250 188 123 456", null],
    ["+25078812345", null],
    ["12345", null],
    ["call me", null],
    ["", null],
    ["+0123456789", null],
  ])("%j becomes %s", (typed, phone) => {
    expect(normalizePhone(typed)).toBe(phone);
  });
});
