import { loginResponseSchema } from "@strive/backend/contracts/accounts";
import { activityListResponseSchema } from "@strive/backend/contracts/dashboard";
import {
  categoryListResponseSchema,
  productListResponseSchema,
  productResponseSchema,
  type Product,
  type Variant,
} from "@strive/backend/contracts/catalogue";
import {
  orderListResponseSchema,
  orderResponseSchema,
  placedOrderResponseSchema,
  type Order,
  type PlacedOrder,
} from "@strive/backend/contracts/orders";
import { paymentResponseSchema } from "@strive/backend/contracts/payments";
import { z } from "zod";
import { shop } from "./shop";

const madeSchema = z.object({ data: z.object({ id: z.string() }) });

async function call<Answer>(
  schema: { parse: (answer: unknown) => Answer },
  path: string,
  init: RequestInit = {},
): Promise<Answer> {
  const response = await fetch(new URL(path, shop.origin), init);
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

/** The product as shoppers of that language read it. */
export async function toldIn(language: string, { id }: Product): Promise<Product> {
  return (await call(productResponseSchema, `/api/products/${id}?language=${language}`)).data;
}

/** Units that can be ordered now. */
export async function stockOf({ product, variant }: Choice): Promise<number> {
  const { data } = await call(productResponseSchema, `/api/products/${product.id}`);
  const now = data.variants.find(({ id }) => id === variant.id);
  if (!now) throw new Error(`${product.name} has lost a variant.`);
  return now.stock_quantity;
}

/** The token of the shop's first admin. */
export async function adminToken(): Promise<string> {
  const { token } = await call(loginResponseSchema, "/api/auth/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: shop.admin.email, password: shop.admin.password }),
  });
  return token;
}

const asAdmin = async () => ({ Authorization: `Bearer ${await adminToken()}` });

