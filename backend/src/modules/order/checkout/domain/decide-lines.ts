import { MAX_QUANTITY, type OrderItemInput } from "../../../../contracts/orders";
import { isCardAmount } from "../../../../contracts/gift-card-limits";
import { chooseVariant, piecesFree } from "./choose-variant";
import { chargeableRwf, totalsOf } from "./totals";
import type { Terms } from "./terms";
import type { Candidate, DecidedLine, Decision, FieldProblem, Shortage } from "./types";

/** How many units each inventory level must supply for these lines. */
export function needByLevel(lines: readonly DecidedLine[]): Map<string, number> {
  const need = new Map<string, number>();
  for (const { candidate, quantity } of lines) {
    for (const { levelId, requiredPerPiece } of candidate.sources) {
      need.set(levelId, (need.get(levelId) ?? 0) + quantity * requiredPerPiece);
    }
  }
  return need;
}

/** Lines of which there is less than they ask for. */
export function shortagesOf(lines: readonly DecidedLine[]): Shortage[] {
  const need = needByLevel(lines);
  return lines
    .filter(({ candidate, quantity }) => {
      if (!candidate.isLimited) return false;
      if (piecesFree(candidate) < quantity) return true;
      // Two variants may draw on one inventory item: then their sum counts.
      return candidate.sources.some(({ levelId, free }) => (need.get(levelId) ?? 0) > free);
    })
    .map(({ index, candidate, quantity }) => ({
      index,
      product_id: candidate.productId,
      variant_id: candidate.variantId,
      product_name: candidate.productName,
      requested: quantity,
      available: piecesFree(candidate),
    }));
}

/**
 * Turns the request into lines that can be committed: each item's variant, one line per variant,
 * its price; or every reason why not. Reads nothing: `candidates` is what is for sale.
 */
export function decideLines(
  items: readonly OrderItemInput[],
  candidates: readonly Candidate[],
  terms: Pick<Terms, "shipping" | "district">,
): Decision {
  const problems: FieldProblem[] = [];
  const byVariant = new Map<string, DecidedLine>();
  for (const [index, item] of items.entries()) {
    const choice = chooseVariant(item, candidates);
    if ("problem" in choice) {
      problems.push({ field: `items.${index}.${choice.on}`, ...choice.problem });
      continue;
    }
    const unitPriceRwf = chargeableRwf(choice.unitPriceRwf);
    if (unitPriceRwf === null || (choice.isGiftCard && !isCardAmount(unitPriceRwf))) {
      const on = item.variant_id === undefined ? "product_id" : "variant_id";
      problems.push({
        field: `items.${index}.${on}`,
        message: "This product can't be ordered now",
      });
      continue;
    }
    const known = byVariant.get(choice.variantId);
    const quantity = item.quantity + (known?.quantity ?? 0);
    if (quantity > MAX_QUANTITY) {
      problems.push({
        field: `items.${index}.quantity`,
        message: `quantity must be at most ${MAX_QUANTITY}`,
      });
      continue;
    }
    byVariant.set(choice.variantId, {
      index: known?.index ?? index,
      candidate: choice,
      unitPriceRwf,
      quantity,
      isGiftCard: choice.isGiftCard,
    });
  }
  if (problems.length > 0) return { kind: "invalid", problems };
  const lines = [...byVariant.values()];
  if (totalsOf(lines, terms) === null) {
    return { kind: "invalid", problems: [{ field: "items", message: "This order is too large" }] };
  }
  const shortages = shortagesOf(lines);
  return shortages.length > 0 ? { kind: "short", shortages, lines } : { kind: "lines", lines };
}
