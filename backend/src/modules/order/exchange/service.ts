import type { Pin } from "../../../contracts/pins";
import type { ExchangedFor } from "../../../contracts/returns";
import type { TextChoice } from "../../../contracts/text-channels";
import { run, type Run } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import { enqueueMail } from "../../mail/published-sql";
import { notifyStaff } from "../../staff/published-sql";
import { freeTerms, termsOf, type QuotedShipping, type Terms } from "../checkout/domain/terms";
import type { Candidate } from "../checkout/domain/types";
import { PLACE } from "../checkout/place-sql";
import { billOf, proposalOf } from "../checkout/placement";
import { QUOTE } from "../checkout/quote-sql";
import { ADD_ENTRY, SWITCH } from "../credit/sql";
import type { PlacementBody } from "../checkout/records";
import { NO_DISCOUNTS } from "../discount/domain/types";
import { payNothing } from "../payment/attempts";
import { holdOrder } from "../payment/payment-lock";
import { decideExchange } from "./domain/decide-exchange";
import type { ExchangeBalance, ExchangeOutcome, ExchangeRequest, OverdueExchange } from "./records";
import {
  ADD_BALANCE,
  HOLD_BALANCE,
  LET_STAY,
  OVERDUE_EXCHANGES,
  READ_BUYER,
  READ_OVERDUE,
} from "./sql";

type Buyer = Pick<
  PlacementBody,
  | "firstname"
  | "lastname"
  | "email"
  | "phone"
  | "delivery_address"
  | "city"
  | "district"
  | "country"
  | "language"
> & {
  /** null: as for all of the account's. */
  text_channel: TextChoice | null;
  landmark: string | null;
  pin: Pin | null;
  accountId: string | null;
  customerId: string | null;
  isPickup: boolean;
};

interface Quote {
  candidates: Candidate[];
  shipping: QuotedShipping | null;
  rates: Terms["rates"] | null;
}

/**
 * Other sizes and colours in place of money. The new pieces are an order of their own, placed by the statement that
 * places every order, and paid by a balance of the return: that has what the pieces will be worth before they are
 * here, and is closed with the return.
 */
export default class ExchangeService {
  /** What is for sale now, the returned variants among it. */
  private async quote(
    inside: Run,
    wishes: ExchangeRequest["wishes"],
    district: string,
  ): Promise<Quote> {
    const variants = wishes.flatMap(({ variantId, oldVariantId }) => [variantId, oldVariantId]);
    const [quote] = await inside<Quote>(QUOTE, [[], [...new Set(variants)], "", "", district]);
    if (!quote) throw new Error("The quote has no row.");
    return quote;
  }

  /**
   * Places the order that brings the new pieces, in the transaction that asks for the return. Whatever it returns but
   * `placed`, the caller rolls back.
   */
  async place(inside: Run, request: ExchangeRequest): Promise<ExchangeOutcome> {
    const { returnId, orderId, wishes, returnedRwf, expectedRwf, until } = request;
    const [buyer] = await inside<Buyer>(READ_BUYER, [orderId]);
    if (!buyer) throw new Error(`There is no order ${orderId}.`);
    const { accountId, customerId, isPickup, landmark, text_channel, ...to } = buyer;
    const { candidates, shipping, rates } = await this.quote(inside, wishes, to.district);
    const terms = freeTerms(termsOf(to.district, shipping, rates, new Date()));
    const decision = decideExchange(wishes, candidates, terms);
    if (decision.kind !== "lines") return decision;
    const { lines } = decision;
    const bill = billOf(lines, terms, NO_DISCOUNTS);
    const coveredRwf = Math.min(returnedRwf, bill.total);
    const dueRwf = bill.total - coveredRwf;
    if (expectedRwf !== undefined && expectedRwf !== bill.total) {
      return { kind: "repriced", totalRwf: bill.total, dueRwf };
    }
    const creditId = entityId("credit");
    await inside(ADD_BALANCE, [creditId, returnId]);
    const taken = { creditId, kind: "account" as const, ends_with: null, balance: coveredRwf };
    if (coveredRwf > 0) {
      const of = [orderId, null, null, null, "customer"];
      await inside(ADD_ENTRY, [creditId, "exchange", coveredRwf, ...of]);
    }
    const proposal = proposalOf(
      {
        buyer: accountId === null || customerId === null ? null : { accountId, customerId },
        idempotencyKey: returnId,
        body: {
          ...to,
          landmark: landmark ?? "",
          text_channel: text_channel ?? undefined,
          items: [],
        },
        address: null,
        isCapped: false,
        isPickup,
        exchange: { until },
      },
      lines,
      terms,
      NO_DISCOUNTS,
      {
        ...bill,
        credits: {
          taken: coveredRwf > 0 ? [{ ...taken, amount: coveredRwf }] : [],
          amount: coveredRwf,
          refusal: null,
        },
      },
      [],
    );
    const [written] = await inside<{ order_number: string | null }>(PLACE, proposal.parameters);
    if (!written?.order_number) {
      // Whoever waited for the last piece sees now that it is gone.
      const now = await this.quote(inside, wishes, to.district);
      const again = decideExchange(wishes, now.candidates, terms);
      return again.kind === "short" ? again : { kind: "busy" };
    }
    if (bill.total === 0) {
      const hold = await holdOrder(inside, proposal.id);
      if (hold) await payNothing(inside, hold);
    }
    const exchangedFor: Record<string, ExchangedFor> = {};
    for (const [at, { candidate, unitPriceRwf: unit_price }] of lines.entries()) {
      const { variantId: variant_id, size, color } = candidate;
      const itemId = wishes[at]?.itemId;
      if (itemId !== undefined) exchangedFor[itemId] = { variant_id, size, color, unit_price };
    }
    return { kind: "placed", placed: { orderId: proposal.id, coveredRwf, exchangedFor } };
  }

