import type { Order } from "@strive/backend/contracts/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { RETURNS } from "~/admin/returns/api";
import { HAND_OVER_NAMES, optionsOf, REFUND_NAMES } from "~/admin/returns/return-words";
import { FieldGroup, SelectField } from "~/admin/shell/form-parts";
import { francs } from "~/admin/shell/order-money";
import { Segments } from "~/admin/shell/segments";
import { exchangeableRwf } from "~/lib/exchange-money";
import { canBeCovered } from "~/lib/exchange-offer";
import { useForm } from "~/lib/form";
import { handOversOf } from "~/lib/hand-overs";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-returns";
import { createReturn, ORDERS } from "./api";
import { exchangeSums, isSoldOut } from "./new-return-exchange";
import { NewReturnLine } from "./new-return-line";
import {
  chosenOf,
  fitting,
  noneChosen,
  returnableLines,
  withChoice,
  type ChosenLine,
} from "./new-return-lines";
import type { NewReturnValues } from "./new-return-rules";
import { PRODUCTS, useArticles } from "./use-articles";
import { patchOrder } from "./order-cache";

const HAND_OVERS = optionsOf(HAND_OVER_NAMES);
const REFUNDS = optionsOf(REFUND_NAMES);

function costText(moreRwf: number): string {
  if (moreRwf > 0) return words.buyerPays(francs(moreRwf));
  return moreRwf < 0 ? words.buyerGets(francs(-moreRwf)) : words.exchangeFree;
}

/** What comes back of an order, why and how; approved as soon as it is sent. */
export function NewReturnForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const [known] = useState(() => order.returns.map(({ id }) => id));
  const lines = returnableLines(order);
  const seen = order.returns.length;
  const added = order.returns.filter(({ id }) => !known.includes(id));
  // A return that came meanwhile may be this very one, its answer lost: nothing stays chosen.
  const itemsOf = (typed: NewReturnValues) =>
    typed.seen === seen ? fitting(typed.items, lines) : noneChosen(lines);
  const hasSoldOut = (chosen: readonly ChosenLine[]) =>
    lines.some(({ item }) => isSoldOut(item, chosenOf(chosen, item.id), articleOf(item)));
  const coverRwf = exchangeableRwf(order);
  const start: NewReturnValues = {
    items: noneChosen(lines),
    hand_over: handOversOf(order)[0],
    refund_to: "payment",
    seen,
  };
  const { values, change, form, field, errorOf, isBusy } = useForm({
    start,
    rules: () => import("./new-return-rules"),
    check: (rules, typed) => {
      const items = itemsOf(typed);
      const { totalRwf, returnedRwf } = exchangeSums(order, items, articleOf);
      const isCovered = totalRwf === null || canBeCovered({ returnedRwf, totalRwf }, coverRwf);
      const refusal = isCovered ? null : words.partlyBackSwap;
      return rules.checkNewReturn({
        ...typed,
        items,
        expected_total: totalRwf,
        refusal: hasSoldOut(items) ? words.hasSoldOut : refusal,
      });
    },
    // Of one line: "items.0.quantity".
    nameOf: (wireName) => wireName.split(".")[0],
    send: async (body) => {
      try {
        return await createReturn(order.id, body);
      } catch (error) {
        // It may be there all the same, or the order is not what is shown.
        void invalidate(RETURNS, ORDERS, PRODUCTS);
        throw error;
      }
    },
    onDone: (made) => {
      patchOrder(client, order.id, { returns: [...order.returns, made] });
      show({ tone: "success", text: words.isOpened(made.return_number) });
      void invalidate(RETURNS, ORDERS, PRODUCTS, "dashboard");
      onClose();
      return undefined;
    },
    failureText: words.notOpened,
  });
  const items = itemsOf(values);
  const { articleOf } = useArticles(
    lines.map(({ item }) => item).filter(({ id }) => chosenOf(items, id).quantity > 0),
  );
  const { totalRwf, moreRwf, returnedRwf } = exchangeSums(order, items, articleOf);
  const cover = { returns: order.returns, returnedRwf, coverRwf };
  const choose = (itemId: string, choice: Partial<ChosenLine>) => {
    change("items", withChoice(items, itemId, choice));
    change("seen", seen);
  };
  const error = errorOf("items");
  return (
    <Form {...form} className="mt-5 grid gap-4">
      {added.length > 0 && !isBusy && (
        <p role="status" className="bg-warning-tint px-4 py-3 text-[15px] text-warning">
          {words.openedMeanwhile(added.map((one) => one.return_number).join(", "))}
        </p>
      )}
      <FieldGroup name="items" label={words.whatComes} error={error}>
        {lines.length === 0 && <p className="text-[15px]">{words.nothingLeft}</p>}
        <ul>
          {lines.map((line) => (
            <NewReturnLine
              key={line.item.id}
              line={line}
              article={articleOf(line.item)}
              chosen={chosenOf(items, line.item.id)}
              cover={cover}
              isFaulty={error !== undefined}
              onChoose={(choice) => choose(line.item.id, choice)}
            />
          ))}
        </ul>
      </FieldGroup>
      <p role="status" className="text-[15px] font-strong">
        {totalRwf !== null && !hasSoldOut(items) && costText(moreRwf)}
      </p>
      <SelectField {...field("hand_over")} label={words.handOver} options={HAND_OVERS} />
      {order.has_account === true ? (
        <FieldGroup name="refund_to" label={words.payBackBy} error={errorOf("refund_to")}>
          <Segments
            value={values.refund_to}
            options={REFUNDS}
            onChoose={(way) => change("refund_to", way)}
          />
        </FieldGroup>
      ) : (
        <p className="text-[14px] text-ink-2">{words.payBackAsPaid}</p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="line" size="sm" onClick={onClose}>
          {shell.cancel}
        </Button>
        <Button type="submit" size="sm" disabled={isBusy || lines.length === 0}>
          {isBusy ? words.opening : words.openIt}
        </Button>
      </div>
    </Form>
  );
}
