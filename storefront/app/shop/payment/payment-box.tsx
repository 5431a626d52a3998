import type { OfferedMethod } from "@strive/backend/contracts/payments";
import { useId, type Ref } from "react";
import { ChoiceMark } from "~/shop/choice-mark";
import { cx } from "~/ui/cx";
import { PhoneField } from "~/ui/phone-field";
import { LoadError, Message } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/payment";
import { METHOD_WORDS, methodHelp, OBSTACLE_WORDS, WALLET_NAMES } from "./payment-methods";
import type { PaymentChoiceState } from "./use-payment-choice";

interface OptionProps {
  offered: OfferedMethod;
  group: string;
  choice: PaymentChoiceState;
}

/** Whose wallet is asked, by the number's first digits: its owner may have moved it to the other. */
function Network({ choice: { network, otherNetwork, moveWallet } }: Pick<OptionProps, "choice">) {
  if (network === null || otherNetwork === null) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-[14px] text-ink-2">
      <span role="status">{words.asks(WALLET_NAMES[network])}</span>
      <button
        type="button"
        className="min-h-11 cursor-pointer text-ink underline underline-offset-4"
        onClick={() => moveWallet(otherNetwork)}
      >
        {words.isOn(WALLET_NAMES[otherNetwork])}
      </button>
    </p>
  );
}

function Option({ offered, group, choice }: OptionProps) {
  const { method, unavailable } = offered;
  const { name } = METHOD_WORDS[method];
  const isClosed = unavailable !== null;
  const helpId = useId();
  const isChosen = choice.method === method;
  return (
    // The ring stands around the card: around the label, the card's own edge would cut it.
    <div
      className={cx(
        "border-2 has-[[type=radio]:focus-visible]:outline-2 has-[[type=radio]:focus-visible]:outline-offset-3",
        isClosed ? "border-line bg-stone text-ink-3" : "bg-paper",
        !isClosed && (isChosen ? "border-ink" : "border-line"),
      )}
    >
      <label
        className={cx(
          !isClosed && "cursor-pointer",
          "grid grid-cols-[auto_1fr] gap-x-3.5 gap-y-1 p-[18px]",
        )}
      >
        <input
          type="radio"
          name={group}
          value={method}
          checked={isChosen}
          disabled={isClosed}
          onChange={() => choice.choose(method)}
          aria-label={name}
          aria-describedby={helpId}
          className="sr-only"
        />
        <ChoiceMark isChosen={isChosen} className="row-span-2" />
        <span className="font-strong">{name}</span>
        <span id={helpId} className={cx("text-[14px]", !isClosed && "text-ink-2")}>
          {isClosed ? OBSTACLE_WORDS[unavailable] : methodHelp(offered)}
        </span>
      </label>
      {isChosen && method === "momo" && (
        <div className="px-[18px] pb-[18px] sm:pl-12">
          <PhoneField
            label={words.wallet}
            required
            value={choice.wallet}
            network={choice.network}
            error={choice.walletError}
            hint={words.walletHint}
            onChange={(event) => choice.typeWallet(event.target.value)}
            onSettle={choice.typeWallet}
          />
          <Network choice={choice} />
        </div>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-[92px]" />
      <Skeleton className="h-[92px]" />
    </div>
  );
}

function Methods({ choice }: { choice: PaymentChoiceState }) {
  const group = useId();
  if (choice.error !== null)
    return <LoadError text={choice.error.message} onRetry={choice.retry} />;
  if (choice.isPending) return <Loading />;
  return (
    <>
      {choice.methods.map((offered) => (
        <Option key={offered.method} offered={offered} group={group} choice={choice} />
      ))}
      {choice.method === null && <Message tone="danger">{words.none}</Message>}
    </>
  );
}

/** The methods an order can be paid with; stands in a fieldset that names it. */
export function PaymentBox({
  ref,
  choice,
}: {
  ref: Ref<HTMLDivElement>;
  choice: PaymentChoiceState;
}) {
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-3 outline-none">
      <Methods choice={choice} />
    </div>
  );
}
