import { expect, it } from "vitest";
import type { ShopContext } from "~/lib/shop-context";
import { readFilters } from "../features/catalogue/filters";
import { shopData } from "../features/landing/shop-data";

const contextOf = (facts: Partial<ShopContext> = {}): ShopContext => ({
  apiFetch: () => Promise.reject(new Error("Nothing is asked for")),
  shopUrl: "https://strive.rw",
  ...facts,
});

it("names the shop and its other profiles", () => {
  const [organization] = shopData(contextOf())["@graph"];
  expect(organization).toMatchObject({
    "@type": "Organization",
    name: "STRIVE",
    url: "https://strive.rw/",
    logo: "https://strive.rw/icon-512.png",
    contactPoint: { email: "hello@strive.example", telephone: "+250 788 000 000" },
    hasMerchantReturnPolicy: {
      applicableCountry: "RW",
      merchantReturnDays: 7,
      merchantReturnLink: "https://strive.rw/returns",
    },
  });
  expect(organization).toMatchObject({
    sameAs: expect.arrayContaining(["https://www.tiktok.com/@strive.kgl"]) as unknown,
  });
  expect(organization).not.toHaveProperty("legalName");
  expect(shopData(contextOf({ siteName: "Imyenda" }))["@graph"][0]).toMatchObject({
    name: "Imyenda",
  });
});

it("searches as the shop itself does", () => {
  const [, site] = shopData(contextOf())["@graph"];
  const action = site && "potentialAction" in site ? site.potentialAction : undefined;
  expect(action?.["@type"]).toBe("SearchAction");
  const url = new URL(String(action?.target.urlTemplate).replace("{search_term_string}", "tee"));
  expect(readFilters(url.searchParams).q).toBe("tee");
});
