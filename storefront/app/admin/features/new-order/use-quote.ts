import type { Quote } from "@strive/backend/contracts/orders";
import { useState } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { useSettled } from "~/lib/use-settled";
import type { DraftValues } from "./draft";
import { quoteBodyOf } from "./quote-body";
import { quoteQuery } from "./api";

/** Milliseconds after the last change until the total is asked for. */
const SETTLE_MS = 250;
/** Never asked for. */
const NOTHING = { items: [], is_pickup: false };

export interface OrderTotal {
  /** What was said last; undefined: nothing yet, or there is nothing in the order. */
  quote: Quote | undefined;
  /** It is of what stands there now. */
  isNow: boolean;
  error: Error | null;
  retry: () => void;
}

/** What the order costs, as the server says; the last answer stays until the next. */
export function useQuote(values: DraftValues): OrderTotal {
  const body = quoteBodyOf(values);
  const asked = JSON.stringify(body);
  const settled = useSettled(asked, SETTLE_MS);
  const wanted = JSON.parse(settled) as typeof body;
  const query = useAdminQuery({
    ...quoteQuery(wanted ?? NOTHING),
    enabled: wanted !== null,
  });
  const [last, setLast] = useState(query.data);
  // Stays while the next is worked out, and where that fails.
  if (query.data !== undefined && query.data !== last) setLast(query.data);
  if (body === null) return { quote: undefined, isNow: true, error: null, retry: query.retry };
  const isNow = asked === settled && query.data !== undefined && query.error === null;
  return { quote: query.data ?? last, isNow, error: query.error, retry: query.retry };
}
