import { useShop } from "../../backend/harness/use-shop";

/** The shop that these journeys share: its shoppers are shoppers of the same day. */
export const shop = useShop("lifelike");
