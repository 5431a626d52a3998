import { z } from "zod";
import { limitSchema } from "../contracts/pagination";
import type { RouteRule } from "./access/rule";

/** A list whose page has the usual size; a few have a size of their own. */
const hasUsualPage = ({ query }: Pick<RouteRule, "query">): boolean =>
  query instanceof z.ZodObject && query.shape["limit"] === limitSchema;

/** The query of a list, with a page size when it names none. */
export const withPageSize = (
  rule: Pick<RouteRule, "query">,
  query: Record<string, string>,
  size: number,
): Record<string, string> =>
  query["limit"] === undefined && hasUsualPage(rule) ? { ...query, limit: String(size) } : query;
