import { parseImageUrl } from "../../../contracts/image-url";
import { markup, type Html } from "./html";

/** A picture as a mail shows it, in CSS pixels. */
export interface Picture {
  /** Absolute. */
  url: string;
  width: number;
  height: number;
  /** Shows while it loads, and behind `alt` if pictures are not loaded. */
  ground: string;
  alt: string;
}

/** The box every piece's picture fits into. */
const WIDTH = 64;
const HEIGHT = 96;

/**
 * A piece's picture, from its smallest file. Only the shop's own: any other host would learn who
 * opens the mail, and when. @param image address as in the order
 * @param shopUrl public origin of the shop
 */
export function pictureOf(image: string | null, alt: string, shopUrl: string): Picture | null {
  const parsed = image === null ? null : parseImageUrl(image);
  const file = parsed?.sources
    .find(({ type }) => type === "image/webp")
    ?.srcset.split(" ")
    .at(0);
  if (!parsed || file === undefined || !URL.canParse(file, shopUrl)) return null;
  const url = new URL(file, shopUrl);
  if (!/^https?:$/.test(url.protocol)) return null;
  const scale = Math.min(WIDTH / parsed.width, HEIGHT / parsed.height);
  const pixels = (full: number) => Math.max(1, Math.round(full * scale));
  return {
    url: url.href,
    width: pixels(parsed.width),
    height: pixels(parsed.height),
    ground: parsed.placeholder,
    alt,
  };
}

/** A mail program that loads no pictures shows the words in its place. */
export const pictureTag = ({ url, width, height, ground, alt }: Picture): Html => markup`<img
  src="${url}"
  width="${width}"
  height="${height}"
  alt="${alt}"
  style="display:block;width:${width}px;height:${height}px;border:0;background:${ground};font-family:sans-serif;font-size:11px;line-height:13px;color:#191614"
/>`;
