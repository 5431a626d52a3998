import { CustomerWorkflowEvents, OrderWorkflowEvents } from "@medusajs/framework/utils";
import type {
  OrderListQuery,
  OrderStatus,
  Quote as QuoteAnswer,
  QuoteBody,
} from "../../../contracts/orders";
import type { DropRefusal } from "../../../contracts/drops";
import type { HandDiscount } from "../../../contracts/staff-orders";
import { FOLLOW_NEW } from "../guest-orders/sql";
import { inTransaction, run, type Run } from "../../../lib/database";
import { codeOf } from "../../../lib/error-code";
import { containing } from "../../../lib/like-pattern";
import { tellMedusa } from "../../jobs/published-sql";
import { accessTokenOf, opensOrder } from "./access-token";
import {
  MARK_BUILD_FAILED,
  MARK_BUILT,
  NEW_GUESTS,
  ORDER_SETTING,
  TRY_BUILD_LOCK,
  UNBUILT_ORDERS,
} from "./build-sql";
import CreditService, { type CreditWish } from "../credit/service";
import type { Promotions } from "../discount/domain/apply";
import { NO_DISCOUNTS, type Discounts } from "../discount/domain/types";
import { discountByHand } from "../discount/domain/by-hand";
import DiscountService, { type DiscountBuyer } from "../discount/service";
import { decideLines } from "./domain/decide-lines";
import { listFilterOf } from "./domain/list-filter";
import { searchTermOf } from "./domain/search-term";
import { freeTerms, termsOf, type QuotedShipping, type Terms } from "./domain/terms";
import { cardsRwf, giftProblem, pickupProblem } from "./domain/gift";
import { totalsOf } from "./domain/totals";
import type { Candidate, DecidedLine, FieldProblem } from "./domain/types";
import { BOUGHT_BY_BUYER, KNOWN_BUYERS, NUMBERED_ORDER } from "./buyers-sql";
import { exportPages } from "./export";
import { fitsPayCode } from "./pay-code";
import { listStatement } from "./list-sql";
import { PLACE } from "./place-sql";
import { DROP_REFUSED, ticketDigest } from "../../product/published-sql";
import {
  billOf,
  bodyHash,
  isBesideDrops,
  ownerScope,
  priceChangeOf,
  proposalOf,
  type Bill,
  type Proposal,
} from "./placement";
import { DROP_REFUSAL, QUOTE } from "./quote-sql";
import { LOOK_UP_ORDER, READ_ORDER } from "./read-sql";
import type {
  BuyerRecord,
  ExistingRecord,
  HeldBy,
  OrderPage,
  OrderRecord,
  OrderSetting,
  Placement,
  PlacedId,
  PlacementBody,
  PlacementRequest,
  StaffTerms,
  UnbuiltOrder,
} from "./records";

/** How often a placement retries when prices or stock change meanwhile. */
const MAX_LOOKS = 6;

/** This many placements within a second are a rush. */
const RUSH = 15;

/** What the placing statement says of itself; see there. */
interface Written {
  order_number: string | null;
  status: OrderStatus | null;
  unpaidBy: HeldBy | null;
  unpaidLeft: number | null;
}

interface Quote {
  existing: ExistingRecord | null;
  candidates: Candidate[];
  shipping: QuotedShipping | null;
  rates: Terms["rates"] | null;
  /** Some discount needs no code. */
  hasAutomatic: boolean;
  isInDrop: boolean;
}

/** What changes the terms of an order. */
type Changed = Pick<StaffTerms, "discount"> & Pick<PlacementRequest, "isPickup">;

/** What else happens in the transaction that places an order. */
type Then = (inside: Run, placed: PlacedId) => Promise<void>;

/** What discounts are asked for, and who knows them. */
interface Asked {
  code: string | undefined;
  /** In place of all others. */
  byHand: HandDiscount | null;
  buyer: DiscountBuyer;
  promotions: Promotions;
}

/** The first parameters of the quote. */
const itemsOf = (items: QuoteBody["items"]) => [
  items.flatMap(({ product_id, variant_id }) =>
    variant_id === undefined && product_id ? [product_id] : [],
  ),
  items.flatMap(({ variant_id }) => variant_id ?? []),
];

const NO_ORDERS: Record<OrderStatus, number> = {
  pending: 0,
  processing: 0,
  shipped: 0,
  delivered: 0,
  cancelled: 0,
};

