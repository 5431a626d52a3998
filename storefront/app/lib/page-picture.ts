import type { ShownPicture } from "@strive/backend/contracts/content-parts";
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
  sources: { type: string; srcSet: string; sizes: string; media?: string }[];
}

interface Look {
  /** `<img sizes>`, by width over height. */
  sizes: (ratio: number) => string;
  isSaving: boolean;
  /** Which screens it is for; absent: all. */
  media?: string;
}

/** @returns undefined: there is none */
export function pagePicture(
  picture: { url: string; alt: string } | undefined,
  { sizes, isSaving, media }: Look,
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
      ...(media !== undefined && { media }),
    })),
  };
}

/** Of the hero: wide screens and the others, as `ui/hero-picture` has them. Shared, they would cost the first load an export. */
const [WIDE_SCREENS, NARROW_SCREENS] = ["(min-width: 48rem)", "(max-width: 47.99rem)"];
/** The start page's first view, which a picture fills: 130vw high on phones, at most 58vw on wider screens. */
const filling = (height: number) => (ratio: number) =>
  `${Math.max(100, Math.ceil(height * ratio))}vw`;
const [fillingTall, fillingWide] = [filling(130), filling(58)];

/** @returns undefined: there is none */
export function heroPicture(
  picture: ShownPicture | undefined,
  isSaving: boolean,
): PagePicture | undefined {
  const { alt = "", wide: url } = picture ?? {};
  const wide =
    url === undefined
      ? undefined
      : pagePicture({ url, alt }, { sizes: fillingWide, isSaving, media: WIDE_SCREENS });
  if (wide === undefined) {
    const sizes = (ratio: number) =>
      `(min-width: 48rem) ${fillingWide(ratio)}, ${fillingTall(ratio)}`;
    return pagePicture(picture, { sizes, isSaving });
  }
  const tall = pagePicture(picture, { sizes: fillingTall, isSaving, media: NARROW_SCREENS });
  return tall && { ...tall, sources: [...wide.sources, ...tall.sources] };
}

export const STORY_SIZES = "(min-width: 90rem) 530px, (min-width: 48rem) 37vw, 92vw";
