import type { Shop } from "../../backend/harness/shop";
import { useShop } from "../../backend/harness/use-shop";

/** Where `api.ts` asks: the shop that the file of journeys goes to. */
export let shop: Shop;

/** A file's shop: without one of its own, the one that journeys share, as shoppers of one day do. */
export function goTo<Its extends Shop = Shop>(its: Its): Its {
  shop = its;
  return its;
}

export const goToTheShop = (): Shop => goTo(useShop("lifelike"));
