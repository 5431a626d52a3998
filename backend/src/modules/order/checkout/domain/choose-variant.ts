import { DEFAULT_COLOR, DEFAULT_SIZE } from "../../../../contracts/catalogue";
import { colorName } from "../../../../contracts/colors";
import type { OrderItemInput } from "../../../../contracts/orders";
import type { Candidate, FieldProblem } from "./types";

/** Available pieces of this variant; Infinity where stock is not counted. */
export function piecesFree(candidate: Candidate): number {
  if (!candidate.isLimited) return Infinity;
  if (candidate.sources.length === 0) return 0;
  const perSource = candidate.sources.map(({ free, requiredPerPiece }) =>
    Math.floor(free / Math.max(1, requiredPerPiece)),
  );
  return Math.max(0, Math.min(...perSource));
}

const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();
const isDefaultColor = (color: string) =>
  isSame(color, DEFAULT_COLOR) || isSame(color, "grey") || colorName(color) === "Grey";

type Choice =
  | Candidate
  | { problem: Omit<FieldProblem, "field">; on: "product_id" | "variant_id" | "size" | "color" };

/**
 * The variant an item means. What it leaves open is chosen as on a product card: size S if it is in
 * stock, else the first size in stock; Gray if offered, else the first colour in stock. With nothing
 * in stock the first of them is named, so that the caller learns what is short.
 */
export function chooseVariant(item: OrderItemInput, candidates: readonly Candidate[]): Choice {
  if (item.variant_id !== undefined) {
    const found = candidates.find(({ variantId }) => variantId === item.variant_id);
    if (!found || (item.product_id !== undefined && item.product_id !== found.productId)) {
      return { on: "variant_id", problem: { message: "This product is no longer available" } };
    }
    return found;
  }
  const ofProduct = candidates
    .filter(({ productId }) => productId === item.product_id)
    .sort((a, b) => a.rank - b.rank || (a.variantId < b.variantId ? -1 : 1));
  if (ofProduct.length === 0) {
    return { on: "product_id", problem: { message: "This product is no longer available" } };
  }
  const { size, color } = item;
  const ofSize = size ? ofProduct.filter((candidate) => isSame(candidate.size, size)) : ofProduct;
  if (ofSize.length === 0) {
    return { on: "size", problem: { message: "This size is not offered" } };
  }
  if (color && !ofProduct.some((candidate) => isSame(candidate.color, color))) {
    return { on: "color", problem: { message: "This colour is not offered" } };
  }
  const matching = color ? ofSize.filter((candidate) => isSame(candidate.color, color)) : ofSize;
  if (matching.length === 0) {
    return { on: "size", problem: { message: "This size is not offered in this colour" } };
  }
  const inStock = matching.filter((candidate) => piecesFree(candidate) >= 1);
  const open = inStock.length > 0 ? inStock : matching;
  const sized = open.filter((candidate) => isSame(candidate.size, DEFAULT_SIZE));
  const firstSize = open[0]?.size ?? DEFAULT_SIZE;
  const ofChosenSize =
    sized.length > 0 ? sized : open.filter((candidate) => candidate.size === firstSize);
  const chosen =
    ofChosenSize.find((candidate) => isDefaultColor(candidate.color)) ?? ofChosenSize[0];
  return chosen ?? { on: "size", problem: { message: "Please choose a size and a colour" } };
}
