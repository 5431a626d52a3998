import type { Sale } from "@strive/backend/contracts/sales";
import { useRef, useState } from "react";
import { unreadableDates } from "~/admin/discounts/date-time-field";
import { useForm } from "~/lib/form";
import * as words from "~/words/admin-sales";
import { saveSale } from "./api";
import { changedNames, saleValues } from "./sale-values";

interface SaleFormOptions {
  /** As it is saved now; null: a new one. */
  sale: Sale | null;
  onSaved: (saved: Sale) => void;
}

/** The name and the dates of a sale. */
export function useSaleForm({ sale, onSaved }: SaleFormOptions) {
  const [start, setStart] = useState(() => saleValues(sale));
  const place = useRef<HTMLDivElement>(null);
  const form = useForm({
    start,
    rules: () => import("./sale-rules"),
    check: ({ checkSale }, values) =>
      checkSale({ values, start, sale, unreadable: unreadableDates(place.current) }),
    send: (body) => saveSale(sale?.id ?? null, body),
    onDone: (saved) => {
      const next = saleValues(saved);
      setStart(next);
      onSaved(saved);
      return next;
    },
    failureText: words.notSaved,
  });
  const changed = changedNames(form.values, start);
  return {
    ...form,
    /** Around the fields. */
    place,
    isDirty: changed.length > 0,
    /** Shows what was saved beside the form; what is typed stays. */
    take: (saved: Sale) => {
      const next = saleValues(saved);
      for (const name of Object.keys(next) as Array<keyof typeof next>) {
        if (!changed.includes(name)) form.change(name, next[name]);
      }
      setStart(next);
    },
  };
}
export type SaleForm = ReturnType<typeof useSaleForm>;
