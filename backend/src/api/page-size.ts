import { z } from "zod";
import { limitSchema } from "../contracts/pagination";
import type { QueryValues } from "../contracts/query";
import type { RouteRule } from "./access/rule";

/** A list with the usual page size; a few have their own. */
const hasUsualPage = ({ query }: Pick<RouteRule, "query">): boolean =>
  query instanceof z.ZodObject && query.shape["limit"] === limitSchema;

/** A list's query, with a page size if it names none. */
export const withPageSize = (
  rule: Pick<RouteRule, "query">,
  query: QueryValues["values"],
  size: number,
): QueryValues["values"] =>
  query["limit"] === undefined && hasUsualPage(rule) ? { ...query, limit: String(size) } : query;
