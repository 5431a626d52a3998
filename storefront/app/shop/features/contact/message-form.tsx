import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { useIsMounted } from "~/shop/use-is-mounted";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Message } from "~/ui/message";
import * as words from "~/words/contact";
import { MessageField } from "./message-field";
import { SentNotice } from "./sent-notice";
import { RULES, useContactForm } from "./use-contact-form";

/** What the contract allows. */
const LONGEST_SUBJECT = 150;

/** Why the message is not sent. Takes the focus, which the button lost while it was disabled. */
function Failure({ text }: { text: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [text]);
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <Message tone="danger">{text}</Message>
    </div>
  );
}

/** Out of sight and out of the way of keyboards: only machines fill it. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px]">
      <label>
        {words.trap}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export function MessageForm() {
  const [params] = useSearchParams();
  const isMounted = useIsMounted();
  const { form, field, isBusy, failure, sent, startAnew } = useContactForm();
  useEffect(() => {
    // A head start only: the rules are asked for again, and awaited, where they are needed.
    RULES().catch(() => undefined);
  }, []);
  if (sent !== null) return <SentNotice {...sent} onAnother={startAnew} />;
  const subject = (params.get("subject") ?? "").trim().slice(0, LONGEST_SUBJECT);
  return (
    <form {...form} aria-label={words.send} className="relative grid gap-4">
      <Field {...field("name")} label={words.name} autoComplete="name" />
      <Field {...field("email")} label={words.email} type="email" autoComplete="email" />
      <Field
        {...field("subject")}
        label={words.subject}
        defaultValue={subject}
        autoComplete="off"
      />
      <MessageField {...field("message")} label={words.message} />
      <Trap />
      {failure !== null && <Failure text={failure} />}
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
    </form>
  );
}
