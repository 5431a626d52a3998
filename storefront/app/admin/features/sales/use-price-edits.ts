import type { Sale } from "@strive/backend/contracts/sales";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { ApiError } from "~/lib/api-error";
import { useShowMessage } from "~/lib/message-atoms";
import * as words from "~/words/admin-sales";
import { saveSalePrices, showPrices, showSale } from "./api";
import {
  faultsOf,
  pricesOf,
  sentFaults,
  withoutSaved,
  withTexts,
  type PriceEdit,
  type PriceEdits,
  type PriceFaults,
} from "./price-edits";

/** The contract's: of one request. */
const MOST_AT_ONCE = 500;
/** The inputs of the screen, in its order. */
export const PRICE_INPUTS = "input[data-sale-price]";
const NO_EDITS: PriceEdits = new Map();
const NO_FAULTS: PriceFaults = new Map();

/** Prices that are typed and not saved yet: they stay while the list is searched. */
export function usePriceEdits(sale: Sale) {
  const [edits, setEdits] = useState(NO_EDITS);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const show = useShowMessage();

  const type = (typed: readonly PriceEdit[]) => {
    setEdits((known) => withTexts(known, typed));
    setFaults((known) => {
      const now = new Set(typed.map(({ product }) => product.id));
      return new Map([...known].filter(([id]) => !now.has(id)));
    });
    setFailure(null);
  };
  /** Shows what is wrong, and goes to the first of it. */
  const complain = (found: PriceFaults) => {
    flushSync(() => setFaults(found));
    document.querySelector<HTMLElement>(`${PRICE_INPUTS}[aria-invalid]`)?.focus();
  };

  const sendSome = async (sent: readonly PriceEdit[]): Promise<boolean> => {
    try {
      const prices = pricesOf(sent);
      const saved = await saveSalePrices(sale.id, { prices });
      showSale(client, saved);
      showPrices(client, sale.id, prices);
      setEdits((known) => withoutSaved(known, sent));
      return true;
    } catch (error) {
      const found = error instanceof ApiError ? sentFaults(sent, error.fieldErrors) : NO_FAULTS;
      if (found.size > 0) complain(found);
      else setFailure(failedText(words.pricesNotSaved, error));
      return false;
    }
  };
  const send = async (all: readonly PriceEdit[]) => {
    for (let at = 0; at < all.length; at += MOST_AT_ONCE) {
      if (!(await sendSome(all.slice(at, at + MOST_AT_ONCE)))) return;
    }
    show({ tone: "success", text: words.pricesSaved(all.length) });
    void invalidate("products");
  };
  const save = async () => {
    const all = [...edits.values()];
    if (isSending.current || all.length === 0) return;
    setFailure(null);
    const found = faultsOf(all);
    if (found.size > 0) {
      complain(found);
      return;
    }
    isSending.current = true;
    setIsBusy(true);
    await send(all);
    isSending.current = false;
    setIsBusy(false);
  };
  return {
    edits,
    faults,
    failure,
    isBusy,
    isDirty: edits.size > 0,
    type,
    undo: () => {
      setEdits(NO_EDITS);
      setFaults(NO_FAULTS);
      setFailure(null);
    },
    save,
  };
}
export type PriceEditing = ReturnType<typeof usePriceEdits>;
