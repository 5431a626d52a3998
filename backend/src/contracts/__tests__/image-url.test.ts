import { describe, expect, it } from "vitest";
import {
  buildImageUrl,
  imageFileName,
  imageFileNames,
  jpegPath,
  outputWidths,
  parseImageUrl,
  parseJpegName,
} from "../image-url";

const name = { id: "0123456789abcdef0123", width: 800, height: 1000, placeholder: "#d9d3c7" };
const url = "/uploads/0123456789abcdef0123-800x1000-d9d3c7.webp";

describe("output widths", () => {
  it.each([
    [200, [200]],
    [320, [320]],
    [321, [321]],
    [356, [320, 356]],
    [800, [320, 480, 800]],
    [900, [320, 480, 768, 900]],
    [1600, [320, 480, 768, 1080, 1600]],
    [4000, [320, 480, 768, 1080, 1600]],
  ])("a source of %i px", (width, expected) => {
    expect(outputWidths(width)).toEqual(expected);
  });
});

describe("building", () => {
  it("writes size and placeholder into the URL", () => {
    expect(buildImageUrl(name)).toBe(url);
    expect(buildImageUrl(name, "https://cdn.example/p/")).toBe(
      "https://cdn.example/p/0123456789abcdef0123-800x1000-d9d3c7.webp",
    );
  });

  it("gives the largest WebP the main name", () => {
    expect(imageFileName(name, 800, "webp")).toBe("0123456789abcdef0123-800x1000-d9d3c7.webp");
    expect(imageFileName(name, 800, "avif")).toBe("0123456789abcdef0123-800x1000-d9d3c7.800.avif");
    expect(imageFileName(name, 480, "webp")).toBe("0123456789abcdef0123-800x1000-d9d3c7.480.webp");
  });

  it.each([
    { ...name, id: "../../etc/passwd00" },
    { ...name, id: "short" },
    { ...name, width: 0 },
    { ...name, height: 1.5 },
    { ...name, placeholder: "d9d3c7a" },
    { ...name, placeholder: "#D9D3C7" },
  ])("refuses a name that could not be read back: %o", (bad) => {
    expect(() => buildImageUrl(bad)).toThrow(RangeError);
  });
});

describe("parsing", () => {
  it("reads back what was built, AVIF first", () => {
    const stem = url.slice(0, -".webp".length);
    expect(parseImageUrl(url)).toEqual({
      width: 800,
      height: 1000,
      placeholder: "#d9d3c7",
      sources: [
        {
          type: "image/avif",
          srcset: `${stem}.320.avif 320w, ${stem}.480.avif 480w, ${stem}.800.avif 800w`,
        },
        {
          type: "image/webp",
          srcset: `${stem}.320.webp 320w, ${stem}.480.webp 480w, ${url} 800w`,
        },
      ],
    });
  });

  it("keeps an origin in front", () => {
    const parsed = parseImageUrl(`https://cdn.example${url}`);
    expect(parsed?.sources[1]?.srcset).toContain(`https://cdn.example${url} 800w`);
  });

  it("lists the files behind a URL, the main one last", () => {
    const files = imageFileNames(url);
    expect(files).toHaveLength(6);
    expect(new Set(files).size).toBe(6);
    expect(`/uploads/${files.at(-1)}`).toBe(url);
  });

  it.each([
    "",
    "/uploads/photo.jpg",
    "/uploads/0123456789abcdef0123.webp",
    "/uploads/0123456789abcdef0123-800x1000-d9d3c7.480.webp",
    "/uploads/0123456789abcdef0123-800x1000-d9d3c7.avif",
    "/uploads/0123456789abcdef0123-0x1000-d9d3c7.webp",
    "/uploads/0123456789abcdef0123-1601x1000-d9d3c7.webp",
    "/uploads/0123456789ABCDEF0123-800x1000-d9d3c7.webp",
    "/uploads/0123456789abcdef0123-800x1000-d9d3c7.webp?x=1",
  ])("answers null for %s", (other) => {
    expect(parseImageUrl(other)).toBeNull();
    expect(imageFileNames(other)).toEqual([]);
  });

  it.each(["whole", "card"] as const)("has a name as JPEG, %s, that leads back to it", (shape) => {
    const path = jpegPath(`https://cdn.example${url}`, shape) ?? "";
    expect(path).toMatch(/^\/uploads\/.*\.jpg$/);
    expect(parseJpegName(path.slice("/uploads/".length))).toEqual({
      main: url.slice("/uploads/".length),
      shape,
      placeholder: "#d9d3c7",
    });
  });

  it("knows no JPEG of other pictures", () => {
    expect(jpegPath("https://elsewhere.example/a.webp", "whole")).toBeNull();
    const stem = url.slice("/uploads/".length, -".webp".length);
    for (const name of [
      `${stem}.webp`,
      `${stem}.480.jpg`,
      `${stem}.card.jpg.jpg`,
      `../${stem}.jpg`,
      "a.jpg",
    ]) {
      expect(parseJpegName(name), name).toBeNull();
    }
  });
});
