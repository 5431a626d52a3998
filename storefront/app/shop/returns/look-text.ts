import type { Product } from "@strive/backend/contracts/catalogue";
import { labelOfColor } from "~/lib/variant-choice";
import { sizeText } from "~/words/sizes";

interface Look {
  size: string;
  color: string;
}

/** "M" and "Red earth": a look in words, without what its product does not offer. */
export const lookText = (
  { sizes, colors }: Pick<Product, "sizes" | "colors">,
  { size, color }: Look,
): string[] => [
  ...(sizes.length > 0 ? [sizeText(size)] : []),
  ...(colors.length > 0 ? [labelOfColor(color)] : []),
];
