import type { MedusaContainer } from "@medusajs/framework/types";
import { shopProducts } from "../../modules/product";
import { paced } from "../../lib/pace";

const HOUR = 3600;

/** Once an hour, by one process: what sells best. */
export const countSold = (container: MedusaContainer): Promise<void> =>
  shopProducts(container).readModel.countSold(paced(HOUR));

/** Once an hour, by one process: what goes with what. */
export const countCompanions = (container: MedusaContainer): Promise<void> =>
  shopProducts(container).readModel.countCompanions(paced(HOUR));
