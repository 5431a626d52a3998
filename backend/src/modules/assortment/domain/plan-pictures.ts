import { MAX_IMAGES, TOO_MANY_IMAGES } from "../../../contracts/catalogue-writes";
import type { ImportedImage, ImportProblem } from "../../../contracts/imported-product";

/** A picture that a product has. */
export interface HeldPicture {
  id: string;
  /** `/uploads/…`; elsewhere for one that Medusa's dashboard was given. */
  url: string;
  /** What the file that brought it called it; null for one that was uploaded. */
  source: string | null;
}

/** A picture that a product shall have; `id` null: it does not have it yet. */
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

/**
 * Puts pictures in the order of their sources. Those that no source names go, but not while others
 * have yet to come: a product is not left without pictures because an address does not answer.
 */
export function arrange(
  held: readonly HeldPicture[],
  sources: readonly string[],
  pictureOf: (source: string) => Picture | undefined,
): Pick<PicturePlan, "pictures" | "isChanged" | "missing"> {
  const named = new Set<Picture>();
  const missing: string[] = [];
  for (const source of new Set(sources)) {
    const picture =
      held.find((one) => one.source === source || one.url === source) ?? pictureOf(source);
    if (picture) named.add(picture);
    else missing.push(source);
  }
  const others = missing.length > 0 ? held.filter((one) => !named.has(one)) : [];
  const pictures = [...named, ...others].slice(0, MAX_IMAGES);
  const isChanged =
    pictures.length !== held.length || pictures.some(({ id }, at) => id !== held[at]?.id);
  return { pictures, isChanged, missing };
}

/**
 * What an import makes of a product's pictures.
 * @param isKnown whether this shop has a picture at a `/uploads/…` address
 */
export function planPictures(
  held: readonly HeldPicture[],
  images: readonly ImportedImage[] | undefined,
  isKnown: (url: string) => boolean,
): PicturePlan {
  if (!images || images.length === 0) {
    return { pictures: [...held], isChanged: false, missing: [], problems: [] };
  }
  const byUrl = new Map<string, Picture>(
    sharedUrls(images).flatMap((url) =>
      isKnown(url) ? [[url, { id: null, url, source: null }]] : [],
    ),
  );
  const plan = arrange(
    held,
    images.map(({ source }) => source),
    (source) => byUrl.get(source),
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
