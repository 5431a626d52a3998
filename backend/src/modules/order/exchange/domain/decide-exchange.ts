import { exchangeUnitPrice } from "../../../../contracts/return-rules";
import { decideLines } from "../../checkout/domain/decide-lines";
import type { Terms } from "../../checkout/domain/terms";
import { chargeableRwf, totalsOf } from "../../checkout/domain/totals";
import type { Candidate, DecidedLine, Decision, FieldProblem } from "../../checkout/domain/types";
import type { ExchangeWish } from "../records";

/** The problem of a new order's line, said of the return's. */
function ofReturn({ field, message }: FieldProblem, wishes: readonly ExchangeWish[]): FieldProblem {
  const [, at = "", part = ""] = field.split(".");
  const wish = wishes[Number(at)];
  if (!wish) return { field, message };
  return { field: `items.${wish.index}.${part === "quantity" ? part : "exchange_for"}`, message };
}

/**
 * The lines of the order that brings what is wanted in exchange, each at its price in this exchange; or why it can't
 * be. Reads nothing: `candidates` is what is for sale, the returned variants among it.
 */
export function decideExchange(
  wishes: readonly ExchangeWish[],
  candidates: readonly Candidate[],
  terms: Terms,
): Decision {
  const ofVariant = (id: string) => candidates.find(({ variantId }) => variantId === id);
  const others = wishes.filter(
    ({ variantId, productId }) => (ofVariant(variantId)?.productId ?? productId) !== productId,
  );
  if (others.length > 0) {
    const message = "Choose another size or colour of the same article";
    const problems = others.map(({ index }) => ({
      field: `items.${index}.exchange_for`,
      message,
    }));
    return { kind: "invalid", problems };
  }
  const asked = wishes.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity }));
  const decision = decideLines(asked, candidates, terms);
  if (decision.kind === "invalid") {
    const problems = decision.problems.map((problem) => ofReturn(problem, wishes));
    return { kind: "invalid", problems };
  }
  const lines = wishes.flatMap((wish, index): DecidedLine[] => {
    const candidate = ofVariant(wish.variantId);
    const now = chargeableRwf(candidate?.unitPriceRwf ?? null);
    if (!candidate || now === null) return [];
    const old = chargeableRwf(ofVariant(wish.oldVariantId)?.unitPriceRwf ?? null);
    const unitPriceRwf = exchangeUnitPrice(wish.paidRwf, wish.quantity, { old, new: now });
    // Its price is no sale's.
    const plain = { ...candidate, struckPriceRwf: null };
    return [{ index, candidate: plain, unitPriceRwf, quantity: wish.quantity, isGiftCard: false }];
  });
  if (totalsOf(lines, terms) === null) {
    return { kind: "invalid", problems: [{ field: "items", message: "This order is too large" }] };
  }
  if (decision.kind === "lines") return { kind: "lines", lines };
  const shortages = decision.shortages.map((shortage) => ({
    ...shortage,
    index: wishes[shortage.index]?.index ?? shortage.index,
  }));
  return { kind: "short", shortages, lines };
}
