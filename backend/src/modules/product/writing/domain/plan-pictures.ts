import { MAX_IMAGES, TOO_MANY_IMAGES } from "../../../../contracts/catalogue-writes";
import type { ImportedImage, ImportProblem } from "../../../../contracts/imported-product";

/** A picture that a product has. */
export interface HeldPicture {
  id: string;
  /** `/uploads/…`; elsewhere for one that Medusa's dashboard was given. */
  url: string;
  /** What the file that brought it called it; null for one that was uploaded. */
  source: string | null;
  /** The one colour it shows, as variants have it; null: none in particular. */
  color: string | null;
  /** What it shows, see `ImageView`; null: nobody says. */
  view: string | null;
}

/** A picture a product should have; `id` null: it does not have it yet. */
export interface Picture extends Omit<HeldPicture, "id"> {
  id: string | null;
}

export interface PicturePlan {
  /** Pictures after the import, in their order. */
  pictures: Picture[];
  isChanged: boolean;
  /** Sources that must be fetched first. */
  missing: string[];
  problems: ImportProblem[];
}

const isOwn = (source: string) => source.startsWith("/uploads/");

/** What a file must name for a picture that this shop shares between products. */
export const sharedUrls = (images: readonly ImportedImage[] = []): string[] =>
  images.flatMap(({ source }) => (isOwn(source) ? [source] : []));

const isOther = (pictures: readonly Picture[], held: readonly HeldPicture[]) =>
  pictures.length !== held.length ||
  pictures.some(({ id, color }, at) => id !== held[at]?.id || color !== held[at]?.color);

/**
 * Puts pictures in the order of their sources. Those no source names go, but not while others have
 * yet to come: no product loses its pictures because an address does not answer. @param colors
 * pictures should show, by source; absent: unchanged
 */
export function arrange(
  held: readonly HeldPicture[],
  sources: readonly string[],
  pictureOf: (source: string) => Picture | undefined,
  colors: ReadonlyMap<string, string | null> = new Map(),
): Pick<PicturePlan, "pictures" | "isChanged" | "missing"> {
  const named = new Map<Picture, Picture>();
  const missing: string[] = [];
  for (const source of new Set(sources)) {
    const picture =
      held.find((one) => one.source === source || one.url === source) ?? pictureOf(source);
    const color = colors.get(source);
    if (!picture) missing.push(source);
    else if (!named.has(picture)) {
      named.set(picture, color === undefined ? picture : { ...picture, color });
    }
  }
  const others = missing.length > 0 ? held.filter((one) => !named.has(one)) : [];
  const pictures = [...named.values(), ...others].slice(0, MAX_IMAGES);
  return { pictures, isChanged: isOther(pictures, held), missing };
}

/**
 * What an import makes of a product's pictures.
 * @param colors see `arrange`
 * @param isKnown whether this shop has a picture at a `/uploads/…` address
 */
export function planPictures(
  held: readonly HeldPicture[],
  images: readonly ImportedImage[] | undefined,
  isKnown: (url: string) => boolean,
  colors: ReadonlyMap<string, string | null> = new Map(),
): PicturePlan {
  if (!images || images.length === 0) {
    const pictures = held.map((picture) => {
      const name = [picture.url, picture.source].find((one) => one !== null && colors.has(one));
      return name ? { ...picture, color: colors.get(name) ?? null } : picture;
    });
    return { pictures, isChanged: isOther(pictures, held), missing: [], problems: [] };
  }
  const byUrl = new Map<string, Picture>(
    sharedUrls(images).flatMap((url) =>
      isKnown(url) ? [[url, { id: null, url, source: null, color: null, view: null }]] : [],
    ),
  );
  const plan = arrange(
    held,
    images.map(({ source }) => source),
    (source) => byUrl.get(source),
    colors,
  );
  const lost = new Set(plan.missing.filter(isOwn));
  const problems = images
    .filter(({ source }) => lost.has(source))
    .map(({ row, source }) => ({
      row,
      column: "Image Src",
      message: `There is no picture ${source}`,
    }));
  const distinct = images.filter(
    ({ source }, at) => images.findIndex((other) => other.source === source) === at,
  );
  const beyond = distinct[MAX_IMAGES];
  if (beyond) problems.push({ row: beyond.row, column: "Image Src", message: TOO_MANY_IMAGES });
  return { ...plan, problems };
}
