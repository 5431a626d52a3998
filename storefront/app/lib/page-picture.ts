import { parseImageUrl } from "@strive/backend/contracts/image-url";
import { savingWidths } from "./data-saving";

/** A picture of staff's own, ready to be shown: no first page needs code for it. */
export interface PagePicture {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Shown while it loads. */
  ground: string;
  /** Best first. */
  sources: { type: string; srcSet: string; sizes: string }[];
}

interface Look {
  /** `<img sizes>`, by width over height. */
  sizes: (ratio: number) => string;
  isSaving: boolean;
}

/** @returns undefined: there is none */
export function pagePicture(
  picture: { url: string; alt: string } | undefined,
  { sizes, isSaving }: Look,
): PagePicture | undefined {
  const parsed = picture && parseImageUrl(picture.url);
  if (!parsed) return undefined;
  const { width, height, placeholder: ground, sources } = parsed;
  return {
    ...{ src: picture.url, alt: picture.alt, width, height, ground },
    sources: sources.map(({ type, srcset }) => ({
      type,
      srcSet: isSaving ? savingWidths(srcset, true) : srcset,
      sizes: sizes(width / height),
    })),
  };
}

/** The start page's first view, which a picture fills: 130vw high on phones, at most 58vw on wider screens. */
export const heroSizes = (ratio: number): string =>
  `(min-width: 48rem) ${Math.max(100, Math.ceil(58 * ratio))}vw, ${Math.max(100, Math.ceil(130 * ratio))}vw`;
export const STORY_SIZES = "(min-width: 90rem) 530px, (min-width: 48rem) 37vw, 92vw";
