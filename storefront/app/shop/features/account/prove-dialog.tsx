import type { LoginResponse } from "@strive/backend/contracts/accounts";
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import type { Checked } from "~/lib/field-rules";
import { useForm } from "~/lib/form";
import { useShowMessage } from "~/lib/message-atoms";
import { useSession } from "~/lib/session";
import { CodeField } from "~/shop/account-code/code-field";
import { failureWords } from "~/shop/account-code/failure-words";
import { ResendLine } from "~/shop/account-code/resend-line";
import { Way } from "~/shop/account-code/way";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Form } from "~/ui/form";
import { PasswordField } from "~/ui/password-field";
import * as words from "~/words/account-popup";
import type * as rules from "./account-rules";

export const ASK_WORDS = failureWords({ fallback: words.codeNotSent });
const CODE_WORDS = failureWords({ fallback: words.verifyFailed });

type Rules = typeof rules;

interface CodeFormProps<Body> {
  label: string;
  check: (rules: Rules, code: string) => Checked<Body>;
  confirm: (body: Body) => Promise<LoginResponse>;
  doneText: string;
  onConfirmed?: () => void;
  resend: (signal: AbortSignal) => Promise<unknown>;
  resentText?: string;
  wrongText: string;
  onBack: () => void;
  onDone: () => void;
}

/** The code that was sent, and the session that it brings. */
export function CodeForm<Body>(props: CodeFormProps<Body>) {
  const { label, doneText, resend, resentText, wrongText, onBack, onDone } = props;
  const { signIn } = useSession();
  const showMessage = useShowMessage();
  const { form, field, change, isBusy } = useForm({
    start: { code: "" },
    rules: () => import("./account-rules"),
    check: (loaded, { code }) => props.check(loaded, code),
    // Not aborted with the dialog: the token that it answers with may be the only one that is left.
    send: (body) => props.confirm(body),
    onDone: ({ token, user }) => {
      signIn(token, user);
      showMessage({ tone: "success", text: doneText, durationMs: 8000 });
      props.onConfirmed?.();
      onDone();
      return undefined;
    },
    wordsOf: CODE_WORDS,
  });
  return (
    <Form {...form} aria-label={label} className="mt-5 grid grid-cols-2 gap-4">
      <CodeField {...field("code")} label={words.code} onType={(code) => change("code", code)} />
      <Button type="submit" disabled={isBusy} className="col-span-full">
        {isBusy ? words.pleaseWait : words.submitCode}
      </Button>
      <div className="col-span-full">
        <ResendLine resend={resend} {...(resentText !== undefined && { resentText })} />
        <Way question={wrongText} label={words.changeIt} onGo={onBack} />
      </div>
    </Form>
  );
}

interface ProofFieldsProps {
  password: Omit<ComponentProps<typeof PasswordField>, "autoComplete">;
  isBusy: boolean;
}

/** What ends each form that asks for a code: only the account's owner may. */
export function ProofFields({ password, isBusy }: ProofFieldsProps) {
  return (
    <>
      <PasswordField {...password} autoComplete="current-password" required />
      <Button type="submit" disabled={isBusy}>
        {isBusy ? words.pleaseWait : words.sendCode}
      </Button>
    </>
  );
}

interface StepsProps<Asked> {
  /** What was asked before, to be changed; null: nothing yet. */
  askForm: (asked: Asked | null, onAsked: (asked: Asked) => void) => ReactNode;
  codeForm: (asked: Asked, onBack: () => void) => ReactNode;
  /** Null: something else is to be typed. */
  onAsked: (asked: Asked | null) => void;
}

/** What was asked for is kept while the dialog is open, with the password that another code needs. */
function Steps<Asked>({ askForm, codeForm, onAsked }: StepsProps<Asked>) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [step, setStep] = useState<"ask" | "code">("ask");
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its step.
  const hasMoved = asked !== null;
  useEffect(() => {
    if (hasMoved) box.current?.querySelector("input")?.focus();
  }, [step, hasMoved]);
  const go = (next: Asked) => {
    setAsked(next);
    setStep("code");
    onAsked(next);
  };
  const back = () => {
    setStep("ask");
    onAsked(null);
  };
  return (
    <div ref={box}>
      {asked !== null && step === "code" ? codeForm(asked, back) : askForm(asked, go)}
    </div>
  );
}

interface ProveDialogProps<Asked> {
  /** Of the button and of the dialog. */
  title: string;
  help: string;
  /** Where the code went. */
  sentTo: (asked: Asked) => string;
  askForm: StepsProps<Asked>["askForm"];
  codeForm: (asked: Asked, ends: { onBack: () => void; onDone: () => void }) => ReactNode;
}

/** Gives the account another address or phone, once a code that is sent there comes back. */
export function ProveDialog<Asked>({
  title,
  help,
  sentTo,
  askForm,
  codeForm,
}: ProveDialogProps<Asked>) {
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const setOpen = (next: boolean) => {
    setIsOpen(next);
    setAsked(null);
  };
  return (
    <>
      <Button
        tone="line"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="justify-self-start"
      >
        {title}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={title}
        description={asked === null ? help : sentTo(asked)}
        className="max-w-[480px]! px-[22px] pt-8 pb-7 md:px-8"
      >
        <Steps
          askForm={askForm}
          codeForm={(known, onBack) => codeForm(known, { onBack, onDone: () => setOpen(false) })}
          onAsked={setAsked}
        />
      </Dialog>
    </>
  );
}
