import type { User } from "@strive/backend/contracts/accounts";
import { CART_LINK_DAYS, REMIND_HOURS } from "@strive/backend/contracts/reminder-limits";
import { useRef, useState } from "react";
import { useSessionState } from "~/lib/account-atoms";
import { useSetLastContact } from "~/lib/alert-atoms";
import { useCartLines } from "~/lib/cart-atoms";
import { failureText } from "~/lib/failure-text";
import { useKeepReminder, useReminder } from "~/lib/reminder-atoms";
import { AskedNote, shownContact } from "~/shop/alerts/asked-note";
import { askReminder, rememberedOf } from "~/shop/alerts/reminder-calls";
import { LatePart } from "~/shop/late-part";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Message } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as alertWords from "~/words/alerts";
import * as words from "~/words/cart-reminder";
import { LANGUAGE } from "~/words/language";

const BOX = "mt-10 max-w-[560px]";

interface AskProps {
  onAsked: (asked: { contact: string; code: string }) => void;
}

/** By mail to the account's address, at one press. */
function OwnAsk({ user, onAsked }: AskProps & { user: User }) {
  const lines = useCartLines();
  const [state, setState] = useState<{ isBusy: boolean; failure: string | null }>({
    isBusy: false,
    failure: null,
  });
  const ask = () => {
    setState({ isBusy: true, failure: null });
    const contact = user.email;
    askReminder({ contact, language: LANGUAGE, lines: rememberedOf(lines) }).then(
      (code) => onAsked({ contact, code }),
      (error: unknown) =>
        setState({ isBusy: false, failure: `${words.notAsked}. ${failureText(error)}` }),
    );
  };
  return (
    <>
      <p className="text-[15px] text-ink-2 [overflow-wrap:anywhere]">
        {words.helpTo(REMIND_HOURS, user.email)} {words.kept(CART_LINK_DAYS)}
      </p>
      <Button tone="line" isFull disabled={state.isBusy} onClick={ask}>
        {words.remind}
      </Button>
      {state.failure !== null && <Message tone="danger">{state.failure}</Message>}
    </>
  );
}

const loadForm = () => import("~/shop/alerts/contact-ask");

/** To whatever contact is typed. */
function ContactForm({ onAsked }: AskProps) {
  const lines = useCartLines();
  return (
    <LatePart load={loadForm} loading={<Skeleton className="h-[140px]" />}>
      {({ ContactAsk }) => (
        <ContactAsk
          label={words.remind}
          hint={words.kept(CART_LINK_DAYS)}
          check={({ checkReminder }, contact) =>
            checkReminder({ contact, lines: rememberedOf(lines) })
          }
          ask={askReminder}
          onAsked={onAsked}
        />
      )}
    </LatePart>
  );
}

/** Below the cart: one message to whoever asks for it, unless an order comes first. */
export default function CartReminder() {
  const reminder = useReminder();
  const keep = useKeepReminder();
  const { user } = useSessionState();
  const setLastContact = useSetLastContact();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [isUndone, setIsUndone] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  /** In memory alone: whose phone it is, the next visitor need not read. */
  const [contact, setContact] = useState<string | null>(null);
  // Accounts of staff keep no cart.
  const customer = user?.role === "user" ? user : null;
  const noteAsked: AskProps["onAsked"] = (asked) => {
    setContact(asked.contact);
    setLastContact(asked.contact);
    keep({ code: asked.code, owner: customer?._id ?? null });
  };
  const startTyping = () => {
    setIsTyping(true);
    // The button goes.
    titleRef.current?.focus();
  };
  if (reminder !== null) {
    return (
      <section aria-label={words.remind} className={BOX}>
        <AskedNote
          key={reminder.code}
          code={reminder.code}
          text={contact === null ? words.told : words.toldTo(shownContact(contact))}
          onUndone={() => {
            keep(null);
            setIsUndone(true);
            setIsTyping(false);
          }}
        />
      </section>
    );
  }
  return (
    <section
      aria-label={words.remind}
      className={cx(BOX, "grid gap-3 border border-line bg-paper p-5")}
    >
      <h2 ref={titleRef} tabIndex={-1} className="title-3 outline-none">
        {words.title}
      </h2>
      {isUndone && <Message tone="success">{alertWords.undone}</Message>}
      {customer !== null && !isTyping ? (
        <OwnAsk user={customer} onAsked={noteAsked} />
      ) : (
        <p className="text-[15px] text-ink-2">{words.help(REMIND_HOURS)}</p>
      )}
      {isTyping && <ContactForm onAsked={noteAsked} />}
      {!isTyping && customer === null && (
        <Button tone="line" isFull onClick={startTyping}>
          {words.remind}
        </Button>
      )}
      {!isTyping && customer !== null && (
        <button
          type="button"
          onClick={startTyping}
          className="min-h-11 justify-self-start px-1 text-[14px] font-bold underline underline-offset-4"
        >
          {words.other}
        </button>
      )}
    </section>
  );
}
