import type { Order } from "@strive/backend/contracts/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "~/lib/form";
import { dateTimeText } from "~/lib/order-words";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/admin-orders";
import { addOrderNote } from "./api";
import { patchOrder } from "./order-cache";
import { Part } from "./order-facts";

function NewNote({ order }: { order: Order }) {
  const client = useQueryClient();
  const { form, field, isBusy } = useForm({
    start: { text: "" },
    rules: () => import("./order-rules"),
    check: (rules, values) => rules.checkOrderNote(values),
    send: (body) => addOrderNote(order.id, body),
    onDone: (note) => {
      patchOrder(client, order.id, { notes: [...(order.notes ?? []), note] });
      return { text: "" };
    },
    failureText: words.noteNotAdded,
  });
  return (
    <Form {...form} className="mt-3 grid gap-3">
      <TextField {...field("text")} label={words.newNote} maxLength={1000} rows={2} />
      <Button type="submit" tone="line" size="sm" disabled={isBusy} className="justify-self-start">
        {isBusy ? words.adding : words.addNote}
      </Button>
    </Form>
  );
}

/** Notes about an order, for staff only. */
export function OrderNotes({ order }: { order: Order }) {
  const notes = order.notes ?? [];
  return (
    <Part title={words.notes}>
      {notes.length === 0 ? (
        <p className="text-[14px] text-ink-2">{words.noNotes}</p>
      ) : (
        <ul className="grid gap-3">
          {notes.map(({ id, text, by, createdAt }) => (
            <li key={id} className="bg-chalk px-4 py-3">
              <p className="break-words whitespace-pre-line">{text}</p>
              <p className="mt-1 text-[13px] break-all text-ink-3">
                {words.atBy(dateTimeText(createdAt), by)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <NewNote order={order} />
    </Part>
  );
}
