import type { Product } from "@strive/backend/contracts/catalogue";
import {
  createProductBodySchema,
  deletedResponseSchema,
  savedProductResponseSchema,
  savedProductSchema,
  updateProductBodySchema,
  type SavedProduct,
} from "@strive/backend/contracts/catalogue-writes";
import { queryValues } from "@strive/backend/contracts/query";
import {
  staffProductListQuerySchema,
  staffProductListResponseSchema,
  staffProductQuerySchema,
} from "@strive/backend/contracts/staff-products";
import { waitingResponseSchema, type Waiting } from "@strive/backend/contracts/alerts";
import { http, HttpResponse } from "msw";
import { productNamed, products } from "./fixtures";
import { failure } from "./handlers";

const BEGAN = "2026-01-31T08:30:00.000Z";

/** A product as staff see it. */
const saved = (product: Product, facts: Partial<SavedProduct> = {}): SavedProduct =>
  savedProductSchema.parse({ ...product, updatedAt: BEGAN, ...facts });

export const savedNamed = (name: string, facts: Partial<SavedProduct> = {}) =>
  saved(productNamed(name), facts);

/** Who waits for which variant. */
export const waitingFor = (data: Waiting[]) =>
  http.get("*/api/alerts/waiting", () =>
    HttpResponse.json(
      waitingResponseSchema.parse({
        success: true,
        data,
        count: data.length,
        limit: 100,
        offset: 0,
      }),
    ),
  );

/** A recorded write. */
interface ProductCall {
  method: string;
  /** Below /api/products; empty for a new one. */
  id: string;
  /** Text fields by name. */
  fields: Record<string, string>;
  /** Contents of the files, in their order. */
  files: string[];
}

async function callOf(request: Request, id: string): Promise<ProductCall> {
  const { method } = request;
  if (method === "DELETE") return { method, id, fields: {}, files: [] };
  if (request.headers.get("Content-Type") === "application/json") {
    return { method, id, fields: (await request.json()) as Record<string, string>, files: [] };
  }
  const form = [...(await request.formData())];
  const fields = form.flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const files = form.flatMap(([, value]) => (typeof value === "string" ? [] : [value.text()]));
  return {
    method,
    id,
    fields: Object.fromEntries(fields) as Record<string, string>,
    files: await Promise.all(files),
  };
}

const inStaffOrder = (list: readonly SavedProduct[], sort: string | undefined): SavedProduct[] => {
  if (sort === "name") return list.toSorted((one, other) => one.name.localeCompare(other.name));
  if (sort === undefined || sort === "latest") return [...list];
  const direction = sort === "price_asc" ? 1 : -1;
  return list.toSorted((one, other) => direction * (one.price - other.price));
};

/** The product after a write; lists and pictures are of no interest here. */
function written(product: SavedProduct, body: object): SavedProduct {
  const { product_name, price, description, status, is_gift_card } = updateProductBodySchema
    .partial()
    .parse(body);
  return savedProductSchema.parse({
    ...product,
    ...(product_name !== undefined && { product_name, name: product_name }),
    ...(price !== undefined && { price }),
    ...(description !== undefined && { description }),
    ...(status !== undefined && { status }),
    ...(is_gift_card !== undefined && { is_gift_card: is_gift_card || undefined }),
    updatedAt: new Date(Date.parse(product.updatedAt) + 1).toISOString(),
  });
}

/**
 * The staff's side of a small shop, which records queries and writes. Queries and bodies are
 * parsed by their contract; a write with an old `updatedAt` is answered with 409 and the product.
 */
export function productDesk(
  from: readonly SavedProduct[] = products.map((product) => saved(product)),
) {
  let list = [...from];
  const asked: string[] = [];
  const calls: ProductCall[] = [];
  const find = (key: unknown) => list.find(({ id, handle }) => id === key || handle === key);
  const answer = (product: SavedProduct, status = 200) =>
    HttpResponse.json(savedProductResponseSchema.parse({ success: true, data: product }), {
      status,
    });
  const handlers = [
    http.get("*/api/products", ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const query = staffProductListQuerySchema.parse(
        queryValues(searchParams, staffProductListQuerySchema).values,
      );
      const text = (query.search ?? query.q ?? "").toLowerCase();
      const found = list.filter(
        (product) =>
          (query.status === "all" || product.status === query.status) &&
          (!query.category || product.category_id?._id === query.category) &&
          (!query.gender || product.gender === null || product.gender === query.gender) &&
          (query.in_stock === undefined || product.stock_quantity > 0 === query.in_stock) &&
          `${product.name} ${product.description}`.toLowerCase().includes(text),
      );
      const { limit, offset } = query;
      const data = inStaffOrder(found, query.sort).slice(offset, offset + limit);
      return HttpResponse.json(
        staffProductListResponseSchema.parse({
          success: true,
          data,
          count: found.length,
          limit,
          offset,
        }),
      );
    }),
    waitingFor([]),
    http.get("*/api/products/:key", ({ request, params }) => {
      staffProductQuerySchema.parse(Object.fromEntries(new URL(request.url).searchParams));
      const product = find(params["key"]);
      return product ? answer(product) : failure(404, "Product not found.");
    }),
    http.post("*/api/products", async ({ request }) => {
      const call = await callOf(request, "");
      calls.push(call);
      createProductBodySchema.parse(call.fields);
      const [model] = from;
      if (!model) throw new Error("A desk needs a product to model new ones on");
      const id = `prod_new_${calls.length}`;
      const product = written({ ...model, _id: id, id, images: [], image: null }, call.fields);
      list = [product, ...list];
      return answer(product, 201);
    }),
    http.put("*/api/products/:id", async ({ request, params }) => {
      const call = await callOf(request, String(params["id"]));
      calls.push(call);
      const { updatedAt } = updateProductBodySchema.parse(call.fields);
      const product = find(params["id"]);
      if (!product) return failure(404, "Product not found.");
      if (updatedAt !== undefined && updatedAt !== product.updatedAt) {
        const message = "This product was changed meanwhile. Please look at it again.";
        return failure(409, message, { data: product });
      }
      const after = written(product, call.fields);
      list = list.map((one) => (one === product ? after : one));
      return answer(after);
    }),
    http.delete("*/api/products/:id", async ({ request, params }) => {
      const id = String(params["id"]);
      calls.push(await callOf(request, id));
      if (!find(id)) return failure(404, "Product not found.");
      list = list.filter((product) => product.id !== id);
      return HttpResponse.json(
        deletedResponseSchema.parse({ success: true, data: { _id: id, id } }),
      );
    }),
  ];
  return {
    handlers,
    /** Queries of the list, one after the other. */
    asked,
    /** Writes. */
    calls,
    /** A change by somebody else in between. */
    change: (id: string, facts: Partial<SavedProduct>) => {
      list = list.map((product) =>
        product.id === id ? savedProductSchema.parse({ ...product, ...facts }) : product,
      );
    },
  };
}
