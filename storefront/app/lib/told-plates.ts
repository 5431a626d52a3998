import { OWN_PLATE, type ContentPicture } from "@strive/backend/contracts/content-parts";
import { parseImageUrl } from "@strive/backend/contracts/image-url";
import type { Language } from "@strive/backend/contracts/languages";
import { ownPlate, type Plate } from "./plates";

function plateOf({ url }: ContentPicture): Omit<Plate, "number"> | null {
  const own = OWN_PLATE.exec(url)?.[1];
  if (own !== undefined) return ownPlate(Number(own));
  const parsed = parseImageUrl(url);
  if (parsed === null) return null;
  const sources = parsed.sources.map(({ type, srcset }) => ({ type, srcSet: srcset }));
  return { name: "", alt: "", ground: parsed.placeholder, src: url, sources };
}

/** The gallery as staff put it together, in the words of a language; those of the shop's own where they have none. */
export const platesOf = (pictures: readonly ContentPicture[], language: Language): Plate[] =>
  pictures
    .flatMap((picture) => {
      const plate = plateOf(picture);
      if (plate === null) return [];
      const { en } = picture.texts;
      const said = picture.texts[language];
      return [
        {
          ...plate,
          name: said?.["title"] ?? en?.["title"] ?? plate.name,
          alt: said?.["alt"] ?? en?.["alt"] ?? plate.alt,
        },
      ];
    })
    .map((plate, at) => ({ ...plate, number: at + 1 }));
