import { CREDIT } from "~/admin/credit/api";

/** First part of the keys: what a step of a return makes old. */
export const RETURNS = "returns";

/** First parts of the keys of what a step makes old: stock and money move with it. */
export const RETURN_RESOURCES = [
  RETURNS,
  "orders",
  "payments",
  "products",
  "dashboard",
  CREDIT,
] as const;
