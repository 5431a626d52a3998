import type { MedusaContainer } from "@medusajs/framework/types";
import { shopProducts } from "../../modules/product";
import { rateLimits } from "../../modules/rate-limit";

/** @throws ApiError 429 when the whole shop was told of too much within an hour */
export async function noteLookedAt(
  container: MedusaContainer,
  address: string,
  products: readonly string[],
): Promise<void> {
  await rateLimits(container).consume("looked-at-shop", "");
  await shopProducts(container).companions.noteLookedAt(address, products);
}
