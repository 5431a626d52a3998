import { useShop } from "../../backend/harness/use-shop";

/** The shop that these journeys share, as shoppers of one day do. */
export const shop = useShop("lifelike");
