import { SHOP_LEGAL } from "@strive/backend/contracts/shop-legal";
import { afterEach, describe, expect, it } from "vitest";
import { heroSources } from "~/ui/hero-picture";
import { shownContent } from "./shown-content";

const since = "2026-11-20T08:30:00.000Z";
const told = { texts: { en: { companyName: "Isimbi Ltd" } }, link: null, pictures: [], since };
const nothing = { texts: {}, link: null, pictures: [], since };

describe("who sells", () => {
  afterEach(() => {
    delete SHOP_LEGAL.tin;
  });

  it("is nothing, on pages that carry nothing, until somebody tells", () => {
    expect(shownContent(undefined)).toBeUndefined();
    expect(shownContent({ seller: nothing })).toBeUndefined();
  });

  it("is what the shop was made with, and instead of it what staff told", () => {
    SHOP_LEGAL.tin = "987654321";
    expect(shownContent(undefined)).toEqual({ seller: { tin: "987654321" } });
    expect(shownContent({ seller: nothing })).toEqual({ seller: { tin: "987654321" } });
    expect(shownContent({ seller: told })).toEqual({ seller: { companyName: "Isimbi Ltd" } });
  });
});

it("leaves pages of their own to themselves", () => {
  const terms = { texts: { en: { title: "Terms" } }, link: null, pictures: [], since };
  expect(shownContent({ terms })).toBeUndefined();
});

describe("a picture of staff's own", () => {
  const url = "/uploads/0123456789abcdef01234567-1600x1200-8a6d3b.webp";
  const texts = { en: { alt: "Two jackets" }, rw: { alt: "Amakoti abiri" } };
  const body = { texts: {}, link: null, pictures: [{ url, texts }], since };

  it("comes in every width, as wide as it has to be to fill the first view", () => {
    const picture = shownContent({ hero: body })?.hero?.picture;
    expect(picture).toMatchObject({ src: url, alt: "Two jackets", width: 1600, height: 1200 });
    expect(picture?.sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
    expect(picture?.sources[0]?.srcSet).toMatch(/\.320\.avif 320w, .*\.1600\.avif 1600w$/);
    // On a phone the view is 100vw wide and 130vw high: of 4:3, 174vw are needed.
    expect(picture?.sources[0]?.sizes).toBe("(min-width: 48rem) 100vw, 174vw");
  });

  it("has another for wide screens, and no screen is offered the other's", () => {
    const wide = "/uploads/abcdef012345670123456789-1600x900-2c3440.webp";
    const both = { ...body, pictures: [{ url, wide, texts }] };
    const picture = shownContent({ hero: both })?.hero?.picture;
    expect(picture).toMatchObject({ src: url, alt: "Two jackets" });
    const own = heroSources(false).map(({ type, media }) => [type, media]);
    expect(own).toHaveLength(4);
    expect(picture?.sources.map(({ type, media }) => [type, media])).toEqual(own);
    expect(picture?.sources.map(({ sizes }) => sizes)).toEqual([
      "104vw",
      "104vw",
      "174vw",
      "174vw",
    ]);
    expect(picture?.sources[0]?.srcSet).toContain(wide.replace(".webp", ".320.avif 320w"));
    expect(picture?.sources[2]?.srcSet).toContain(url.replace(".webp", ".320.avif 320w"));
  });

  it("serves all screens where the wide one is the same", () => {
    const one = { ...body, pictures: [{ url, texts }] };
    const same = { ...body, pictures: [{ url, wide: url, texts }] };
    expect(shownContent({ hero: same })).toEqual(shownContent({ hero: one }));
  });

  it("comes small for who saves data", () => {
    const sources = shownContent({ hero: body, story: body }, true)?.hero?.picture?.sources;
    expect(sources?.[0]?.srcSet.split(", ")).toHaveLength(2);
  });

  it("is the shop's own where its address is none of a stored picture", () => {
    const strange = { ...body, pictures: [{ url: "https://elsewhere.example/a.webp", texts }] };
    expect(shownContent({ story: strange })).toEqual({ story: {} });
  });
});
