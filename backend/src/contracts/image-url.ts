/**
 * The naming contract of stored pictures. Everything a page needs to show a picture without layout
 * shift (size, ground colour, every generated width) is readable from its one URL, so no table and
 * no extra request is involved.
 *
 *   main file   {base}{id}-{w}x{h}-{rrggbb}.webp            the largest WebP
 *   the others  {base}{id}-{w}x{h}-{rrggbb}.{width}.{type}  every AVIF, and WebP below the largest
 *
 * w and h are the intrinsic pixels of the largest output; rrggbb is the colour to show while loading.
 */

const IMAGE_WIDTHS = [320, 480, 768, 1080, 1600] as const;
export const MAX_IMAGE_WIDTH = 1600;
export const UPLOADS_PATH = "/uploads/";

export type ImageType = "avif" | "webp";

export interface ImageName {
  /** Lower-case letters and digits only, 16 to 64 of them. */
  id: string;
  width: number;
  height: number;
  /** "#rrggbb" */
  placeholder: string;
}

export interface ImageSource {
  type: "image/avif" | "image/webp";
  srcset: string;
}

export interface ParsedImage {
  width: number;
  height: number;
  /** "#rrggbb" */
  placeholder: string;
  /** In the order of a <picture>: AVIF first. */
  sources: ImageSource[];
}

const STEM = /^([a-z0-9]{16,64})-([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{6})$/;
const PLACEHOLDER = /^#[0-9a-f]{6}$/;

/** A step this close to the picture's own width would cost its bytes and show no difference. */
const CLOSE_TO_OWN = 0.9;

/** The widths a picture is stored in, ascending: the fixed steps below its own width, then its own. */
export function outputWidths(width: number): number[] {
  const largest = Math.min(width, MAX_IMAGE_WIDTH);
  return [...IMAGE_WIDTHS.filter((step) => step < largest * CLOSE_TO_OWN), largest];
}

function stemOf(name: ImageName): string {
  const stem = `${name.id}-${name.width}x${name.height}-${name.placeholder.slice(1)}`;
  if (!STEM.test(stem) || !PLACEHOLDER.test(name.placeholder)) {
    throw new RangeError(`Not a valid picture name: ${stem}`);
  }
  return stem;
}

function fileOf(stem: string, largest: number, width: number, type: ImageType): string {
  return type === "webp" && width === largest ? `${stem}.webp` : `${stem}.${width}.${type}`;
}

/** The file name of one output. @throws RangeError when the name could not be parsed back. */
export function imageFileName(name: ImageName, width: number, type: ImageType): string {
  return fileOf(stemOf(name), name.width, width, type);
}

/** The main URL. @throws RangeError when the name could not be parsed back. */
export function buildImageUrl(name: ImageName, base: string = UPLOADS_PATH): string {
  return `${base}${stemOf(name)}.webp`;
}

function split(url: string): { base: string; stem: string; name: ImageName } | null {
  if (!url.endsWith(".webp")) return null;
  const slash = url.lastIndexOf("/") + 1;
  const stem = url.slice(slash, -".webp".length);
  const [, id, width, height, colour] = STEM.exec(stem) ?? [];
  if (!id || !width || !height || !colour) return null;
  const name = { id, width: Number(width), height: Number(height), placeholder: `#${colour}` };
  if (name.width > MAX_IMAGE_WIDTH) return null;
  return { base: url.slice(0, slash), stem, name };
}

/**
 * Reads a main URL (any origin or folder in front of the file name). Null for every URL that does
 * not follow the contract, such as a picture hosted elsewhere: show that one as a plain <img>.
 */
export function parseImageUrl(url: string): ParsedImage | null {
  const parts = split(url);
  if (!parts) return null;
  const { base, stem, name } = parts;
  const srcset = (type: ImageType): string =>
    outputWidths(name.width)
      .map((width) => `${base}${fileOf(stem, name.width, width, type)} ${width}w`)
      .join(", ");
  return {
    width: name.width,
    height: name.height,
    placeholder: name.placeholder,
    sources: [
      { type: "image/avif", srcset: srcset("avif") },
      { type: "image/webp", srcset: srcset("webp") },
    ],
  };
}

/** Every file name behind a main URL, the main file last; empty when the URL is not ours. */
export function imageFileNames(url: string): string[] {
  const parts = split(url);
  if (!parts) return [];
  const { stem, name } = parts;
  const widths = outputWidths(name.width);
  return (["avif", "webp"] as const).flatMap((type) =>
    widths.map((width) => fileOf(stem, name.width, width, type)),
  );
}

/** What other programs show of a picture: all of it, or a card as link previews have it. */
export type JpegShape = "whole" | "card";
/** Pixels of a link preview's picture (ogp.me; Facebook's "Images in Link Shares"). */
export const PREVIEW_CARD = { width: 1200, height: 630 } as const;

const JPEG = /^([^/]+?)(\.card)?\.jpg$/;

/**
 * Path of a picture as JPEG, which every list and preview reads; the shop makes it when it is asked for.
 * Null for a picture that is not the shop's.
 */
export function jpegPath(url: string, shape: JpegShape): string | null {
  const parts = split(url);
  return parts && `${UPLOADS_PATH}${parts.stem}${shape === "card" ? ".card" : ""}.jpg`;
}

/** What the file name of such a JPEG asks for; null: it is none. */
export function parseJpegName(
  name: string,
): { main: string; shape: JpegShape; placeholder: string } | null {
  const [, stem, card] = JPEG.exec(name) ?? [];
  const parts = stem === undefined ? null : split(`${stem}.webp`);
  if (!parts) return null;
  const { placeholder } = parts.name;
  return { main: `${parts.stem}.webp`, shape: card ? "card" : "whole", placeholder };
}
