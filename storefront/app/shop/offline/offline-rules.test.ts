import { describe, expect, it } from "vitest";
import { timeText } from "./time-text";
import { inLanguage, isCatalogue, productOf, wantedIn } from "./wanted-page";

const SHOP = "https://shop.example";
const wanted = (page: string) => wantedIn(`?page=${encodeURIComponent(page)}`, SHOP);

describe("the page that somebody wanted", () => {
  it("is one of this site", () => {
    expect(wanted("/product/x?size=M")).toBe("/product/x?size=M");
    expect(wanted("https://shop.example/about")).toBe("/about");
    for (const page of [
      "//evil.example/",
      "https://evil.example/",
      "javascript:alert(1)",
      "\\\\evil",
    ]) {
      expect(wanted(page)).toBeNull();
    }
    expect(wantedIn("", SHOP)).toBeNull();
  });

  it("is the catalogue, a product, or another", () => {
    expect([productOf("/product/a%20b?size=M"), productOf("/about")]).toEqual(["a b", null]);
    expect([isCatalogue("/?q=tee"), isCatalogue("/about")]).toEqual([true, false]);
    expect([inLanguage("/?q=tee"), inLanguage("/about")]).toEqual(["/?q=tee", "/about"]);
  });
});

it("names the time of today, and the day of another", () => {
  const now = Date.UTC(2026, 10, 27, 12, 30);
  expect(timeText(Date.UTC(2026, 10, 27, 12, 5), now)).toBe("14:05");
  expect(timeText(Date.UTC(2026, 10, 26, 21, 59), now)).toBe("26/11 23:59");
  // In Kigali the day begins two hours earlier.
  expect(timeText(Date.UTC(2026, 10, 26, 22, 0), now)).toBe("00:00");
});
