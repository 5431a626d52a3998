import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useForm } from "~/lib/form";
import { Button } from "~/ui/button";
import { controlClass, describe, FieldNotes } from "~/ui/field";
import { Form } from "~/ui/form";
import * as words from "~/words/admin-timeline";
import { addOrderNote } from "./api";
import { timelineKey } from "./timeline-api";

/** A note about an order, for the team only. */
export function NewNote({ orderId }: { orderId: string }) {
  const client = useQueryClient();
  const id = useId();
  const { form, field, isBusy } = useForm({
    start: { text: "" },
    rules: () => import("./order-rules"),
    check: (rules, values) => rules.checkOrderNote(values),
    send: (body) => addOrderNote(orderId, body),
    onDone: () => {
      void client.invalidateQueries({ queryKey: timelineKey(orderId) });
      return { text: "" };
    },
    doneText: words.noteAdded,
    failureText: words.noteNotAdded,
  });
  const { error, ...control } = field("text");
  const look = { label: words.newNote, error };
  return (
    <Form {...form} className="mb-2 grid items-start gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      {/* What is for screen readers only would else lengthen the dialog. */}
      <div className="relative grid gap-1.5">
        <label htmlFor={id} className="sr-only">
          {look.label}
        </label>
        <textarea
          {...control}
          id={id}
          rows={1}
          maxLength={1000}
          placeholder={look.label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describe(id, look)}
          className={controlClass(
            error,
            "field-sizing-content max-h-40 min-h-[50px] resize-none py-3 placeholder:text-ink-3",
          )}
        />
        <FieldNotes id={id} {...look} />
      </div>
      {/* Keeps the focus while it waits. */}
      <Button
        type="submit"
        tone="line"
        aria-disabled={isBusy}
        // Of a double click: the note may be there already, and its field empty again.
        onClick={(click) => {
          if (click.detail > 1) click.preventDefault();
        }}
        className="min-h-[50px]!"
      >
        {isBusy ? words.adding : words.addNote}
      </Button>
    </Form>
  );
}
