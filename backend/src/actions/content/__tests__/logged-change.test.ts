import { describe, expect, it } from "vitest";
import type { ContentVersion } from "../../../contracts/content";
import type { ContentPicture } from "../../../contracts/content-parts";
import { loggedChange } from "../logged-change";

const NOW = "2026-11-20T08:30:00.000Z";
const LATER = "2026-12-01T06:00:00.000Z";

const versionOf = (changes: Partial<ContentVersion>): ContentVersion => ({
  ...{ id: "content_1", part: "gallery", texts: {}, link: null, pictures: [] },
  ...{ starts_at: NOW, ends_at: null, published_at: NOW },
  ...{ published_by: "diane@strive.rw", is_withdrawn: false },
  ...changes,
});
const galleryOf = (...pictures: ContentPicture[]) => versionOf({ pictures });
const changeOf = (was: ContentPicture[], is: ContentPicture[], names: [string, string][] = []) =>
  loggedChange(galleryOf(...was), galleryOf(...is), new Map(names));

const A = { url: "/art/plate-01-800.webp", texts: {} };
const B = { url: "/art/plate-02-800.webp", texts: { en: { title: "Sun", alt: "A dress" } } };
const C = { url: "/uploads/c.webp", texts: { en: { title: "Rain" }, rw: { title: "Imvura" } } };

describe("a change of pictures", () => {
  it("is nothing where nothing differs", () => {
    expect(changeOf([A, B, C], [A, B, C])).toEqual({ before: {}, after: {} });
  });

  it("is an order where the same pictures stand otherwise, and nothing of each", () => {
    expect(changeOf([A, B, C], [C, A, B])).toEqual({
      before: { order: [A.url, "Sun", "Rain"] },
      after: { order: ["Rain", A.url, "Sun"] },
    });
  });

  it("is which there are where one comes or goes, and what is said of the new one", () => {
    expect(changeOf([A, B], [A, C])).toEqual({
      before: { pictures: [A.url, "Sun"], texts: {} },
      after: {
        pictures: [A.url, "Rain"],
        texts: { Rain: { "en.title": "Rain", "rw.title": "Imvura" } },
      },
    });
  });

  it("is the texts that differ, under the newest title of their picture", () => {
    const named = {
      ...B,
      texts: { en: { title: "Summer", alt: "A dress" }, fr: { title: "Été" } },
    };
    expect(changeOf([A, B], [A, named])).toEqual({
      before: { texts: { Summer: { "en.title": "Sun", "fr.title": null } } },
      after: { texts: { Summer: { "en.title": "Summer", "fr.title": "Été" } } },
    });
    expect(changeOf([A, named], [A, { ...named, texts: { en: named.texts.en } }])).toEqual({
      before: { texts: { Summer: { "fr.title": "Été" } } },
      after: { texts: { Summer: { "fr.title": null } } },
    });
  });

  it("is the points of those whose points differ, by their products' names", () => {
    const point = { x: 0.25, y: 0.905, product_id: "prod_1" };
    const pointed = { ...B, points: [point, { ...point, product_id: "prod_gone" }] };
    expect(changeOf([A, B], [A, pointed], [["prod_1", "Tee"]])).toEqual({
      before: { points: { Sun: [] } },
      after: { points: { Sun: ["Tee, 25% 90.5%", "prod_gone, 25% 90.5%"] } },
    });
    expect(changeOf([pointed], [{ ...pointed, points: [point] }], [["prod_1", "Tee"]])).toEqual({
      before: { points: { Sun: ["Tee, 25% 90.5%", "prod_gone, 25% 90.5%"] } },
      after: { points: { Sun: ["Tee, 25% 90.5%"] } },
    });
  });

  it("tells pictures apart that are there twice, or have the same title", () => {
    const twin = { ...C, texts: B.texts };
    expect(changeOf([A, B], [A, A, B, twin]).after["pictures"]).toEqual([
      A.url,
      `${A.url} 2`,
      B.url,
      C.url,
    ]);
  });

  it("is the wide one of a picture, too", () => {
    expect(changeOf([A], [{ ...A, wide: "/uploads/w.webp" }])).toEqual({
      before: { pictures: [A.url] },
      after: { pictures: [A.url, "/uploads/w.webp"] },
    });
    expect(changeOf([A], [{ ...A, wide: A.url }])).toEqual({ before: {}, after: {} });
  });
});

describe("a change of a part", () => {
  const hero = (changes: Partial<ContentVersion>) => versionOf({ part: "hero", ...changes });

  it("is all of it where nothing was there before", () => {
    const first = hero({ texts: { en: { line: "Rain" } }, link: "/about", pictures: [B] });
    expect(loggedChange(undefined, first, new Map())).toEqual({
      before: null,
      after: {
        ...{ "en.line": "Rain", link: "/about", pictures: ["Sun"], starts_at: NOW },
        texts: { Sun: { "en.title": "Sun", "en.alt": "A dress" } },
      },
    });
  });

  it("is what differs, when it begins if that is later, and when it ends", () => {
    const was = hero({ texts: { en: { line: "Rain", button: "Go" } }, link: "/about" });
    const is = hero({ texts: { en: { line: "Sun" }, fr: { line: "Soleil" } }, starts_at: LATER });
    expect(loggedChange(was, { ...is, ends_at: LATER }, new Map())).toEqual({
      before: { "en.line": "Rain", "en.button": "Go", "fr.line": null, link: "/about" },
      after: {
        ...{ "en.line": "Sun", "en.button": null, "fr.line": "Soleil", link: null },
        ...{ starts_at: LATER, ends_at: LATER },
      },
    });
  });

  it("keeps the beginning of a long text", () => {
    const long = versionOf({ part: "terms", texts: { en: { text: "x".repeat(900) } } });
    expect(loggedChange(versionOf({ part: "terms" }), long, new Map()).after).toEqual({
      "en.text": `${"x".repeat(400)}…`,
    });
  });
});
