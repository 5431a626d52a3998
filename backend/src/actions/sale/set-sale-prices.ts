import type { MedusaContainer } from "@medusajs/framework/types";
import type { FieldError } from "../../contracts/envelope";
import { formatMoney } from "../../contracts/money";
import type { Sale, SalePricesBody } from "../../contracts/sales";
import type { UserActor } from "../../lib/actor";
import { invalidRequest } from "../../lib/api-error";
import { inTransaction } from "../../lib/database";
import { shopProducts } from "../../modules/product";
import type { PricedProduct } from "../../modules/product/sale/service";
import { recordActivity } from "../../modules/staff/published-sql";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { heldSale, subjectOf } from "./held-sale";

type Prices = SalePricesBody["prices"];

function faultsOf(prices: Prices, known: ReadonlyMap<string, PricedProduct>): FieldError[] {
  const seen = new Set<string>();
  return prices.flatMap(({ product_id, price }, at): FieldError[] => {
    const product = known.get(product_id);
    const field = `prices.${at}.product_id`;
    if (!product) return [{ field, message: "This product is not in the shop any more" }];
    if (seen.has(product_id)) return [{ field, message: "This product is named twice" }];
    seen.add(product_id);
    if (price === null || price < product.price) return [];
    const message = `A sale price is below the price, ${formatMoney(product.price, "RWF")}`;
    return [{ field: `prices.${at}.price`, message }];
  });
}

/** What differs, by the products' names. */
function differences(prices: Prices, known: ReadonlyMap<string, PricedProduct>) {
  const changed = prices.flatMap(({ product_id, price }) => {
    const product = known.get(product_id);
    const isSame = product?.salePrice === price && !product.isMixed;
    return product && !isSame ? [{ product, price }] : [];
  });
  return {
    changed: changed.map(({ product, price }) => ({ product_id: product.id, price })),
    before: Object.fromEntries(changed.map(({ product }) => [product.name, product.salePrice])),
    after: Object.fromEntries(changed.map(({ product, price }) => [product.name, price])),
  };
}

/**
 * Sets what products cost in a sale, all of it or nothing; visible to the next read while it is on.
 * @throws ApiError 400 with the price named; 404; 409 for the sale of files
 */
export async function setSalePrices(
  container: MedusaContainer,
  { actor, id, prices }: { actor: UserActor; id: string; prices: Prices },
): Promise<Sale> {
  const sales = shopProducts(container).sales;
  const sale = await inTransaction(async (inside) => {
    const held = await heldSale(sales, id, inside);
    const ids = prices.map(({ product_id }) => product_id);
    const known = new Map(
      (await sales.pricesOf(inside, id, ids)).map((product) => [product.id, product]),
    );
    const faults = faultsOf(prices, known);
    if (faults.length > 0) throw invalidRequest(faults);
    const { changed, before, after } = differences(prices, known);
    if (changed.length === 0) return held;
    await sales.writePrices(inside, id, changed);
    await recordActivity(inside, {
      who: actor,
      action: "sale.prices",
      subject: subjectOf(held),
      before,
      after,
    });
    return (await sales.read(id, inside)) ?? held;
  });
  await refreshCatalogue(container);
  return sale;
}
