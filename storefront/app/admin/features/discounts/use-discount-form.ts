import type { StaffDiscount } from "@strive/backend/contracts/staff-discounts";
import { useState } from "react";
import { unreadableDates } from "~/admin/discounts/date-time-field";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useLeaveGuard } from "~/admin/shell/leave-guard";
import { useForm } from "~/lib/form";
import * as words from "~/words/admin-discounts";
import { DISCOUNTS, saveDiscount } from "./api";
import { isChanged, NEW_DISCOUNT, valuesOf, type DiscountValues } from "./discount-values";

interface DiscountFormOptions {
  /** As it was opened; null: a new one. */
  saved: StaffDiscount | null;
  /** From then on nothing holds who leaves. */
  onSaved: (discount: StaffDiscount) => void;
}

/** The form of a discount. What was typed is not lost by leaving. */
export function useDiscountForm({ saved, onSaved }: DiscountFormOptions) {
  const [start] = useState<DiscountValues>(() => (saved === null ? NEW_DISCOUNT : valuesOf(saved)));
  const [isDone, setIsDone] = useState(false);
  const invalidate = useInvalidate();
  const form = useForm({
    start,
    rules: () => import("./discount-rules"),
    check: ({ checkDiscount }, values) =>
      checkDiscount(values, saved, unreadableDates(document.body)),
    // A choice of several: "scope_ids.0".
    nameOf: (wireName) => wireName.split(".")[0],
    send: (body) => saveDiscount(saved?.id ?? null, body),
    onDone: (discount) => {
      setIsDone(true);
      guard.release();
      void invalidate(DISCOUNTS);
      onSaved(discount);
      return undefined;
    },
    failureText: words.notSaved,
  });
  const guard = useLeaveGuard(!isDone && isChanged(form.values, start));
  return {
    ...form,
    /** Also once it is saved: the screen is about to be left. */
    isBusy: form.isBusy || isDone,
    /** Asks before unsaved changes are lost. */
    leaveDialog: guard.dialog,
    /** For who leaves on purpose. */
    release: guard.release,
  };
}
export type DiscountForm = ReturnType<typeof useDiscountForm>;
