import type { Shop } from "../../backend/harness/shop";
import { useShop } from "../../backend/harness/use-shop";

/** Where `api.ts` asks: the shop that the file of journeys goes to. */
export let shop: Shop;

/** Says which shop this file's journeys go to, in one line at its top. */
export function goTo(its: Shop): Shop {
  shop = its;
  return its;
}

/** The one that journeys share, as shoppers of one day do. */
export const goToTheShop = (): Shop => goTo(useShop("lifelike"));
