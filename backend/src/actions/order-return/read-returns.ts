import type { MedusaContainer } from "@medusajs/framework/types";
import type { ReturnListQuery, ReturnListResponse } from "../../contracts/returns";
import { shopOrders } from "../../modules/order";
import { staffReturnOf } from "./return-view";

/** A page of returns, for staff. */
export async function listReturns(
  container: MedusaContainer,
  query: ReturnListQuery,
): Promise<Omit<ReturnListResponse, "success" | "limit" | "offset">> {
  const { count, returns, statusCounts } = await shopOrders(container).returns.list(query);
  return { data: returns.map(staffReturnOf), count, status_counts: statusCounts };
}
