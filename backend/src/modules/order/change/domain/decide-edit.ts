import type { LineDiscount, OrderDiscount } from "../../../../contracts/discounts";
import { MAX_MONEY_RWF } from "../../../../contracts/money";
import type { OrderItem } from "../../../../contracts/orders";
import { exchangeUnitPrice } from "../../../../contracts/return-rules";
import { orderedItem, struckBeside } from "../../checkout/domain/ordered-item";
import { chargeableRwf } from "../../checkout/domain/totals";
import type { Candidate, DecidedLine, FieldProblem } from "../../checkout/domain/types";

/** A line as it is wanted. */
export interface LineWish {
  /** The line it is now; absent: it is new. */
  itemId?: string | undefined;
  /** Absent: as it is. */
  variantId?: string | undefined;
  quantity: number;
  /** Whole RWF a piece, by the word of staff; absent: by the rules. */
  unitPriceRwf?: number | undefined;
}

/** What an order holds and costs, before or after a change; whole RWF. */
export interface Priced {
  items: OrderItem[];
  subtotal: number;
  shipping: number;
  discounts: OrderDiscount[];
  discount: number;
  total: number;
}

/** A change of an order's lines, as it is written. */
export interface Edit extends Priced {
  /** Lines that reserve anew: new ones, other variants, more pieces. */
  taken: DecidedLine[];
  /** The line of each of these, in their order. */
  takenIds: string[];
  /** Lines of which pieces go back, with how many stay. */
  shrunk: { itemId: string; quantity: number }[];
  removed: OrderItem[];
}

export type EditDecision =
  | { kind: "same" }
  | { kind: "invalid"; problems: readonly FieldProblem[] }
  | { kind: "edit"; edit: Edit };

type Problem = Omit<FieldProblem, "field"> & { on: string };

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/**
 * What a piece of another variant costs in a line, whole RWF: what was promised, where it costs the same today as the
 * old one or as was promised; else that and what the two differ in today, as in an exchange.
 */
function swappedPrice(promisedRwf: number, old: number | null, now: number): number {
  return now === promisedRwf || now === old
    ? promisedRwf
    : exchangeUnitPrice(promisedRwf, 1, { old, new: now });
}

/** A line's discounts for another number of pieces: fewer have their part, half up; more have no more. */
function keptDiscounts(
  { discounts = [], quantity: pieces }: OrderItem,
  quantity: number,
  totalRwf: number,
): { discounts?: LineDiscount[] } {
  let left = totalRwf;
  const kept = discounts.flatMap(({ code, amount }) => {
    const part =
      quantity >= pieces ? amount : Math.floor((2 * amount * quantity + pieces) / (2 * pieces));
    const taken = Math.min(part, left);
    left -= taken;
    return taken > 0 ? [{ code, amount: taken }] : [];
  });
  return kept.length > 0 ? { discounts: kept } : {};
}

interface Line {
  item: OrderItem;
  before: OrderItem | null;
  /** What it reserves from, where that is another stock or more of it. */
  candidate: Candidate | null;
}

interface Lines {
  items: readonly OrderItem[];
  candidates: readonly Candidate[];
  newId: () => string;
}

const candidateOf = (candidates: readonly Candidate[], id: string) => {
  const candidate = candidates.find(({ variantId }) => variantId === id);
  return { candidate, priceRwf: chargeableRwf(candidate?.unitPriceRwf ?? null) };
};

/** A line that is new in the order, at what it costs today. */
function addedLine(wish: LineWish, { items, candidates, newId }: Lines): Line | Problem {
  const { candidate, priceRwf } = candidateOf(candidates, wish.variantId ?? "");
  if (!candidate || priceRwf === null) {
    return { on: "variant_id", message: "This product can't be ordered now" };
  }
  if (candidate.isGiftCard) {
    return { on: "variant_id", message: "Gift cards are ordered by themselves" };
  }
  if (items.some(({ variant_id }) => variant_id === candidate.variantId)) {
    return { on: "variant_id", message: "It is in the order already: change how many" };
  }
  const { quantity } = wish;
  const unitPriceRwf = wish.unitPriceRwf ?? priceRwf;
  const item = orderedItem(candidate, { id: newId(), unitPriceRwf, quantity });
  return { item, before: null, candidate };
}

