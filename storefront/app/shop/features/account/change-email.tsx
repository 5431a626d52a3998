import type { ChangeEmailBody } from "@strive/backend/contracts/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useForm } from "~/lib/form";
import { useShowMessage } from "~/lib/message-atoms";
import { useSession } from "~/lib/session";
import { CodeField } from "~/shop/account-code/code-field";
import { failureWords } from "~/shop/account-code/failure-words";
import { ResendLine } from "~/shop/account-code/resend-line";
import { Way } from "~/shop/account-code/way";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { PasswordField } from "~/ui/password-field";
import * as words from "~/words/account";
import * as codeWords from "~/words/account-popup";
import { askForEmail, confirmEmail } from "./api";

const ASK_WORDS = failureWords({ fallback: codeWords.codeNotSent });
const CODE_WORDS = failureWords({ fallback: codeWords.verifyFailed });

function AskForm({ email, onAsked }: { email: string; onAsked: (asked: ChangeEmailBody) => void }) {
  const { form, field, isBusy } = useForm({
    start: { email, password: "" },
    rules: () => import("./account-rules"),
    check: (rules, values) => rules.checkNewEmail(values),
    send: async (body, signal) => {
      await askForEmail(body, signal);
      return body;
    },
    onDone: (body) => {
      onAsked(body);
      return undefined;
    },
    wordsOf: ASK_WORDS,
  });
  return (
    <Form {...form} aria-label={words.changeEmail} className="mt-5 grid gap-4">
      <Field
        {...field("email")}
        label={words.newEmail}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      <PasswordField
        {...field("password")}
        label={words.yourPassword}
        autoComplete="current-password"
        required
      />
      <Button type="submit" disabled={isBusy}>
        {isBusy ? codeWords.pleaseWait : codeWords.sendCode}
      </Button>
    </Form>
  );
}

interface CodeFormProps {
  asked: ChangeEmailBody;
  onBack: () => void;
  onDone: () => void;
}

function CodeForm({ asked, onBack, onDone }: CodeFormProps) {
  const { signIn } = useSession();
  const showMessage = useShowMessage();
  const queryClient = useQueryClient();
  const { form, field, change, isBusy } = useForm({
    start: { code: "" },
    rules: () => import("./account-rules"),
    check: (rules, values) => rules.checkEmailCode({ ...values, email: asked.email }),
    // Not aborted with the dialog: the token that it answers with is the only one that is left.
    send: (body) => confirmEmail(body),
    onDone: ({ token, user }) => {
      signIn(token, user);
      showMessage({ tone: "success", text: words.emailChanged, durationMs: 8000 });
      // What was ordered as a guest with that address is there now.
      void queryClient.invalidateQueries({ queryKey: ["orders"] });
      onDone();
      return undefined;
    },
    wordsOf: CODE_WORDS,
  });
  return (
    <Form {...form} aria-label={codeWords.verify} className="mt-5 grid grid-cols-2 gap-4">
      <CodeField
        {...field("code")}
        label={codeWords.code}
        onType={(code) => change("code", code)}
      />
      <Button type="submit" disabled={isBusy} className="col-span-full">
        {isBusy ? codeWords.pleaseWait : codeWords.submitCode}
      </Button>
      <div className="col-span-full">
        <ResendLine resend={(signal) => askForEmail(asked, signal)} />
        <Way question={codeWords.wrongAddress} label={codeWords.changeIt} onGo={onBack} />
      </div>
    </Form>
  );
}

interface StepsProps {
  onDone: () => void;
  /** Null: another address is to be typed. */
  onAsked: (email: string | null) => void;
}

/** The address that was asked for is kept while the dialog is open, with the password that another code needs. */
function Steps({ onDone, onAsked }: StepsProps) {
  const [asked, setAsked] = useState<ChangeEmailBody | null>(null);
  const [step, setStep] = useState<"ask" | "code">("ask");
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its step.
  const hasMoved = asked !== null;
  useEffect(() => {
    if (hasMoved) box.current?.querySelector("input")?.focus();
  }, [step, hasMoved]);
  const go = (next: ChangeEmailBody) => {
    setAsked(next);
    setStep("code");
    onAsked(next.email);
  };
  const back = () => {
    setStep("ask");
    onAsked(null);
  };
  return (
    <div ref={box}>
      {asked !== null && step === "code" ? (
        <CodeForm asked={asked} onBack={back} onDone={onDone} />
      ) : (
        <AskForm email={asked?.email ?? ""} onAsked={go} />
      )}
    </div>
  );
}

/** Gives the account another address, once a code that is mailed there comes back. */
export function ChangeEmail() {
  const [isOpen, setIsOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const setOpen = (next: boolean) => {
    setIsOpen(next);
    setSentTo(null);
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
        {words.changeEmail}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={words.changeEmail}
        description={
          sentTo === null ? words.changeEmailHelp : codeWords.codeSentTo(sentTo).join("")
        }
        className="max-w-[480px]! px-[22px] pt-8 pb-7 md:px-8"
      >
        <Steps onDone={() => setOpen(false)} onAsked={setSentTo} />
      </Dialog>
    </>
  );
}