const creditWishOf = (
  { use_credit, gift_card }: Pick<QuoteBody, "use_credit" | "gift_card">,
  accountId: string | null,
): CreditWish => ({ accountId: use_credit ? accountId : null, code: gift_card });

/** What a key has made before. */
const placedBefore = (existing: ExistingRecord, hash: string): Placement =>
  existing.bodyHash === hash
    ? { kind: "placed", order: existing, isNew: false }
    : { kind: "mismatch" };

/** What is sold for how much: nobody brings what is collected in the shop. */
function termsIn({ shipping, rates }: Quote, district: string, isPickup = false): Terms {
  const terms = termsOf(district, shipping, rates, new Date());
  return isPickup ? freeTerms(terms) : terms;
}

/** It costs, or leaves to pay, something else than the buyer has seen. */
const isUnexpected = (
  { expected_total: total, expected_due: due }: PlacementBody,
  bill: Bill,
): boolean =>
  (total !== undefined && total !== bill.total) ||
  (due !== undefined && due !== bill.total - bill.credits.amount);

/**
 * Deadlock or serialization failure: PostgreSQL chose this statement to give way; a retry passes. Or a drop refused meanwhile what
 * it would have let pass: the next look says why.
 */
const isTransient = (error: unknown): boolean =>
  ["40P01", "40001", DROP_REFUSED].includes(codeOf(error));

/**
 * The acknowledged orders: what a shopper was told is what these tables hold. One placement is one
 * call (`place-sql.ts`); Medusa's own order is built from it afterwards.
 */
export default class CheckoutService {
  private readonly discounts = new DiscountService();
  private readonly credits = new CreditService();
  /** When the last placements began, oldest first; at most RUSH of them. */
  private readonly recent: number[] = [];

  /** Many orders are being placed in this process right now: work that can wait should. */
  get isRush(): boolean {
    const [oldest] = this.recent;
    return this.recent.length === RUSH && oldest !== undefined && performance.now() - oldest < 1000;
  }

  private notePlacement(): void {
    if (this.recent.push(performance.now()) > RUSH) this.recent.shift();
  }

  /**
   * Places an order, once per key. Looks first without locks: the impossible is refused without
   * writing anything, so a sold-out variant costs its late buyers one read.
   */
  async place(request: PlacementRequest, promotions: Promotions, then?: Then): Promise<Placement> {
    this.notePlacement();
    const { body, staff } = request;
    const { items, district } = body;
    const accountId = request.buyer?.accountId ?? null;
    const credit = creditWishOf(body, accountId);
    const hash = bodyHash(request);
    const asked: Asked = {
      code: body.discount_code,
      byHand: staff?.discount ?? null,
      buyer: { accountId, email: body.email === "" ? null : body.email, phone: body.phone },
      promotions,
    };
    const wanted = [...itemsOf(items), ownerScope(request), request.idempotencyKey, district];
    // Uses and balances are read after the quote: the order of this very key may have taken them meanwhile.
    const refuse = async (why: Placement): Promise<Placement> => {
      const [again] = await run<Quote>(QUOTE, wanted);
      return again?.existing ? placedBefore(again.existing, hash) : why;
    };
    for (let look = 1; look <= MAX_LOOKS; look += 1) {
      const [quote] = await run<Quote>(QUOTE, wanted);
      if (!quote) break;
      if (quote.existing) return placedBefore(quote.existing, hash);
      const terms = termsIn(quote, district, request.isPickup);
      const decision = decideLines(items, quote.candidates, terms);
      if (decision.kind !== "lines") return decision;
      const { lines } = decision;
      const problem = giftProblem(body, lines, new Date()) ?? pickupProblem(request, lines);
      if (problem) return { kind: "invalid", problems: [problem] };
      const drop = quote.isInDrop ? await this.dropRefusal(request, lines) : null;
      if (drop) return refuse({ kind: "drop-refused", refusal: drop });
      const discounts = await this.discountsOf(asked, quote, lines, terms);
      if ("field" in discounts) return { kind: "invalid", problems: [discounts] };
      if (discounts.refusal) return refuse({ kind: "refused", refusal: discounts.refusal });
      const goods = billOf(lines, terms, discounts);
      const credits = await this.credits.of(goods.total - cardsRwf(lines), credit);
      if (credits.refusal) return refuse({ kind: "card-refused", refusal: credits.refusal });
      const bill = { ...goods, credits };
      if (isUnexpected(body, bill)) {
        return refuse({ kind: "repriced", change: priceChangeOf(bill, lines) });
      }
      const proposal = proposalOf(
        request,
        lines,
        terms,
        discounts,
        bill,
        this.credits.orderedCards(bill.items),
      );
      const written = await this.write(proposal, then);
      if (written?.unpaidBy) {
        return { kind: "capped", by: written.unpaidBy, left: written.unpaidLeft ?? 0 };
      }
      if (written?.order_number && written.status) {
        return {
          kind: "placed",
          isNew: true,
          order: {
            ...goods,
            id: proposal.id,
            orderNumber: written.order_number,
            status: written.status,
            credit: credits.amount,
            paymentStatus: proposal.isPaid ? "completed" : "unpaid",
          },
        };
      }
    }
    return { kind: "busy" };
  }

