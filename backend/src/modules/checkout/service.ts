import type { OrderListQuery, OrderStatus, Payment } from "../../contracts/orders";
import { closeDatabase, inTransaction, run, type Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import { accessTokenOf, opensOrder } from "./access-token";
import {
  MARK_BUILD_FAILED,
  MARK_BUILT,
  MARK_RECORDED,
  ORDER_SETTING,
  TRY_BUILD_LOCK,
  UNBUILT_ORDERS,
  UNRECORDED_PAYMENTS,
} from "./build-sql";
import { decideLines } from "./domain/decide-lines";
import type { Candidate } from "./domain/types";
import { COMPLETE_PAYMENT, PAYABLE } from "./payment-sql";
import { PLACE } from "./place-sql";
import { bodyHash, ownerScope, proposalOf } from "./placement";
import { QUOTE } from "./quote-sql";
import { LIST_ORDERS, LOOK_UP_ORDER, READ_ORDER } from "./read-sql";
import type {
  ExistingRecord,
  OrderRecord,
  OrderSetting,
  PaymentRecord,
  Placement,
  PlacementRequest,
  UnbuiltOrder,
  UnrecordedPayment,
} from "./records";

/** How often a placement looks again when prices or stock change under it. */
const MAX_LOOKS = 6;

/** So many placements within a second are a rush. */
const RUSH = 15;

/** Deadlock or serialization failure: PostgreSQL chose this statement to give way; asked again it passes. */
const isTransient = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "40P01" || error.code === "40001");

/**
 * The acknowledged orders: what a shopper was told is what these tables hold. One placement is one
 * statement (`place-sql.ts`); Medusa's own order is built from it afterwards.
 */
export default class CheckoutModuleService {
  readonly __hooks = { onApplicationShutdown: (): Promise<void> => closeDatabase() };

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
   * Places an order, once per key. Looks first without locks: whatever is impossible is told
   * without writing anything, so a sold-out article costs its late buyers one read.
   */
  async place(request: PlacementRequest): Promise<Placement> {
    this.notePlacement();
    const { items } = request.body;
    const hash = bodyHash(request.body);
    const wanted = [
      items.flatMap(({ product_id, variant_id }) =>
        variant_id === undefined && product_id ? [product_id] : [],
      ),
      items.flatMap(({ variant_id }) => variant_id ?? []),
      ownerScope(request),
      request.idempotencyKey,
    ];
    for (let look = 1; look <= MAX_LOOKS; look += 1) {
      const [quote] = await run<{ existing: ExistingRecord | null; candidates: Candidate[] }>(
        QUOTE,
        wanted,
      );
      if (!quote) break;
      if (quote.existing) {
        if (quote.existing.bodyHash !== hash) return { kind: "mismatch" };
        return { kind: "placed", order: quote.existing, isNew: false };
      }
      const decision = decideLines(items, quote.candidates);
      if (decision.kind !== "lines") return decision;
      const proposal = proposalOf(request, decision.lines);
      const written = await this.write(proposal.parameters);
      if (written?.order_number) {
        const { id, subtotal, shipping, total } = proposal;
        return {
          kind: "placed",
          isNew: true,
          order: {
            id,
            orderNumber: written.order_number,
            status: "pending",
            paymentStatus: "unpaid",
            items: proposal.items,
            subtotal,
            shipping,
            total,
          },
        };
      }
    }
    return { kind: "busy" };
  }

  private async write(
    parameters: readonly unknown[],
  ): Promise<{ order_number: string | null } | undefined> {
    try {
      const [row] = await run<{ order_number: string | null }>(PLACE, parameters);
      return row;
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

  /** The order that has both, with the token that opens it; null for every miss. */
  async lookUp(
    orderNumber: string,
    email: string,
  ): Promise<{ order: OrderRecord; accessToken: string } | null> {
    const [row] = await run<{ order: OrderRecord }>(LOOK_UP_ORDER, [orderNumber, email]);
    return row ? { order: row.order, accessToken: accessTokenOf(row.order.id) } : null;
  }

  /** Orders of one account, or of all (null), newest first. */
  async orders(
    accountId: string | null,
    query: OrderListQuery,
  ): Promise<{ count: number; orders: OrderRecord[] }> {
    const { status, search, limit, offset } = query;
    const [row] = await run<{ count: number; orders: OrderRecord[] }>(LIST_ORDERS, [
      accountId,
      status ?? null,
      search ?? null,
      limit,
      offset,
    ]);
    return row ?? { count: 0, orders: [] };
  }

  accessToken(orderId: string): string {
    return accessTokenOf(orderId);
  }

  opensOrder(orderId: string, accessToken: string | undefined): boolean {
    return opensOrder(orderId, accessToken);
  }

  /** Owner and status of an order that somebody wants to pay, or null. */
  async payable(
    orderId: string,
  ): Promise<{ accountId: string | null; status: OrderStatus } | null> {
    const [row] = await run<{ accountId: string | null; status: OrderStatus }>(PAYABLE, [orderId]);
    return row ?? null;
  }

  /**
   * Completes a payment of the whole order, once; a repeated call gets the first one.
   * @returns null for a cancelled or unknown order.
   */
  async completePayment(
    orderId: string,
    method: Payment["payment_method"],
    transactionId: string | undefined,
  ): Promise<PaymentRecord | null> {
    const id = entityId("pay");
    for (let look = 1; look <= 2; look += 1) {
      const [row] = await run<PaymentRecord>(COMPLETE_PAYMENT, [
        orderId,
        id,
        method,
        transactionId ?? null,
      ]);
      if (row) return row;
    }
    return null;
  }

  /**
   * Hands one batch of acknowledged orders to `build` and marks what it returns. One batch at a
   * time in the whole system: the lock falls with the connection, so a killed process blocks nobody.
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
      if (built.length > 0) await query(MARK_BUILT, [built]);
      for (const { id, kind } of failed) await query(MARK_BUILD_FAILED, [id, kind]);
      return orders.length;
    });
  }

  unrecordedPayments(limit: number): Promise<UnrecordedPayment[]> {
    return run<UnrecordedPayment>(UNRECORDED_PAYMENTS, [limit]);
  }

  async markRecorded(paymentId: string): Promise<void> {
    await run(MARK_RECORDED, [paymentId]);
  }

  async orderSetting(): Promise<OrderSetting> {
    const [row] = await run<OrderSetting>(ORDER_SETTING, []);
    return row ?? { salesChannelId: null, regionId: null, shippingOptionId: null };
  }
}
