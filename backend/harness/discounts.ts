import { randomInt, randomUUID } from "node:crypto";
import { discountRefusalSchema, type DiscountRefusal } from "../src/contracts/discounts";
import { failureSchema } from "../src/contracts/envelope";
import {
  placedOrderResponseSchema,
  quoteResponseSchema,
  type OrderStatus,
  type PlacedOrder,
  type Quote,
} from "../src/contracts/orders";
import { callBackOffice, enterBackOffice, type BackOffice } from "./back-office";
import { makeGoods } from "./goods";
import { auditFromNow } from "./order-audit";
import { callShop, logIn, type Answer } from "./people";
import { order } from "./sales-counter";
import type { Shop } from "./shop";

/** A promotion as the dashboard sends it; what is left out is 10 % off every line, with a code. */
export interface DiscountWish {
  code?: string;
  isAutomatic?: boolean;
  type?: "percentage" | "fixed";
  /** Per cent, or whole RWF. */
  value?: number;
  target?: "items" | "order" | "shipping_methods";
  allocation?: "each" | "across" | "once";
  /** Pieces of a line, for `each` and `once`. */
  maxQuantity?: number;
  /** Only these products. */
  products?: readonly string[];
  /** Buy this many of them, get one for less. */
  buy?: number;
  /** Whole RWF of goods. */
  minimum?: number;
  /** Uses in all. */
  limit?: number;
  status?: "active" | "draft" | "inactive";
  startsAt?: Date;
  endsAt?: Date;
  budget?: { type: "spend" | "usage" | "use_by_attribute"; limit: number };
}

const onProducts = (products: readonly string[] | undefined) =>
  products === undefined
    ? []
    : [{ attribute: "items.product.id", operator: "in", values: products }];

function campaignOf({ startsAt, endsAt, budget }: DiscountWish) {
  if (!startsAt && !endsAt && !budget) return {};
  return {
    campaign: {
      name: "For a test",
      campaign_identifier: randomUUID(),
      starts_at: startsAt,
      ends_at: endsAt,
      ...(budget && {
        budget: {
          ...budget,
          ...(budget.type === "spend" ? { currency_code: "rwf" } : {}),
          ...(budget.type === "use_by_attribute" ? { attribute: "customer_email" } : {}),
        },
      }),
    },
  };
}

/** Makes a promotion in the dashboard. */
export async function makeDiscount(
  backOffice: BackOffice,
  wish: DiscountWish = {},
): Promise<{ id: string; code: string; budgetId: string | undefined }> {
  const { code = `T${randomUUID().slice(0, 8).toUpperCase()}`, target = "items", products } = wish;
  const allocation = wish.allocation ?? (target === "order" ? "across" : "each");
  const rules = onProducts(products);
  const { promotion } = (await backOffice("POST", "/admin/promotions?fields=id,*campaign.budget", {
    code,
    is_automatic: wish.isAutomatic ?? false,
    type: wish.buy === undefined ? "standard" : "buyget",
    status: wish.status ?? "active",
    limit: wish.limit,
    rules:
      wish.minimum === undefined
        ? []
        : [{ attribute: "subtotal", operator: "gte", values: [String(wish.minimum)] }],
    application_method: {
      type: wish.type ?? "percentage",
      value: wish.value ?? 10,
      currency_code: "rwf",
      target_type: target,
      allocation,
      ...(allocation === "across" ? {} : { max_quantity: wish.maxQuantity ?? 1000 }),
      ...(target === "order" ? {} : { target_rules: target === "items" ? rules : [] }),
      ...(wish.buy === undefined
        ? {}
        : { buy_rules: rules, buy_rules_min_quantity: wish.buy, apply_to_quantity: 1 }),
    },
    ...campaignOf(wish),
  })) as { promotion: { id: string; campaign?: { budget?: { id: string } } | null } };
  return { id: promotion.id, code, budgetId: promotion.campaign?.budget?.id };
}