  /** Why a drop refuses these lines; null: nothing speaks against them. */
  private async dropRefusal(
    request: PlacementRequest,
    lines: readonly DecidedLine[],
  ): Promise<DropRefusal | null> {
    if (isBesideDrops(request)) return null;
    const { phone, drop_ticket: ticket } = request.body;
    const [row] = await run<{ refusal: Omit<DropRefusal, "index"> | null }>(DROP_REFUSAL, [
      JSON.stringify(
        lines.map(({ candidate, quantity }) => ({ product_id: candidate.productId, quantity })),
      ),
      ticketDigest(ticket),
      phone,
    ]);
    const refusal = row?.refusal;
    if (!refusal) return null;
    const line = lines.find(({ candidate }) => candidate.productId === refusal.product_id);
    return { ...refusal, index: line?.index ?? 0 };
  }

  /**
   * What an order of these items would cost now; stock is not looked at.
   * @returns the items that can't be ordered, where some can't
   */
  async quote(
    body: QuoteBody,
    accountId: string | null,
    promotions: Promotions,
    changed?: Changed,
  ): Promise<QuoteAnswer | { problems: readonly FieldProblem[] }> {
    const district = body.district ?? "";
    const [quote] = await run<Quote>(QUOTE, [...itemsOf(body.items), "", "", district]);
    if (!quote) throw new Error("The quote has no row.");
    const terms = termsIn(quote, district, changed?.isPickup);
    const decision = decideLines(body.items, quote.candidates, terms);
    if (decision.kind === "invalid") return { problems: decision.problems };
    const { lines } = decision;
    const buyer = { accountId, email: null, phone: null };
    const byHand = changed?.discount ?? null;
    const asked = { code: body.discount_code, byHand, buyer, promotions };
    const discounts = await this.discountsOf(asked, quote, lines, terms);
    if ("field" in discounts) return { problems: [discounts] };
    const goods = billOf(lines, terms, discounts);
    const credits = await this.credits.of(
      goods.total - cardsRwf(lines),
      creditWishOf(body, accountId),
    );
    return {
      ...priceChangeOf({ ...goods, credits }, lines),
      refusal: discounts.refusal,
      gift_card_refusal: credits.refusal,
    };
  }

  /** Nothing is looked up for an order without a code in a shop without automatic discounts. */
  private async discountsOf(
    { code, byHand, buyer, promotions }: Asked,
    { hasAutomatic }: Quote,
    lines: readonly DecidedLine[],
    terms: Terms,
  ): Promise<Discounts | FieldProblem> {
    if (byHand) return discountByHand(byHand, lines);
    if (code === undefined && !hasAutomatic) return NO_DISCOUNTS;
    const shippingRwf = totalsOf(lines, terms)?.shippingRwf ?? 0;
    return this.discounts.of({ lines, shippingRwf }, code ?? null, buyer, promotions);
  }

  private async write(
    { id, parameters }: Proposal,
    then: Then | undefined,
  ): Promise<Written | undefined> {
    try {
      if (!then) return (await run<Written>(PLACE, parameters))[0];
      return await inTransaction(async (inside) => {
        const [row] = await inside<Written>(PLACE, parameters);
        if (row?.order_number) await then(inside, { id, orderNumber: row.order_number });
        return row;
      });
    } catch (error) {
      if (isTransient(error)) return undefined;
      throw error;
    }
  }

