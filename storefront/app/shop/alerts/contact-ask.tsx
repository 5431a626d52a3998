import { useSessionState } from "~/lib/account-atoms";
import { useLastContact, type Asked } from "~/lib/alert-atoms";
import type { Checked } from "~/lib/field-rules";
import { useForm } from "~/lib/form";
import { usePageQuery } from "~/lib/query";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/alerts";
import { phoneWaysQuery } from "./alert-calls";
import { shownContact } from "./asked-note";

const loadRules = () => import("./alert-rules");
type Rules = Awaited<ReturnType<typeof loadRules>>;

interface ContactAskProps<Body extends { contact: string }> {
  /** On the button. */
  label: string;
  /** Below the field. */
  hint?: string;
  check: (rules: Rules, contact: string) => Checked<Body>;
  /** @returns the code that takes it back */
  ask: (body: Body, signal: AbortSignal) => Promise<string>;
  onAsked: (asked: Asked) => void;
}

interface AskProps<Body extends { contact: string }> extends ContactAskProps<Body> {
  /** What the field holds at first. */
  start: string;
  hasTexts: boolean;
}

function Ask<Body extends { contact: string }>(props: AskProps<Body>) {
  const { label, hint, check, ask, onAsked, start, hasTexts } = props;
  const { form, field, isBusy } = useForm({
    start: { contact: start },
    rules: loadRules,
    check: (rules, { contact }) => check(rules, contact),
    send: async (body, signal): Promise<Asked> => ({
      contact: body.contact,
      code: await ask(body, signal),
    }),
    onDone: (asked) => {
      onAsked(asked);
      return undefined;
    },
  });
  return (
    <Form {...form} aria-label={label} className="grid gap-3">
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
        {label}
      </Button>
    </Form>
  );
}

/** One field for whom the shop is to tell, with what is known of him in it. */
export function ContactAsk<Body extends { contact: string }>(props: ContactAskProps<Body>) {
  const last = useLastContact();
  const { status, user } = useSessionState();
  // Not the library's own hook: pages that are loaded first have no provider of it.
  const { data: ways, error } = usePageQuery(phoneWaysQuery());
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
    <Ask
      key={user?.id ?? "guest"}
      {...props}
      start={start === "" ? "" : shownContact(start)}
      hasTexts={hasTexts}
    />
  );
}
