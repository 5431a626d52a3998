import { describe, expect, it } from "vitest";
import { likelyDistricts, noDistrict } from "../likely-districts";
import { deliveryPromise, DISTRICTS, districtOf, QUARTERS, TOWNS } from "../places";
import { DISTRICT_OFFERS, DISTRICT_SPELLINGS } from "./spellings";

describe("districts", () => {
  it("are thirty, each once, and every other name is the name of one place", () => {
    expect(new Set(DISTRICTS).size).toBe(30);
    const names = [
      ...DISTRICTS,
      ...Object.values(TOWNS).flat(),
      ...Object.values(QUARTERS).flat(),
    ].map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(new Set([...DISTRICT_SPELLINGS, ...DISTRICT_OFFERS].map(([typed]) => typed)).size).toBe(
      DISTRICT_SPELLINGS.length + DISTRICT_OFFERS.length,
    );
    expect(DISTRICT_SPELLINGS.length).toBeGreaterThanOrEqual(60);
  });

  it.each(DISTRICT_SPELLINGS)("%j means %s", (typed, district) => {
    expect(districtOf(typed)).toBe(district);
  });

  it.each(DISTRICT_OFFERS)("%j is none, and may mean %j", (typed, likely) => {
    expect(districtOf(typed)).toBeNull();
    expect(likelyDistricts(typed)).toEqual(likely);
  });

  it.each([
    ["Gasbo", "Did you mean Gasabo?"],
    ["Kigali", "Did you mean Gasabo, Kicukiro or Nyarugenge?"],
    ["Nya", "Please choose one of the 30 districts"],
    ["Paris", "Please choose one of the 30 districts"],
  ])("says of %j: %s", (typed, text) => {
    expect(noDistrict(typed)).toBe(text);
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
