import type {
  StaffProductListQuery,
  StaffProductStatus,
} from "../../../../contracts/staff-products";
import type { ProductSort } from "../../../../contracts/catalogue";
import { listRequestOf, type ProductFilter } from "./list-filter";

/** `name`: as a dictionary has it, without regard to case and accents. */
export type StaffOrder = ProductSort | "name";

export interface StaffListRequest {
  status: StaffProductStatus;
  filter: ProductFilter;
  sort: StaffOrder;
  limit: number;
  offset: number;
  /** What may be a SKU, as it was typed. Absent: nothing was searched for. */
  sku?: string;
}

/** The request behind a validated query, with the same filters as a shopper's. */
export function staffListRequestOf(query: StaffProductListQuery): StaffListRequest {
  const { status, sort, ...rest } = query;
  const request = listRequestOf({ ...rest, facets: false });
  const { filter, limit, offset } = request;
  const sku = [query.q, query.search].find(Boolean)?.trim();
  return { status, filter, sort: sort ?? request.sort, limit, offset, ...(filter.text && { sku }) };
}
