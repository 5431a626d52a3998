import type { Product } from "@strive/backend/contracts/catalogue";
import { OWN_PLATE, type ContentPicture } from "@strive/backend/contracts/content-parts";
import { parseImageUrl } from "@strive/backend/contracts/image-url";
import type { Language } from "@strive/backend/contracts/languages";
import { ownPlate, type Plate, type PlatePoint } from "./plates";

function plateOf({ url }: ContentPicture): Omit<Plate, "number"> | null {
  const own = OWN_PLATE.exec(url)?.[1];
  if (own !== undefined) return ownPlate(Number(own));
  const parsed = parseImageUrl(url);
  if (parsed === null) return null;
  const sources = parsed.sources.map(({ type, srcset }) => ({ type, srcSet: srcset }));
  return { name: "", alt: "", ground: parsed.placeholder, src: url, sources };
}

/** Those whose product is in the shop. */
const pointsOf = ({ points = [] }: ContentPicture, products: readonly Product[]): PlatePoint[] =>
  points.flatMap(({ x, y, product_id }) => {
    const product = products.find(({ id }) => id === product_id);
    if (product === undefined) return [];
    const { id, name, price, compare_at_price: before, stock_quantity } = product;
    return [{ x, y, id, name, price, before, isSoldOut: stock_quantity === 0 }];
  });

/**
 * The gallery as staff put it together, in the words of a language; those of the shop's own where they have none.
 * @param products that points can name, in the same language
 */
export const platesOf = (
  pictures: readonly ContentPicture[],
  language: Language,
  products: readonly Product[] = [],
): Plate[] =>
  pictures
    .flatMap((picture) => {
      const plate = plateOf(picture);
      if (plate === null) return [];
      const { en } = picture.texts;
      const said = picture.texts[language];
      const points = pointsOf(picture, products);
      return [
        {
          ...plate,
          name: said?.["title"] ?? en?.["title"] ?? plate.name,
          alt: said?.["alt"] ?? en?.["alt"] ?? plate.alt,
          ...(points.length > 0 && { points }),
        },
      ];
    })
    .map((plate, at) => ({ ...plate, number: at + 1 }));
