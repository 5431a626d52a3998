import { callBackOffice, type BackOffice } from "./back-office";
import type { Shop } from "./shop";

/** A price list as the dashboard sends it. */
export interface PriceListWish {
  type?: "sale" | "override";
  status?: "active" | "draft";
  starts_at?: Date;
  ends_at?: Date;
  /** Whole RWF by variant id. */
  prices: Readonly<Record<string, number>>;
}

/** Makes a price list in the dashboard. @returns its id */
export async function makePriceList(
  backOffice: BackOffice,
  { type = "sale", status = "active", starts_at, ends_at, prices }: PriceListWish,
): Promise<string> {
  const { price_list } = (await backOffice("POST", "/admin/price-lists", {
    title: `A ${type}`,
    description: "For a test",
    type,
    status,
    starts_at,
    ends_at,
    prices: Object.entries(prices).map(([variant_id, amount]) => ({
      variant_id,
      amount,
      currency_code: "rwf",
    })),
  })) as { price_list: { id: string } };
  return price_list.id;
}

/** What Medusa itself asks for each variant of these products, and what it strikes through. */
export async function medusaPrices(
  shop: Shop,
  backOffice: BackOffice,
  productIds: readonly string[],
): Promise<Map<string, { asked: number; original: number }>> {
  const { api_keys } = (await backOffice("GET", "/admin/api-keys?type=publishable")) as {
    api_keys: { token: string }[];
  };
  const { regions } = (await backOffice("GET", "/admin/regions")) as { regions: { id: string }[] };
  const query = new URLSearchParams({
    region_id: regions[0]?.id ?? "",
    fields: "id,*variants.calculated_price",
    limit: "100",
  });
  for (const id of productIds) query.append("id[]", id);
  const { json } = await callBackOffice(shop, "GET", `/store/products?${query.toString()}`, {
    headers: { "x-publishable-api-key": api_keys[0]?.token ?? "" },
  });
  const { products } = json as {
    products: {
      variants: {
        id: string;
        calculated_price: { calculated_amount: number; original_amount: number } | null;
      }[];
    }[];
  };
  return new Map(
    products
      .flatMap(({ variants }) => variants)
      .flatMap(({ id, calculated_price: price }) =>
        price
          ? [[id, { asked: price.calculated_amount, original: price.original_amount }] as const]
          : [],
      ),
  );
}
