import {
  saleBodySchema,
  saleListQuerySchema,
  saleListResponseSchema,
  salePricesBodySchema,
  saleProductListQuerySchema,
  saleProductListResponseSchema,
  saleProductSchema,
  saleResponseSchema,
  saleSchema,
  type Sale,
  type SaleBody,
  type SalePricesBody,
  type SaleProduct,
} from "@strive/backend/contracts/sales";
import { http, HttpResponse } from "msw";
import { pageOf, queryOf } from "./admin-desk";
import { failure } from "./handlers";
import { admin, isFrom } from "./signed-in";

/** A sale that is on, without an end; each number makes a different one. */
export const saleNumbered = (number: number, changes: Partial<Sale> = {}): Sale =>
  saleSchema.parse({
    id: `plist_${number}`,
    name: `Sale ${number}`,
    starts_at: null,
    ends_at: null,
    state: "on",
    products: 0,
    is_from_files: false,
    ...changes,
  });

/** A product that is in no sale. */
export const productOnOffer = (
  name: string,
  price: number,
  changes: Partial<SaleProduct> = {},
): SaleProduct =>
  saleProductSchema.parse({
    id: `prod_${name.toLowerCase().replaceAll(/\W+/g, "_")}`,
    name,
    image: null,
    price,
    sale_price: null,
    is_mixed: false,
    ...changes,
  });

const stateOf = ({ starts_at, ends_at }: SaleBody): Sale["state"] => {
  const now = Date.now();
  if (ends_at !== null && Date.parse(ends_at) <= now) return "ended";
  return starts_at !== null && Date.parse(starts_at) > now ? "planned" : "on";
};

const isIn = ({ sale_price }: SaleProduct) => sale_price !== null;
const inOrder = (one: SaleProduct, other: SaleProduct) =>
  Number(isIn(other)) - Number(isIn(one)) || one.name.localeCompare(other.name);

/** What a server says of prices that are not below the product's; by their place. */
const tooHigh = (products: readonly SaleProduct[], { prices }: SalePricesBody) =>
  prices.flatMap(({ product_id, price }, at) => {
    const known = products.find(({ id }) => id === product_id);
    if (known === undefined || price === null || price < known.price) return [];
    return [{ field: `prices.${at}.price`, message: `Below RWF ${known.price} today` }];
  });

/** Sales, the newest first, and the products' prices in each. Records what is written. */
export function salesDesk(start: readonly Sale[], products: readonly SaleProduct[] = []) {
  const desk = {
    sales: [...start],
    /** By sale. */
    products: new Map(start.map(({ id }) => [id, [...products]])),
    saved: [] as Array<{ id: string | null; body: SaleBody }>,
    prices: [] as SalePricesBody[],
    deleted: [] as string[],
    /** Queries of products. */
    asked: [] as string[],
  };
  const one = (id: unknown) => desk.sales.find((sale) => sale.id === id);
  const missing = () => failure(404, "Resource not found");
  const answer = (data: Sale, status = 200) =>
    HttpResponse.json(saleResponseSchema.parse({ success: true, data }), { status });
  const refused = (request: Request) =>
    isFrom(request, admin) ? null : failure(403, "Access denied");
  const put = (sale: Sale) => {
    desk.sales = desk.sales.map((known) => (known.id === sale.id ? sale : known));
    return answer(sale);
  };
  const handlers = [
    http.get("*/api/admin/sales", ({ request }) => {
      const query = saleListQuerySchema.parse(queryOf(request));
      return (
        refused(request) ??
        HttpResponse.json(saleListResponseSchema.parse(pageOf(desk.sales, query)))
      );
    }),
    http.post("*/api/admin/sales", async ({ request }) => {
      const body = saleBodySchema.parse(await request.json());
      const sale = saleNumbered(desk.sales.length + 100, { ...body, state: stateOf(body) });
      desk.saved.push({ id: null, body });
      desk.sales = [sale, ...desk.sales];
      desk.products.set(sale.id, [...products]);
      return refused(request) ?? answer(sale, 201);
    }),
    http.get("*/api/admin/sales/:id", ({ params, request }) => {
      const sale = one(params["id"]);
      return refused(request) ?? (sale === undefined ? missing() : answer(sale));
    }),
    http.put("*/api/admin/sales/:id", async ({ params, request }) => {
      const body = saleBodySchema.parse(await request.json());
      const known = one(params["id"]);
      if (known === undefined) return missing();
      desk.saved.push({ id: known.id, body });
      return refused(request) ?? put({ ...known, ...body, state: stateOf(body) });
    }),
    http.delete("*/api/admin/sales/:id", ({ params, request }) => {
      const known = one(params["id"]);
      if (known === undefined) return missing();
      desk.sales = desk.sales.filter(({ id }) => id !== known.id);
      desk.deleted.push(known.id);
      return refused(request) ?? HttpResponse.json({ success: true });
    }),
    http.get("*/api/admin/sales/:id/products", ({ params, request }) => {
      const known = one(params["id"]);
      if (known === undefined) return missing();
      desk.asked.push(new URL(request.url).search);
      const query = saleProductListQuerySchema.parse(queryOf(request));
      const text = (query.search ?? "").toLowerCase();
      const rows = (desk.products.get(known.id) ?? [])
        .filter((product) => product.name.toLowerCase().includes(text))
        .filter((product) => query.in_sale === undefined || isIn(product))
        .toSorted(inOrder);
      return (
        refused(request) ??
        HttpResponse.json(saleProductListResponseSchema.parse(pageOf(rows, query)))
      );
    }),
    http.put("*/api/admin/sales/:id/prices", async ({ params, request }) => {
      const body = salePricesBodySchema.parse(await request.json());
      const known = one(params["id"]);
      if (known === undefined) return missing();
      const rows = desk.products.get(known.id) ?? [];
      const errors = tooHigh(rows, body);
      if (errors.length > 0) return failure(400, "Validation failed", { errors });
      desk.prices.push(body);
      const priced = rows.map((product) => {
        const price = body.prices.find(({ product_id }) => product_id === product.id)?.price;
        return price === undefined ? product : { ...product, sale_price: price, is_mixed: false };
      });
      desk.products.set(known.id, priced);
      return refused(request) ?? put({ ...known, products: priced.filter(isIn).length });
    }),
  ];
  return { desk, handlers };
}