/** A line of the order, as it is wanted. */
function keptLine(before: OrderItem, wish: LineWish, { candidates }: Lines): Line | Problem {
  const variantId = wish.variantId ?? before.variant_id;
  const isSwapped = variantId !== before.variant_id;
  const { quantity } = wish;
  const isSame = !isSwapped && quantity === before.quantity;
  const isPriced = wish.unitPriceRwf !== undefined && wish.unitPriceRwf !== before.unit_price;
  if (isSame && !isPriced) return { item: before, before, candidate: null };
  if (before.is_gift_card) {
    return {
      on: isSwapped ? "variant_id" : isPriced ? "unit_price" : "quantity",
      message: "A gift card stays as it is",
    };
  }
  const isMore = quantity > before.quantity;
  const { candidate, priceRwf } = candidateOf(candidates, variantId);
  if (isSwapped && (candidate?.productId !== before.product_id || priceRwf === null)) {
    return { on: "variant_id", message: "Choose another size or colour of the same article" };
  }
  if (isMore && !candidate) {
    return { on: "quantity", message: "It is not for sale any more, so there can't be more of it" };
  }
  const old = candidateOf(candidates, before.variant_id).priceRwf;
  const promised =
    isSwapped && priceRwf !== null
      ? swappedPrice(before.unit_price, old, priceRwf)
      : before.unit_price;
  const unit_price = wish.unitPriceRwf ?? promised;
  const line_total = unit_price * quantity;
  const { compare_at_price, discounts: _before, ...rest } = before;
  const look =
    isSwapped && candidate
      ? {
          variant_id: variantId,
          size: candidate.size,
          color: candidate.color,
          image: candidate.image,
        }
      : {};
  const item = {
    ...rest,
    ...look,
    quantity,
    unit_price,
    ...struckBeside(
      (isSwapped && unit_price !== before.unit_price
        ? candidate?.struckPriceRwf
        : compare_at_price) ?? null,
      unit_price,
    ),
    line_total,
    ...keptDiscounts(before, quantity, line_total),
  };
  return { item, before, candidate: isSwapped || isMore ? (candidate ?? null) : null };
}

/** An order of these lines: delivery costs what was promised, and so does what its discounts took off that. */
function pricedOf(before: Priced, items: OrderItem[]): Priced {
  const discounts = before.discounts.map((discount) => ({
    ...discount,
    amount:
      discount.delivery_amount +
      sumOf(
        items
          .flatMap((item) => item.discounts ?? [])
          .filter(({ code }) => code === discount.code)
          .map(({ amount }) => amount),
      ),
  }));
  const subtotal = sumOf(items.map(({ line_total }) => line_total));
  const discount = sumOf(discounts.map(({ amount }) => amount));
  const { shipping } = before;
  return { items, subtotal, shipping, discounts, discount, total: subtotal + shipping - discount };
}

const takenOf = ({ item, candidate }: Line, index: number): DecidedLine[] =>
  candidate === null
    ? []
    : [
        {
          index,
          candidate,
          unitPriceRwf: item.unit_price,
          quantity: item.quantity,
          isGiftCard: false,
        },
      ];

/**
 * Other lines for an order. Lines that stay keep what was promised: their price, and their discounts in proportion. New
 * ones cost what they cost today, and no discount. Delivery costs what it did.
 * @param wishes every line that is wanted; a line that none of them names is removed
 * @param candidates what is for sale now
 */
export function decideEdit(
  before: Priced,
  wishes: readonly LineWish[],
  candidates: readonly Candidate[],
  newId: () => string,
): EditDecision {
  const lines: Line[] = [];
  const problems: FieldProblem[] = [];
  const facts = { items: before.items, candidates, newId };
  const added = new Set<string>();
  const seen = new Set<string>();
  for (const [index, wish] of wishes.entries()) {
    const known = before.items.find(({ id }) => id === wish.itemId);
    const refuse = ({ on, message }: Problem) =>
      problems.push({ field: `items.${index}.${on}`, message });
    if (wish.itemId !== undefined && (!known || seen.has(wish.itemId))) {
      refuse({ on: "item_id", message: "This order has no such line" });
      continue;
    }
    const line = known ? keptLine(known, wish, facts) : addedLine(wish, facts);
    if ("on" in line) refuse(line);
    else if (!known && added.has(line.item.variant_id)) {
      refuse({ on: "variant_id", message: "It is named twice" });
    } else {
      lines.push(line);
      if (!known) added.add(line.item.variant_id);
    }
    if (known) seen.add(known.id);
  }
  const removed = before.items.filter(({ id }) => !seen.has(id));
  if (removed.some((item) => item.is_gift_card)) {
    problems.push({ field: "items", message: "A gift card stays as it is" });
  }
  if (problems.length > 0) return { kind: "invalid", problems };
  const isSame = removed.length === 0 && lines.every(({ item, before: was }) => item === was);
  if (isSame) return { kind: "same" };
  const priced = pricedOf(
    before,
    lines.map(({ item }) => item),
  );
  const tooMuch = priced.subtotal + priced.shipping > MAX_MONEY_RWF;
  if (tooMuch || (priced.total === 0 && before.total > 0)) {
    const message = tooMuch ? "This order is too large" : "An order costs something";
    return { kind: "invalid", problems: [{ field: "items", message }] };
  }
  const taken = lines.flatMap(takenOf);
  return {
    kind: "edit",
    edit: {
      ...priced,
      taken,
      takenIds: lines.flatMap(({ item, candidate }) => (candidate === null ? [] : [item.id])),
      shrunk: lines.flatMap(({ item, before: was, candidate }) =>
        was && candidate === null && item.quantity < was.quantity
          ? [{ itemId: item.id, quantity: item.quantity }]
          : [],
      ),
      removed,
    },
  };
}