/** The newest code that was mailed to an address: subjects begin with it. */
export async function codeInOutbox(email: string): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const outbox = await (await fetch(new URL("/dev/outbox", shop.origin))).text();
    // Each mail begins with its subject, then the address.
    const mails = outbox.split("<h2>").filter((mail) => mail.includes(email));
    const [code] = mails.flatMap((mail) => /^\s*(\d{6}) is your/.exec(mail)?.[1] ?? []);
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No code came for ${email}.`);
}

/** A customer whose address is verified, by the code in the outbox: this shop sends no mail. */
export async function makeCustomer(email: string): Promise<{ id: string; token: string }> {
  const headers = { "Content-Type": "application/json" };
  const post = async (path: string, body: object) =>
    fetch(new URL(path, shop.origin), {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
  const password = "inyange-ku-mazi";
  await post("/api/auth/register", { email, password, firstname: "Aline", lastname: "Uwase" });
  const code = await codeInOutbox(email);
  const answer = await post("/api/auth/verify-email", { email, code });
  const { token, user } = loginResponseSchema.parse(await answer.json());
  return { id: user.id, token };
}

/** Orders that an admin finds by a number, name or address. */
export async function ordersFound(search: string): Promise<Order[]> {
  const path = `/api/orders?search=${encodeURIComponent(search)}`;
  return (await call(orderListResponseSchema, path, { headers: await asAdmin() })).data;
}

/** The order as an admin sees it. */
export const orderByNumber = async (orderNumber: string): Promise<Order | undefined> =>
  (await ordersFound(orderNumber)).find((order) => order.order_number === orderNumber);

/** Staff say that an order has arrived. */
export async function deliver(orderId: string): Promise<void> {
  await call(orderResponseSchema, `/api/orders/${orderId}/status`, {
    method: "PUT",
    headers: { ...(await asAdmin()), "Content-Type": "application/json" },
    body: JSON.stringify({ status: "delivered" }),
  });
}

/** A category and a product in it, both with this name. @param over what else is said of the product */
export async function makeNamed(name: string, over: object = {}): Promise<{ productId: string }> {
  const headers = { ...(await asAdmin()), "Content-Type": "application/json" };
  const made = async (path: string, body: object) => {
    const { data } = await call(madeSchema, path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return data.id;
  };
  const categoryId = await made("/api/categories", { category_name: name, gender: "unisex" });
  const productId = await made("/api/products", {
    product_name: name,
    description: name,
    price: 9000,
    category_id: categoryId,
    stock_quantity: 4,
    ...over,
  });
  return { productId };
}

/** A product by its exact name. @throws Error when there is none */
export async function productNamed(name: string): Promise<Product> {
  const list = await call(
    productListResponseSchema,
    `/api/products?q=${encodeURIComponent(name)}&limit=100`,
  );
  const found = list.data.find((product) => product.name === name);
  if (found === undefined) throw new Error(`There is no product ${name}.`);
  return found;
}

/** Of a product by name: a variant in stock in a colour that its first picture does not show. */
export async function anotherColorOf(name: string): Promise<Choice> {
  const product = await productNamed(name);
  const [shown] = product.image_colors;
  const variant = product.variants.findLast(
    ({ color, stock_quantity }) =>
      stock_quantity > 0 && color !== shown && product.image_colors.includes(color),
  );
  if (variant === undefined) throw new Error(`${name} is pictured in one colour only.`);
  return { product, variant };
}

/** Places an order, as the shop does, to be paid when it is confirmed. @param token null: as a guest */
export async function orderFor(
  email: string,
  token: string | null,
  quantity = 1,
): Promise<PlacedOrder> {
  const { variant } = await productWithChoice();
  return orderOf(variant.id, email, token, quantity);
}

/** The same of a variant. */
export async function orderOf(
  variant_id: string,
  email: string,
  token: string | null,
  quantity = 1,
): Promise<PlacedOrder> {
  const headers = {
    "Content-Type": "application/json",
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
  const order = await call(placedOrderResponseSchema, "/api/orders", {
    method: "POST",
    headers: { ...headers, "Idempotency-Key": crypto.randomUUID() },
    body: JSON.stringify({
      items: [{ variant_id, quantity }],
      firstname: "Aline",
      lastname: "Uwase",
      email,
      phone: "0788 123 456",
      delivery_address: "KG 11 Ave, house 24",
      city: "Kigali",
      district: "Gasabo",
      country: "RW",
    }),
  });
  await call(paymentResponseSchema, "/api/payments", {
    method: "POST",
    headers,
    body: JSON.stringify({
      order_id: order.data.id,
      payment_method: "placeholder",
      access_token: order.data.access_token,
    }),
  });
  return order.data;
}

/** A guest's order for a day's round, to be paid to the rider. */
export async function orderAtTheDoor(firstname: string, address: string): Promise<PlacedOrder> {
  const { variant } = await productWithChoice();
  const headers = { "Content-Type": "application/json" };
  const order = await call(placedOrderResponseSchema, "/api/orders", {
    method: "POST",
    headers: { ...headers, "Idempotency-Key": crypto.randomUUID() },
    body: JSON.stringify({
      items: [{ variant_id: variant.id, quantity: 1 }],
      firstname,
      lastname: "Uwase",
      email: `${firstname.toLowerCase()}.round@example.rw`,
      phone: "0788 123 456",
      delivery_address: address,
      city: "Kigali",
      district: "Gasabo",
      country: "RW",
    }),
  });
  const { id: order_id, access_token } = order.data;
  await call(paymentResponseSchema, "/api/payments", {
    method: "POST",
    headers,
    body: JSON.stringify({ order_id, payment_method: "cod", access_token }),
  });
  return order.data;
}

/** Texts of the catalogue, which stay as staff typed them in every language. */
export async function catalogueTexts(): Promise<string[]> {
  const { data: products } = await call(productListResponseSchema, "/api/products?limit=100");
  const { data: categories } = await call(categoryListResponseSchema, "/api/categories");
  return [
    ...products.flatMap(({ name, description }) => [name, ...description.split("\n")]),
    ...categories.map(({ category_name: name }) => name),
  ].filter((text) => text.trim() !== "");
}

/** What people wrote, and names, of what the dashboard says was done last. */
export async function activityTexts(token: string): Promise<string[]> {
  const init = { headers: { authorization: `Bearer ${token}` } };
  const { data } = await call(activityListResponseSchema, "/api/admin/activity", init);
  return data
    .flatMap(({ subject, before, after }) => [
      subject.label,
      ...Object.values({ ...before }),
      ...Object.values({ ...after }),
    ])
    .filter((value): value is string => typeof value === "string" && value.includes(" "));
}
