import { loginResponseSchema } from "@strive/backend/contracts/accounts";
import {
  productListResponseSchema,
  productResponseSchema,
  type Product,
  type Variant,
} from "@strive/backend/contracts/catalogue";
import { orderListResponseSchema, type Order } from "@strive/backend/contracts/orders";
import { inject } from "vitest";

async function call<Answer>(
  schema: { parse: (answer: unknown) => Answer },
  path: string,
  init: RequestInit = {},
): Promise<Answer> {
  const response = await fetch(new URL(path, inject("origin")), init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return schema.parse(await response.json());
}

export interface Choice {
  product: Product;
  variant: Variant;
}

/** A product with a real choice of sizes and colours, and its last variant that has five units. */
export async function productWithChoice(): Promise<Choice> {
  const list = await call(productListResponseSchema, "/api/products?in_stock=true&limit=100");
  for (const product of list.data) {
    if (product.sizes.length < 2 || product.colors.length < 2 || product.gender === null) continue;
    const variant = product.variants.findLast(({ stock_quantity }) => stock_quantity >= 5);
    if (variant && product.category_name !== null) return { product, variant };
  }
  throw new Error("The demo catalogue has no product with a choice of sizes and colours.");
}

/** Units that can be ordered now. */
export async function stockOf({ product, variant }: Choice): Promise<number> {
  const { data } = await call(productResponseSchema, `/api/products/${product.id}`);
  const now = data.variants.find(({ id }) => id === variant.id);
  if (!now) throw new Error(`${product.name} has lost a variant.`);
  return now.stock_quantity;
}

/** The order as an admin sees it. */
export async function orderByNumber(orderNumber: string): Promise<Order | undefined> {
  const { token } = await call(loginResponseSchema, "/api/auth/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: inject("adminEmail"), password: inject("adminPassword") }),
  });
  const { data } = await call(orderListResponseSchema, `/api/orders?search=${orderNumber}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return data.find((order) => order.order_number === orderNumber);
}
