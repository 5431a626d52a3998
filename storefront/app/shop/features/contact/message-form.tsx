import type { DoneResponse } from "@strive/backend/contracts/accounts";
import type { ContactBody } from "@strive/backend/contracts/contact";
import { useRef, useState, type Ref } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router-dom";
import { api } from "~/lib/api-client";
import { useForm } from "~/lib/form";
import { useIsMounted } from "~/lib/use-is-mounted";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/contact";
import { SentNotice } from "./sent-notice";

/** What the contract allows. */
const LONGEST_SUBJECT = 150;
const EMPTY = { name: "", email: "", subject: "", message: "" };

/** Out of sight and out of the way of keyboards: only machines fill it. */
function Trap({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px]">
      <label>
        {words.trap}
        <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export function MessageForm() {
  const [params] = useSearchParams();
  const isMounted = useIsMounted();
  const trap = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<ContactBody | null>(null);
  const { form, field, isBusy } = useForm({
    start: {
      ...EMPTY,
      subject: (params.get("subject") ?? "").trim().slice(0, LONGEST_SUBJECT),
    },
    rules: () => import("./contact-rules"),
    // A machine may fill in the trap without a word to the page.
    check: (rules, values) => rules.checkMessage({ ...values, website: trap.current?.value ?? "" }),
    send: async (body) => {
      await api.post<DoneResponse>("/contact", { body });
      return body;
    },
    onDone: (body) => {
      setSent(body);
      return EMPTY;
    },
  });
  if (sent !== null) {
    const startAnew = () => {
      flushSync(() => setSent(null));
      form.ref.current?.querySelector("input")?.focus();
    };
    return <SentNotice {...sent} onAnother={startAnew} />;
  }
  return (
    <Form {...form} aria-label={words.send} className="relative grid gap-4">
      <Field {...field("name")} label={words.name} autoComplete="name" required />
      <Field {...field("email")} label={words.email} type="email" autoComplete="email" required />
      <Field {...field("subject")} label={words.subject} autoComplete="off" required />
      <TextField {...field("message")} label={words.message} rows={5} required />
      <Trap ref={trap} />
      <noscript>
        <p className="text-[14px] text-ink-2">{words.withoutScripts}</p>
      </noscript>
      {/* No form of the browser's own is sent before the page is alive: it would lose the text. */}
      <Button
        type={isMounted ? "submit" : "button"}
        onClick={isMounted ? undefined : form.onSubmit}
        isFull
        disabled={isBusy}
      >
        {isBusy ? words.sending : words.sendMessage}
      </Button>
    </Form>
  );
}
