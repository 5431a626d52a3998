import type { LoginResponse } from "@strive/backend/contracts/accounts";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { usePopupMode, useSetPopupMode } from "~/lib/account-atoms";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session";
import { Dialog } from "~/ui/dialog";
import * as words from "~/words/account-popup";
import { ForgotForm } from "./forgot-form";
import { LoginForm } from "./login-form";
import { PhoneForm } from "./phone-form";
import { RegisterForm } from "./register-form";
import { ResetForm } from "./reset-form";
import { SmsForm } from "./sms-form";
import type { StepProps } from "./step-props";
import { EMPTY_DRAFT, SUBTITLES, TITLES, type Draft, type Step } from "./steps";
import { VerifyForm } from "./verify-form";

const FORMS: Readonly<Record<Step, (props: StepProps) => ReactNode>> = {
  login: LoginForm,
  register: RegisterForm,
  verify: VerifyForm,
  forgot: ForgotForm,
  reset: ResetForm,
  phone: PhoneForm,
  sms: SmsForm,
};

/** A form beside its picture; on phones a sheet from the bottom with the form only. */
const PANEL =
  "px-[22px] pt-[34px] pb-[30px] [&>h2]:text-[26px] md:grid md:grid-cols-[340px_1fr] md:grid-rows-[auto_auto_1fr] md:gap-x-11 md:pt-[52px] md:pr-11 md:pb-10 md:pl-0";

function Art() {
  return (
    <picture className="bg-red max-md:hidden md:row-span-3 md:row-start-1 md:-mt-[52px] md:-mb-10">
      <source type="image/avif" srcSet="/art/plate-02-560.avif" />
      <img src="/art/plate-02-560.webp" alt="" loading="lazy" className="size-full object-cover" />
    </picture>
  );
}

function subtitleOf(step: Step, { email, phone }: Draft): ReactNode {
  if (step !== "verify" && step !== "reset" && step !== "sms") return SUBTITLES[step];
  const address = (
    <b key="address" className="font-strong break-words">
      {step === "sms" ? phone : email}
    </b>
  );
  if (step === "sms") return words.smsSentIfKnown(address);
  return step === "verify" ? words.codeSentTo(address) : words.codeSentIfKnown(address);
}

/** Goes to the first field of a step that follows another; the dialog itself sees to the first. */
function useFocusOfStep(step: Step) {
  const bodyRef = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    bodyRef.current?.querySelector<HTMLElement>("input:not([hidden])")?.focus();
  }, [step]);
  return bodyRef;
}

/** Login, register and what follows from them. Loaded when it is first opened. */
export function AccountPopup() {
  const mode = usePopupMode();
  const setMode = useSetPopupMode();
  const [opened, setOpened] = useState(mode);
  const [step, setStep] = useState<Step>(mode ?? "login");
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [notice, setNotice] = useState<string | null>(null);
  const { signIn } = useSession();
  const navigate = useNavigate();

  // While it fades out it shows what it showed; what was typed goes with the form.
  if (opened !== mode) {
    setOpened(mode);
    if (mode !== null) {
      setStep(mode);
      setDraft(EMPTY_DRAFT);
      setNotice(null);
    }
  }
  const bodyRef = useFocusOfStep(step);
  const onSignedIn = ({ token, user }: LoginResponse) => {
    signIn(token, user);
    setMode(null);
    if (user.role === "admin") void navigate(paths.admin());
  };
  const Form = FORMS[step];
  return (
    <Dialog
      isOpen={mode !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) setMode(null);
      }}
      title={TITLES[step]}
      description={subtitleOf(step, draft)}
      timing="popup"
      className={PANEL}
    >
      <Art />
      <div ref={bodyRef} className="mt-[22px]">
        <Form
          key={step}
          draft={draft}
          notice={notice}
          keep={(known) => setDraft((current) => ({ ...current, ...known }))}
          go={(next, news) => {
            setStep(next);
            setNotice(news ?? null);
          }}
          onSignedIn={onSignedIn}
          onDone={() => setMode(null)}
        />
      </div>
    </Dialog>
  );
}