  /** The balance of a return whose order the caller holds; null: nothing is exchanged. */
  async hold(inside: Run, returnId: string): Promise<ExchangeBalance | null> {
    const [balance] = await inside<ExchangeBalance>(HOLD_BALANCE, [returnId]);
    return balance ?? null;
  }

  /**
   * The return is closed: what its balance still has was never anybody's money, and what comes back to it later is
   * paid back by hand.
   */
  async close(inside: Run, returnId: string, orderId: string, by: string): Promise<void> {
    const held = await this.hold(inside, returnId);
    if (!held) return;
    const { creditId, balance } = held;
    if (balance > 0) {
      await inside(ADD_ENTRY, [creditId, "exchange", -balance, orderId, null, null, null, by]);
    }
    await inside(SWITCH, [creditId, true]);
  }

  /** Returns whose pieces did not come in time, the oldest first. */
  async overdue(limit: number): Promise<string[]> {
    const rows = await run<{ returnId: string }>(OVERDUE_EXCHANGES, [limit]);
    return rows.map(({ returnId }) => returnId);
  }

  /** Again, in a transaction that holds the order it is of; null: it may stay. */
  async readOverdue(inside: Run, returnId: string): Promise<OverdueExchange | null> {
    const [exchange] = await inside<OverdueExchange>(READ_OVERDUE, [returnId]);
    return exchange ?? null;
  }

  /** It goes on: it is sent, or somebody is packing it in Medusa's dashboard. */
  async letStay(inside: Run, returnId: string): Promise<void> {
    await inside(LET_STAY, [returnId]);
  }

  /** Staff learn once that something was sent and nothing came back for it. */
  async tellMissing(inside: Run, returnId: string, exchange: OverdueExchange): Promise<void> {
    const { returnNumber, orderNumber } = exchange;
    await notifyStaff(inside, {
      key: `exchange-missing:${returnId}`,
      type: "return",
      text: `${orderNumber} was sent in exchange, and ${returnNumber} did not come back in time. Ask its buyer, or close the return: then all of ${orderNumber} is to be paid.`,
      link: `/admin/returns?view=${encodeURIComponent(returnId)}`,
    });
  }

  /** Buyer and staff learn that the new pieces are for sale again. */
  async tellEnded(inside: Run, { returnNumber, orderId, orderNumber, email }: OverdueExchange) {
    await enqueueMail(inside, {
      key: `order-expired:${orderId}`,
      template: "order-expired",
      to: email,
      facts: { orderId, reason: "exchange-expired" },
    });
    await notifyStaff(inside, {
      key: `order-expired:${orderId}`,
      type: "return",
      text: `${returnNumber} did not come back in time, so ${orderNumber} in exchange was cancelled.`,
      link: `/admin/orders?view=${encodeURIComponent(orderId)}`,
    });
  }
}
