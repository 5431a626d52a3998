import type { Order } from "@strive/backend/contracts/orders";
import type { ReturnReason } from "@strive/backend/contracts/returns";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { RETURNS } from "~/admin/returns/api";
import {
  HAND_OVER_NAMES,
  optionsOf,
  REASON_NAMES,
  REFUND_NAMES,
} from "~/admin/returns/return-words";
import { FieldGroup, SelectField } from "~/admin/shell/form-parts";
import { Segments } from "~/admin/shell/segments";
import { useForm } from "~/lib/form";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { Picture } from "~/ui/picture";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-returns";
import { createReturn, ORDERS } from "./api";
import { itemText } from "./item-words";
import {
  chosenOf,
  noneChosen,
  returnableLines,
  withChoice,
  type ChosenLine,
  type ReturnableLine,
} from "./new-return-lines";
import type { NewReturnValues } from "./new-return-rules";
import { patchOrder } from "./order-cache";

const REASONS = [{ value: "", label: words.chooseReason }, ...optionsOf(REASON_NAMES)];
const HAND_OVERS = optionsOf(HAND_OVER_NAMES);
const REFUNDS = optionsOf(REFUND_NAMES);

interface LineProps {
  line: ReturnableLine;
  chosen: ChosenLine;
  /** The form said so. */
  isFaulty: boolean;
  onChoose: (choice: Partial<ChosenLine>) => void;
}

/** How many of a line come back, and once some do, why. */
function Line({ line: { item, most }, chosen, isFaulty, onChoose }: LineProps) {
  const name = item.product_name;
  const counts = Array.from({ length: most + 1 }, (_, at) => ({
    value: String(at),
    label: words.someOf(at, most),
  }));
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3 border-t border-line py-2.5 first:border-t-0 first:pt-0">
      <Picture src={item.image} alt="" sizes="48px" className="aspect-4/5 w-12" />
      <p className="min-w-0 break-words">
        <b className="font-strong">{name}</b>
        <span className="block text-[13.5px] text-ink-2">{itemText(item)}</span>
      </p>
      <Select
        label={words.quantityOf(name)}
        value={String(chosen.quantity)}
        options={counts}
        onChange={({ target }) => onChoose({ quantity: Number(target.value) })}
        className="w-[104px]"
      />
      {chosen.quantity > 0 && (
        <Select
          label={words.reasonOf(name)}
          value={chosen.reason}
          options={REASONS}
          aria-invalid={(isFaulty && chosen.reason === "") || undefined}
          onChange={({ target }) => onChoose({ reason: target.value as ReturnReason | "" })}
          className="col-span-full"
        />
      )}
    </li>
  );
}

/** What comes back of an order, why and how; approved as soon as it is sent. */
export function NewReturnForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const show = useShowMessage();
  // As it was opened: a line that is gone since is refused by the server.
  const [lines] = useState(() => returnableLines(order));
  const start: NewReturnValues = {
    items: noneChosen(lines),
    hand_over: "rider",
    refund_to: "payment",
    note: "",
  };
  const { values, change, form, field, errorOf, isBusy } = useForm({
    start,
    rules: () => import("./new-return-rules"),
    check: (rules, typed) => rules.checkNewReturn(typed),
    // Of one line: "items.0.quantity".
    nameOf: (wireName) => wireName.split(".")[0],
    send: (body) => createReturn(order.id, body),
    onDone: (made) => {
      patchOrder(client, order.id, { returns: [...order.returns, made] });
      show({ tone: "success", text: words.isOpened(made.return_number) });
      void invalidate(RETURNS, ORDERS);
      onClose();
      return undefined;
    },
    failureText: words.notOpened,
  });
  const error = errorOf("items");
  return (
    <Form {...form} className="mt-5 grid gap-4">
      <FieldGroup name="items" label={words.whatComes} error={error}>
        <ul>
          {lines.map((line) => (
            <Line
              key={line.item.id}
              line={line}
              chosen={chosenOf(values.items, line.item.id)}
              isFaulty={error !== undefined}
              onChoose={(choice) => change("items", withChoice(values.items, line.item.id, choice))}
            />
          ))}
        </ul>
      </FieldGroup>
      <SelectField {...field("hand_over")} label={words.handOver} options={HAND_OVERS} />
      <FieldGroup
        name="refund_to"
        label={words.payBackBy}
        hint={words.creditHint}
        error={errorOf("refund_to")}
      >
        <Segments
          value={values.refund_to}
          options={REFUNDS}
          onChoose={(way) => change("refund_to", way)}
        />
      </FieldGroup>
      <TextField
        {...field("note")}
        label={words.note}
        hint={words.noteHint}
        maxLength={500}
        rows={2}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="line" size="sm" onClick={onClose}>
          {shell.cancel}
        </Button>
        <Button type="submit" size="sm" disabled={isBusy}>
          {isBusy ? words.opening : words.openIt}
        </Button>
      </div>
    </Form>
  );
}
