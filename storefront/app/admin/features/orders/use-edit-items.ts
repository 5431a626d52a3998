import type { EditQuote } from "@strive/backend/contracts/order-changes";
import { versionOf } from "@strive/backend/contracts/order-rules";
import type { Order } from "@strive/backend/contracts/orders";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useSettled } from "~/lib/use-settled";
import { ApiError } from "~/lib/api-error";
import { failureText, firstFieldText } from "~/lib/failure-text";
import * as words from "~/words/edit-items";
import { ORDERS } from "./api";
import type { useChange } from "./change-dialog";
import { editItems, editQuoteQuery } from "./edit-api";
import { bodyOf, isChanged, linesOf, type EditLine } from "./edit-lines";
import { PRODUCTS } from "./use-articles";

/** Milliseconds after the last change until the total is asked for. */
const SETTLE_MS = 250;

interface EditTotal {
  /** What was said last; undefined: nothing yet. */
  quote: EditQuote | undefined;
  /** It is of what stands there now. */
  isNow: boolean;
  failure: string | null;
}

/** What the order comes to, as the server says; the last answer stays until the next. */
function useTotal(order: Order, lines: readonly EditLine[]): EditTotal {
  const items = bodyOf(lines);
  const asked = JSON.stringify(items);
  const settled = useSettled(asked, SETTLE_MS);
  const wanted = JSON.parse(settled) as typeof items;
  const query = useAdminQuery({
    ...editQuoteQuery(order.id, order.history.length, { items: wanted ?? [] }),
    enabled: wanted !== null && wanted.length > 0,
  });
  const [last, setLast] = useState(query.data);
  // Stays while the next is worked out, and where that fails.
  if (query.data !== undefined && query.data !== last) setLast(query.data);
  const isNow =
    items !== null && asked === settled && query.data !== undefined && query.error === null;
  const failure = query.error === null ? null : failureText(query.error, firstFieldText);
  return { quote: query.data ?? last, isNow, failure };
}

type Change = Pick<ReturnType<typeof useChange>, "order" | "done" | "onRefused">;

/** The lines of an order as staff want them, what they come to, and how that is saved. */
export function useEditItems({ order, done, onRefused }: Change) {
  const [lines, setLines] = useState(() => linesOf(order));
  // Of these lines, whatever is known of the order since.
  const [version] = useState(() => versionOf(order));
  const [reason, setReason] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const total = useTotal(order, lines);
  const invalidate = useInvalidate();
  const save = useMutation({
    networkMode: "always",
    mutationFn: (quote: EditQuote) =>
      editItems(order.id, {
        items: bodyOf(lines) ?? [],
        version,
        expected_total: quote.total_amount,
        reason: reason.trim(),
      }),
    onSuccess: (after) => done(after, words.saved),
    onError: () => {
      onRefused();
      void invalidate(ORDERS, PRODUCTS);
    },
  });
  const isOld = versionOf(order) !== version;
  const isMoved = save.error instanceof ApiError && save.error.code === "price_changed";
  const saveFailure = save.error && failureText(save.error, firstFieldText);
  const reasonError = isAsked && reason.trim() === "" ? words.reasonMissing : undefined;
  const isDifferent = isChanged(lines, order);
  return {
    lines,
    setLines: (next: readonly EditLine[]) => {
      save.reset();
      setLines([...next]);
    },
    reason,
    setReason,
    reasonError,
    total,
    isDifferent,
    isBusy: save.isPending,
    /** Somebody else changed it: what stands here is of before that. */
    isOld,
    failure: isOld ? words.isOld : isMoved ? words.priceMoved : saveFailure,
    /** @returns whether a reason is missing */
    submit: (): boolean => {
      setIsAsked(true);
      if (reason.trim() === "") return true;
      if (!isOld && !save.isPending && isDifferent && total.isNow && total.quote)
        save.mutate(total.quote);
      return false;
    },
  };
}

export type EditItems = ReturnType<typeof useEditItems>;
