import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import { pricesOf } from "@strive/backend/contracts/shown-variant";

/** What somebody said of a look so far: by product. */
export interface Said {
  /** What is left out. */
  left: ReadonlySet<string>;
  /** Ids of variants. */
  chosen: ReadonlyMap<string, string>;
}

export interface Piece {
  product: Product;
  /** What would be taken; null: not chosen yet, or sold out. */
  variant: Variant | null;
  isSoldOut: boolean;
  isTaken: boolean;
}

const isFree = ({ stock_quantity }: Variant) => stock_quantity > 0;

/** What there is but one of need not be chosen. */
const only = ({ variants: [first, ...others] }: Product) =>
  first !== undefined && others.length === 0 ? first : null;

/** @param shown the product of the page, with its own choice */
export function piecesOf(
  shown: { product: Product; variant: Variant | null },
  look: readonly Product[],
  { left, chosen }: Said,
): [Piece, ...Piece[]] {
  const piece = (product: Product, variant: Variant | null, isSoldOut: boolean): Piece => ({
    ...{ product, isSoldOut },
    variant: variant && isFree(variant) ? variant : null,
    isTaken: !isSoldOut && !left.has(product.id),
  });
  return [
    piece(shown.product, shown.variant, shown.variant === null || !isFree(shown.variant)),
    ...look.map((product) => {
      const variant = product.variants.find(({ id }) => id === chosen.get(product.id));
      return piece(product, variant ?? only(product), !product.variants.some(isFree));
    }),
  ];
}

/** Whole RWF. */
export const totalOf = (pieces: readonly Piece[]): number =>
  pieces
    .filter(({ isTaken }) => isTaken)
    .reduce((sum, { product, variant }) => sum + pricesOf(product, variant).price, 0);
