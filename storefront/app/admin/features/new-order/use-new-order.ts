import type { PlacedStaffOrder, StaffOrderBody } from "@strive/backend/contracts/staff-orders";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { MONEY } from "~/admin/payments/api";
import { adminPaths } from "~/admin/shell/paths";
import { ApiError } from "~/lib/api-error";
import { useForm } from "~/lib/form";
import { nextAttempt } from "~/lib/order-attempt";
import { placeStaffOrder, quoteOf, quoteQuery } from "./api";
import { BLANK, type DraftValues } from "./draft";
import { DraftKeeper, type KeptDraft } from "./kept-draft";
import {
  isUnanswered,
  newPricesOf,
  orderFailureOf,
  shortened,
  type OrderFailure,
} from "./order-failure";
import { quoteBodyOf } from "./quote-body";
import { useQuote } from "./use-quote";

/** The key stands for the whole draft: whatever is changed in it after a lost answer, it is one order. */
const CONTENT = "draft";

/** An order that was placed, as it was sent. */
export interface Placed {
  order: PlacedStaffOrder;
  body: StaffOrderBody;
  at: string;
}

/** Fields of the wire, by the fields of the form. */
const NAMES: Readonly<Record<string, keyof DraftValues>> = {
  "pay.reference": "reference",
  "pay.way": "way",
  "pay.hold_hours": "hold_hours",
  "pay.received_as": "received_as",
  user_id: "buyer",
};

const nameOf = (wireName: string): string => {
  const [first = ""] = wireName.split(".");
  return NAMES[wireName] ?? first;
};

interface NewOrderOptions {
  userId: string;
  kept: KeptDraft | null;
  onPlaced: (placed: Placed) => void;
}

/** The form of a new order: its draft on the device, its total, and how it is placed, once. */
export function useNewOrder({ userId, kept, onPlaced }: NewOrderOptions) {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const [keeper] = useState(() => new DraftKeeper(userId, kept));
  const [savedAt, setSavedAt] = useState(kept?.saved_at ?? null);
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  /** The order that was sent before is asked for, instead of this one. */
  const earlier = useRef<StaffOrderBody | null>(null);
  const seenRwf = useRef(0);

  const save = (values: DraftValues) => {
    setSavedAt(keeper.keep(values));
    // What was said of an order that is no longer this one.
    setFailure((now) => (now?.kind === "repriced" || now?.kind === "refused" ? null : now));
  };
  const send = async (body: StaffOrderBody) => {
    const isEarlier = body === keeper.attempt?.unanswered;
    const attempt = nextAttempt(keeper.attempt, CONTENT, body);
    keeper.noteAttempt(attempt);
    try {
      return { order: await placeStaffOrder(body, attempt.key), body, isEarlier };
    } catch (error) {
      const isOther = JSON.stringify(attempt.unanswered) !== JSON.stringify(body);
      const isMismatch = error instanceof ApiError && error.code === "idempotency_mismatch";
      // Refused: nothing of it became an order. What was sent before it may have.
      if (!isUnanswered(error) && !isMismatch && !isOther) {
        keeper.noteAttempt({ ...attempt, unanswered: null });
      }
      throw error;
    }
  };
  const form = useForm({
    start: kept?.values ?? BLANK,
    rules: () => import("./order-rules"),
    check: (rules, values) => {
      const body = earlier.current;
      earlier.current = null;
      return body === null ? rules.checkOrder(values, seenRwf.current) : { body, errors: null };
    },
    nameOf,
    onChange: save,
    send,
    onDone: ({ order, body, isEarlier }) => {
      keeper.forget();
      void invalidate(...MONEY, "products");
      // Much may have become of it since it was sent: its own page knows.
      if (isEarlier) void navigate(adminPaths.order(order.id));
      else onPlaced({ order, body, at: new Date().toISOString() });
      return undefined;
    },
    onFailure: (error, values) => {
      const prices = newPricesOf(error);
      const body = quoteBodyOf(values);
      if (prices !== null && body !== null) {
        client.setQueryData(quoteQuery(body).queryKey, quoteOf(prices));
      }
      const items = shortened(error, values.items);
      if (items !== null) form.change("items", items);
      const isBeside =
        error instanceof ApiError && error.fieldErrors.some(({ field }) => nameOf(field) in BLANK);
      if (isBeside && prices === null && items === null) return false;
      setFailure(orderFailureOf(error, seenRwf.current));
      return true;
    },
  });
  const total = useQuote(form.values);
  const totalRwf = total.quote?.total_amount ?? 0;
  useEffect(() => {
    seenRwf.current = totalRwf;
  }, [totalRwf]);

  const submit: typeof form.form.onSubmit = (event) => {
    setFailure(null);
    form.form.onSubmit(event);
  };
  return {
    ...form,
    form: { ...form.form, onSubmit: submit },
    total,
    totalRwf,
    savedAt,
    failure,
    /** Several at once. */
    changeAll: (changes: Partial<DraftValues>) => {
      for (const [name, value] of Object.entries(changes)) {
        form.change(name as keyof DraftValues, value);
      }
    },
    /** The press that follows asks for what was sent before: the order, if it is one. */
    askForEarlier: () => {
      earlier.current = keeper.attempt?.unanswered ?? null;
    },
    /** What was sent before was no order, or is another one. */
    leaveEarlier: () => {
      keeper.noteAttempt(null);
    },
    clear: () => {
      keeper.forget();
      setSavedAt(null);
      setFailure(null);
      form.reset(BLANK);
    },
  };
}
export type NewOrder = ReturnType<typeof useNewOrder>;
