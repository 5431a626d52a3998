import { phoneText } from "@strive/backend/contracts/phone";
import { useEffect, useRef, useState } from "react";
import { useSessionState } from "~/lib/account-atoms";
import { useAsked, useLastContact, useSetAsked, type Asked } from "~/lib/alert-atoms";
import { failureText } from "~/lib/failure-text";
import { useForm } from "~/lib/form";
import { usePageQuery } from "~/lib/query";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { Message } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/alerts";
import { askAlert, endAlert, phoneWaysQuery } from "./alert-calls";

interface AlertFormProps {
  productId: string;
  variantId: string;
  /** "Ink black, XL". */
  what: string;
  /** Below the field. */
  hint?: string;
}

const isMail = (contact: string) => contact.includes("@");
const shown = (contact: string) => (isMail(contact) ? contact : phoneText(contact));

interface ToldProps {
  asked: Asked;
  what: string;
  onUndone: () => void;
}

/** What was asked for, and the way back. Takes the focus that the form's button lost. */
function Told({ asked: { contact, code }, what, onUndone }: ToldProps) {
  const [state, setState] = useState<{ isBusy: boolean; failure: string | null }>({
    isBusy: false,
    failure: null,
  });
  const undoRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) undoRef.current?.focus();
  }, []);
  const undo = () => {
    if (state.isBusy) return;
    setState({ isBusy: true, failure: null });
    endAlert(code, "one").then(onUndone, (error: unknown) =>
      setState({ isBusy: false, failure: `${words.notUndone}. ${failureText(error)}` }),
    );
  };
  return (
    <div className="grid gap-3">
      <Message
        tone="success"
        action={
          <button
            ref={undoRef}
            type="button"
            aria-busy={state.isBusy}
            onClick={undo}
            className="min-h-11 px-1 font-bold underline underline-offset-4"
          >
            {words.undo}
          </button>
        }
      >
        <span className="[overflow-wrap:anywhere]">
          {words.told(shown(contact), isMail(contact), what)}
        </span>
      </Message>
      {state.failure !== null && <Message tone="danger">{state.failure}</Message>}
    </div>
  );
}

interface AskProps extends AlertFormProps {
  /** What the field holds at first. */
  start: string;
  hasTexts: boolean;
}

function Ask({ productId, variantId, start, hasTexts, hint }: AskProps) {
  const setAsked = useSetAsked();
  const { form, field, isBusy } = useForm({
    start: { contact: start },
    rules: () => import("./alert-rules"),
    check: (rules, { contact }) =>
      rules.checkAsk({ product_id: productId, variant_id: variantId, contact }),
    send: async (body, signal) => ({
      contact: body.contact,
      code: await askAlert(body, signal),
    }),
    onDone: (asked) => {
      setAsked(variantId, asked);
      return undefined;
    },
  });
  return (
    <Form {...form} aria-label={words.tell} className="grid gap-3">
      <Field
        {...field("contact")}
        label={hasTexts ? words.contact : words.emailOnly}
        hint={hint}
        type={hasTexts ? "text" : "email"}
        inputMode="email"
        autoComplete={hasTexts ? "tel" : "email"}
        autoCapitalize="none"
        maxLength={254}
        required
      />
      <Button type="submit" isFull disabled={isBusy}>
        {words.tell}
      </Button>
    </Form>
  );
}

/** One message to one contact when a variant is back, with Undo. */
export function AlertForm(props: AlertFormProps) {
  const { variantId, what } = props;
  const asked = useAsked(variantId);
  const setAsked = useSetAsked();
  const last = useLastContact();
  const [isUndone, setIsUndone] = useState(false);
  const { status, user } = useSessionState();
  // Not the library's own hook: pages that are loaded first have no provider of it.
  const { data: ways, error } = usePageQuery(phoneWaysQuery());
  if (asked !== undefined) {
    const undone = () => {
      setAsked(variantId, null);
      setIsUndone(true);
    };
    return <Told key={asked.code} asked={asked} what={what} onUndone={undone} />;
  }
  if ((ways === undefined && error === null) || status === "loading") {
    return (
      <div role="status">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-[140px]" />
      </div>
    );
  }
  // Where nobody knows, the server does.
  const hasTexts = ways === undefined || ways.textChannels.length > 0;
  const phone = hasTexts && user?.textChannel !== "none" ? (user?.phone ?? null) : null;
  const start = last ?? phone ?? user?.email ?? "";
  return (
    <div className="grid gap-3">
      {isUndone && <Message tone="success">{words.undone}</Message>}
      <Ask
        key={user?.id ?? "guest"}
        {...props}
        start={start === "" ? "" : shown(start)}
        hasTexts={hasTexts}
      />
    </div>
  );
}
