import { describe, expect, it } from "vitest";
import { canonicalPath, paths } from "./paths";

describe("canonicalPath", () => {
  it.each([
    ["/About", "/about"],
    ["/ABOUT/", "/about"],
    ["/cart", "/Cart"],
    ["/Checkout", "/checkout"],
    ["/Product/AbC", "/product/AbC"],
    ["/product/AbC/", "/product/AbC"],
    ["/Admin/Orders", "/admin/Orders"],
  ])("%s is %s", (typed, canonical) => {
    expect(canonicalPath(typed)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });

  it.each(["/", "/nowhere", "/Nowhere/", "//evil.example", "/art/Hero.webp"])(
    "leaves %s",
    (path) => {
      expect(canonicalPath(path)).toBe(path);
    },
  );

  it("leaves every link of the shop as it is", () => {
    const links = [paths.about(), paths.cart(), paths.product("p 1"), paths.checkout()];
    expect(links.map(canonicalPath)).toEqual(links);
  });
});
