import { placedOrderResponseSchema } from "../src/contracts/orders";
import type { Exchange, OrderReturn } from "../src/contracts/returns";
import { makeGoods } from "./goods";
import type { Answer, Person } from "./people";
import { type ReturnDesk, type Delivered } from "./return-desk";
import { order as placeOrder } from "./sales-counter";
import { until } from "./until";

/** A product in two sizes. */
export interface Sizes {
  medium: string;
  large: string;
}

/** A delivered order of mediums, whose buyer may want larges. */
export type Exchangeable = Delivered & Sizes;

const MEDIUM_RWF = 12_000;
/** What a large costs more, whole RWF. */
export const MORE_RWF = 3_000;

/** The sweep comes every few seconds. */
const PATIENCE_MS = 60_000;

/** Buyers who want another size, and the staff who send it. */
export class ExchangeDesk {
  constructor(readonly returns: ReturnDesk) {}

  /** @param larges how many there are; mediums are plenty @param moreRwf what one costs more than a medium */
  async sizes(larges: number, moreRwf = 0): Promise<Sizes> {
    const sized = (size: string, stock_quantity: number) => ({ size, stock_quantity });
    const variants = [sized("M", 1_000), sized("L", larges)];
    const over = { price: MEDIUM_RWF, sizes: ["M", "L"], variants };
    const [{ product }] = await makeGoods(this.returns.shop, { pieces: 0, over });
    const idOf = (size: string) => product.variants.find((one) => one.size === size)?.id ?? "";
    const sizes = { medium: idOf("M"), large: idOf("L") };
    if (moreRwf !== 0) await this.price(sizes.large, MEDIUM_RWF + moreRwf);
    return sizes;
  }

  /** What a variant costs from now on, whole RWF. */
  async price(variantId: string, rwf: number): Promise<void> {
    await this.returns.orders.rows(
      `UPDATE price p SET amount = $2::numeric, raw_amount = jsonb_build_object('value', $2::text, 'precision', 20)
       FROM product_variant_price_set l
       WHERE l.variant_id = $1 AND l.price_set_id = p.price_set_id AND p.price_list_id IS NULL`,
      [variantId, rwf],
    );
  }

  /** Some mediums, for which nothing was paid. @throws when the shop refuses */
  async ordered(
    sizes: Sizes,
    quantity: number,
    over: object = {},
    by?: Person,
  ): Promise<Exchangeable> {
    const items = [{ variant_id: sizes.medium, quantity }];
    const { status, json } = await placeOrder(this.returns.shop, items, over, by?.token);
    if (status !== 201) throw new Error(`order: ${status} ${JSON.stringify(json)}`);
    const order = placedOrderResponseSchema.parse(json).data;
    const lines = order.items.map(({ id }) => id);
    return { order, variants: [sizes.medium], lines, ...sizes };
  }

  /** Paid in cash and delivered. */
  async delivered(
    sizes: Sizes,
    quantity = 1,
    over: object = {},
    by?: Person,
  ): Promise<Exchangeable> {
    const bought = await this.ordered(sizes, quantity, over, by);
    const { id, total_amount, credit_amount } = bought.order;
    await this.returns.record(bought, total_amount - credit_amount);
    await this.returns.orders.bring(id, "delivered");
    return bought;
  }

  /** Asks for a large in place of each medium. */
  asking(bought: Exchangeable, quantity = 1, over: object = {}, key?: string): Promise<Answer> {
    const [item_id] = bought.lines;
    const line = { item_id, quantity, reason: "too_small", exchange_for: bought.large };
    return this.returns.asking(bought, { items: [line], ...over }, key);
  }

  /** @throws when the shop refuses */
  async asked(
    bought: Exchangeable,
    quantity = 1,
    over: object = {},
  ): Promise<OrderReturn & { exchange: Exchange }> {
    const [item_id] = bought.lines;
    const line = { item_id, quantity, reason: "too_small", exchange_for: bought.large };
    const one = await this.returns.asked(bought, { items: [line], ...over });
    if (one.exchange === null) throw new Error("Nothing is exchanged.");
    return { ...one, exchange: one.exchange };
  }

  /** The days for which it is kept are over. */
  async expire({ id, exchange }: OrderReturn): Promise<void> {
    const { orders } = this.returns;
    await orders.rows("UPDATE order_return SET exchange_until = now() WHERE id = $1", [id]);
    await orders.rows("UPDATE unpaid_hold SET until = now() WHERE order_id = $1", [
      exchange?.order_id,
    ]);
  }

  cancelled(orderId: string) {
    return until(
      () => this.returns.orders.read(orderId),
      ({ status }) => status === "cancelled",
      PATIENCE_MS,
    );
  }

  /** What the return's balance has, and whether it still takes anything. Whole RWF. */
  async balance({ id }: Pick<OrderReturn, "id">): Promise<{ balance: number; isOff: boolean }> {
    const [row] = await this.returns.orders.rows<{ balance: number; isOff: boolean }>(
      `SELECT balance::float8 AS balance, is_switched_off AS "isOff" FROM store_credit WHERE return_id = $1`,
      [id],
    );
    if (!row) throw new Error("The return has no balance.");
    return row;
  }
}
