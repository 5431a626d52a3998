import type { ImportedProduct } from "../../../../contracts/imported-product";
import { isColor, meantBy, shownColor, type ListedVariant } from "./plan-import-variants";

/**
 * The colours a file says pictures show, by source: from the picture's own column, else from the
 * variants that name it, null if those have several. Unmentioned ones are absent.
 * @param held variants of the product
 */
export function pictureColors(
  { images = [], variants }: ImportedProduct,
  held: readonly ListedVariant[],
): ReadonlyMap<string, string | null> {
  const colors = new Map<string, string | null>();
  for (const variant of variants) {
    const { image } = variant;
    if (image === undefined) continue;
    const color = shownColor(meantBy(variant, held) ?? variant);
    const isOther = colors.has(image) && colors.get(image) !== color;
    colors.set(image, isOther ? null : color);
  }
  for (const { source, color } of images) {
    if (color === undefined) continue;
    const meant = held.find((variant) => color !== null && isColor(variant, color));
    colors.set(source, meant?.color ?? color);
  }
  return colors;
}
