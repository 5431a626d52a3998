import { contactOf, type ShopContact } from "@strive/backend/contracts/shop-contact";
import { useContent } from "./content";

/** How to reach the shop. Apart from the other content: few pages say it. */
export const useShopContact = (): ShopContact => contactOf(useContent().contact);
