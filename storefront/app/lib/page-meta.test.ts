import { afterEach, describe, expect, it, vi } from "vitest";
import { pageMeta } from "./page-meta";

const ORIGIN = "https://strive.rw";
const matches = [{ id: "root", loaderData: { shopUrl: ORIGIN } }];
const about = { title: "About Us", path: "/about" };

afterEach(() => void vi.unstubAllEnvs());

describe("the head of a page", () => {
  it("has its canonical URL, and a preview with the shop's picture", () => {
    expect(pageMeta(matches, about)).toEqual(
      expect.arrayContaining([
        { title: "About Us · STRIVE" },
        { property: "og:title", content: "About Us · STRIVE" },
        { property: "og:type", content: "website" },
        { property: "og:url", content: `${ORIGIN}/about` },
        { property: "og:image", content: `${ORIGIN}/art/hero-wide-1080.webp` },
        { name: "twitter:card", content: "summary_large_image" },
        { tagName: "link", rel: "canonical", href: `${ORIGIN}/about` },
      ]),
    );
  });

  it("can have its own picture and type", () => {
    const tags = pageMeta(matches, { ...about, image: "/uploads/a.webp", type: "product" });
    expect(tags).toContainEqual({ property: "og:image", content: `${ORIGIN}/uploads/a.webp` });
    expect(tags).toContainEqual({ property: "og:type", content: "product" });
  });

  it("without a path is not indexed", () => {
    const tags = pageMeta(matches, { title: "Cart", path: null });
    expect(tags).toContainEqual({ name: "robots", content: "noindex" });
    expect(JSON.stringify(tags)).not.toContain("og:url");
    expect(JSON.stringify(tags)).not.toContain("canonical");
  });

  it("names the page in every language, and whose it is for everybody else", () => {
    const alternates = [
      ["en", "/about"],
      ["fr", "/fr/about"],
      ["rw", "/rw/about"],
      ["x-default", "/about"],
    ].map(([hrefLang, path]) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang,
      href: ORIGIN + path,
    }));
    vi.stubEnv("SSR", true);
    expect(pageMeta(matches, about)).toEqual(expect.arrayContaining(alternates));
  });

  it("names no picture while the origin is unknown", () => {
    expect(JSON.stringify(pageMeta([], about))).not.toContain("og:image");
  });
});