/** What Medusa's own cart takes off each variant, in parts of a franc too. */
export async function medusaDiscounts(
  shop: Shop,
  backOffice: BackOffice,
  items: readonly { variant_id: string; quantity: number }[],
  codes: readonly string[],
): Promise<Map<string, number>> {
  const { api_keys } = (await backOffice("GET", "/admin/api-keys?type=publishable")) as {
    api_keys: { token: string }[];
  };
  const { regions } = (await backOffice("GET", "/admin/regions")) as { regions: { id: string }[] };
  const { json, status } = await callBackOffice(shop, "POST", "/store/carts", {
    headers: { "x-publishable-api-key": api_keys[0]?.token ?? "" },
    body: { region_id: regions[0]?.id, items, promo_codes: codes },
  });
  if (status !== 200) throw new Error(`cart: ${status} ${JSON.stringify(json)}`);
  const { cart } = json as {
    cart: { items: { variant_id: string; adjustments?: { amount: number }[] }[] };
  };
  return new Map(
    cart.items.map(({ variant_id, adjustments = [] }) => [
      variant_id,
      adjustments.reduce((sum, { amount }) => sum + amount, 0),
    ]),
  );
}

/** Another buyer each time. */
export const somebody = () => ({
  email: `${randomUUID()}@example.rw`,
  phone: `0788${String(randomInt(1e6)).padStart(6, "0")}`,
});

/** One line of an order. */
export interface Wanted {
  variant_id: string;
  quantity: number;
}

/** Staff who give discounts on their own products, and buyers who ask for them. */
export class DiscountDesk {
  private readonly made: string[] = [];

  private constructor(
    readonly shop: Shop,
    readonly backOffice: BackOffice,
    readonly token: string,
    /** Products that nobody else discounts. */
    readonly products: readonly string[],
    private readonly variants: readonly string[],
    /** The doctor's rules that were broken since the desk opened: others use the shop too. */
    readonly audited: () => Promise<Record<string, number>>,
  ) {}

  /** @param price of each of four products, whole RWF */
  static async at(shop: Shop, price: number): Promise<DiscountDesk> {
    const { token } = await logIn(shop, shop.admin);
    const goods = await makeGoods(shop, { pieces: 2000, count: 4, over: { price } });
    return new DiscountDesk(
      shop,
      await enterBackOffice(shop),
      token,
      goods.map(({ product }) => product.id),
      goods.map(({ variantId }) => variantId),
      await auditFromNow(shop),
    );
  }

  /** Only on the desk's products, so that nobody else's order notices it. */
  async give(wish: DiscountWish = {}): ReturnType<typeof makeDiscount> {
    const one = await makeDiscount(this.backOffice, { products: this.products, ...wish });
    this.made.push(one.id);
    return one;
  }

  /** Takes back what was given. */
  async clear(): Promise<void> {
    for (const id of this.made.splice(0)) {
      await this.backOffice("DELETE", `/admin/promotions/${id}`);
    }
  }

  /** Of the product at this place. */
  line(at: number, quantity = 1): Wanted {
    return { variant_id: this.variants[at] ?? "", quantity };
  }

  order(items: readonly Wanted[], over: object = {}, as?: string): Promise<Answer> {
    return order(this.shop, items, over, as);
  }

  /** @throws when the shop refuses */
  async placed(...call: Parameters<DiscountDesk["order"]>): Promise<PlacedOrder> {
    const { status, json } = await this.order(...call);
    if (status !== 201) throw new Error(`order: ${status} ${JSON.stringify(json)}`);
    return placedOrderResponseSchema.parse(json).data;
  }

  /** @throws when the shop takes the order, or refuses it for something else than its code */
  async refused(...call: Parameters<DiscountDesk["order"]>): Promise<DiscountRefusal> {
    const { status, json } = await this.order(...call);
    const { code, data } = failureSchema.parse(json);
    if (code !== "discount_refused") throw new Error(`order: ${status} ${JSON.stringify(json)}`);
    return discountRefusalSchema.parse(data);
  }

  /** @throws when the shop does not answer */
  async quoted(items: readonly Wanted[], over: object = {}, as?: string): Promise<Quote> {
    const body = { items, ...over };
    const { status, json } = await callShop(this.shop, "POST", "/api/orders/quote", {
      body,
      token: as,
    });
    if (status !== 200) throw new Error(`quote: ${status} ${JSON.stringify(json)}`);
    return quoteResponseSchema.parse(json).data;
  }

  bring(orderId: string, status: OrderStatus): Promise<Answer> {
    const path = `/api/orders/${orderId}/status`;
    return callShop(this.shop, "PUT", path, { token: this.token, body: { status } });
  }
}
