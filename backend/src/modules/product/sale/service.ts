import type {
  Sale,
  SaleBody,
  SaleListQuery,
  SalePricesBody,
  SaleProduct,
  SaleProductListQuery,
} from "../../../contracts/sales";
import { run, type Run } from "../../../lib/database";
import { FILE_SALES } from "../writing/sale-sql";
import {
  COUNT_SALES,
  DELETE_SALE,
  DROP_PRICES,
  HOLD_SALE,
  LIST_SALES,
  PRICES_OF_PRODUCTS,
  READ_SALE,
  SALE_PRODUCTS,
  WRITE_PRICES,
  WRITE_SALE,
} from "./sql";

interface SaleRow {
  id: string;
  name: string;
  status: "active" | "draft";
  /** ISO 8601. */
  startsAt: string | null;
  endsAt: string | null;
  products: number;
}

/** A product that a sale has a price for, or could have. Amounts are whole RWF. */
export interface PricedProduct {
  id: string;
  name: string;
  price: number;
  salePrice: number | null;
  isMixed: boolean;
}

function saleOf({ id, name, status, startsAt, endsAt, products }: SaleRow, now: string): Sale {
  const isOver = endsAt !== null && endsAt < now;
  const state = isOver ? "ended" : startsAt !== null && startsAt > now ? "planned" : "on";
  return {
    id,
    name,
    starts_at: startsAt,
    ends_at: endsAt,
    state: status === "active" ? state : "off",
    products,
    is_from_files: id === FILE_SALES,
  };
}

/** Sale prices with dates: Medusa's price lists, as staff write them. */
export default class SaleService {
  async list({ limit, offset }: SaleListQuery): Promise<{ count: number; sales: Sale[] }> {
    const [[counted], rows] = await Promise.all([
      run<{ count: number }>(COUNT_SALES, []),
      run<SaleRow>(LIST_SALES, [limit, offset]),
    ]);
    const now = new Date().toISOString();
    return { count: counted?.count ?? 0, sales: rows.map((row) => saleOf(row, now)) };
  }

  /** @returns null when there is none */
  async read(id: string, inside: Run = run): Promise<Sale | null> {
    const [row] = await inside<SaleRow>(READ_SALE, [id]);
    return row ? saleOf(row, new Date().toISOString()) : null;
  }

  /** As `read`, and nobody else changes it before the caller's transaction ends. */
  async hold(id: string, inside: Run): Promise<Sale | null> {
    await inside(HOLD_SALE, [id]);
    return this.read(id, inside);
  }

  /** Published products by name, those in the sale first. */
  async products(
    id: string,
    { search, in_sale, limit, offset }: SaleProductListQuery,
  ): Promise<{ count: number; products: SaleProduct[] }> {
    const wanted = [id, search ?? null, in_sale === "true", limit, offset];
    const rows = await run<SaleProduct & { count: number }>(SALE_PRODUCTS, wanted);
    return {
      count: rows[0]?.count ?? 0,
      products: rows.map(({ count: _, ...product }) => product),
    };
  }

  /** Name and dates, in the caller's transaction. */
  async write(inside: Run, id: string, { name, starts_at, ends_at }: SaleBody): Promise<void> {
    await inside(WRITE_SALE, [id, name, starts_at, ends_at]);
  }

  /** What these products cost, without the sale and in it; unknown ones are left out. */
  pricesOf(inside: Run, id: string, productIds: readonly string[]): Promise<PricedProduct[]> {
    return inside<PricedProduct>(PRICES_OF_PRODUCTS, [id, productIds]);
  }

  /** One price for all variants of each product, or none; in the caller's transaction. */
  async writePrices(inside: Run, id: string, prices: SalePricesBody["prices"]): Promise<void> {
    await inside(DROP_PRICES, [id, prices.map(({ product_id }) => product_id)]);
    const asked = prices.filter(({ price }) => price !== null);
    await inside(WRITE_PRICES, [
      id,
      asked.map(({ product_id }) => product_id),
      asked.map(({ price }) => price),
    ]);
  }

  async remove(inside: Run, id: string): Promise<void> {
    for (const statement of DELETE_SALE) await inside(statement, [id]);
  }
}