  /** One order by id, or null. */
  async order(id: string): Promise<OrderRecord | null> {
    const [row] = await run<{ order: OrderRecord }>(READ_ORDER, [id]);
    return row?.order ?? null;
  }

  /** How much its buyer bought in all, whole RWF; null: there is no such order. */
  async boughtByBuyerOf(id: string): Promise<{ orders: number; totalRwf: number } | null> {
    const [row] = await run<{ bought: { orders: number; totalRwf: number } }>(BOUGHT_BY_BUYER, [
      id,
    ]);
    return row?.bought ?? null;
  }

  /** The order that has both, with the token that opens it; null for every miss. */
  async lookUp(
    orderNumber: string,
    email: string,
  ): Promise<{ order: OrderRecord; accessToken: string } | null> {
    const [row] = await run<{ order: OrderRecord }>(LOOK_UP_ORDER, [orderNumber, email]);
    return row ? { order: row.order, accessToken: accessTokenOf(row.order.id) } : null;
  }

  /** Orders of one account, or of all (null). */
  async orders(accountId: string | null, query: OrderListQuery): Promise<OrderPage> {
    const { sort, limit, offset } = query;
    const { statuses, payments, pattern, counted, isToCall } = listFilterOf(query);
    const shape = { sort, hasAccount: accountId !== null, hasSearch: pattern !== null, isToCall };
    const parameters = [accountId, statuses, payments, pattern, limit, offset, counted];
    const [row] = await run<OrderPage>(listStatement(shape), parameters);
    if (!row) return { count: 0, orders: [], statusCounts: NO_ORDERS };
    return { ...row, statusCounts: { ...NO_ORDERS, ...row.statusCounts } };
  }

  /** Orders for a file; see `exportPages`. */
  readonly exportPages = exportPages;

  /** Who ordered, the latest first. @param search a name, phone or e-mail address, or a part of it */
  knownBuyers(search: string, limit: number): Promise<BuyerRecord[]> {
    return run<BuyerRecord>(KNOWN_BUYERS, [containing(searchTermOf(search)), limit]);
  }

  /** The order that a pay link's code opens; null for every miss. */
  async byPayCode(orderNumber: string, secret: string): Promise<string | null> {
    const [row] = await run<{ id: string }>(NUMBERED_ORDER, [orderNumber]);
    return row && fitsPayCode(row.id, secret) ? row.id : null;
  }

  accessToken(orderId: string): string {
    return accessTokenOf(orderId);
  }

  opensOrder(orderId: string, accessToken: string | undefined): boolean {
    return opensOrder(orderId, accessToken);
  }

  /**
   * Hands one batch of acknowledged orders to `build`, marks what it returns and tells Medusa of it. One batch at a
   * time in the whole system: the lock ends with the connection, so a killed process blocks nobody.
   * @returns null when somebody else is building.
   */
  buildBatch(
    limit: number,
    build: (
      orders: UnbuiltOrder[],
    ) => Promise<{ built: string[]; failed: { id: string; kind: string }[] }>,
  ): Promise<number | null> {
    return inTransaction(async (query: Run) => {
      const [lock] = await query<{ held: boolean }>(TRY_BUILD_LOCK, []);
      if (!lock?.held) return null;
      const orders = await query<UnbuiltOrder>(UNBUILT_ORDERS, [limit]);
      if (orders.length === 0) return 0;
      const { built, failed } = await build(orders);
      if (built.length > 0) {
        const guests = await query<{ id: string }>(NEW_GUESTS, [built]);
        await query(MARK_BUILT, [built]);
        // One that came into an account meanwhile was built for a guest.
        await query(FOLLOW_NEW, [built]);
        await tellMedusa(query, [
          ...guests.map(({ id }) => ({ name: CustomerWorkflowEvents.CREATED, data: { id } })),
          ...built.map((id) => ({ name: OrderWorkflowEvents.PLACED, data: { id } })),
        ]);
      }
      for (const { id, kind } of failed) await query(MARK_BUILD_FAILED, [id, kind]);
      return orders.length;
    });
  }

  async orderSetting(): Promise<OrderSetting> {
    const [row] = await run<OrderSetting>(ORDER_SETTING, []);
    return row ?? { salesChannelId: null, regionId: null, shippingOptionId: null };
  }
}
