import { useEffect, useId, type ReactNode } from "react";
import { nameOf, placeOf } from "~/shop/addresses/address-words";
import { ChoiceMark } from "~/shop/choice-mark";
import { cx } from "~/ui/cx";
import { LoadError } from "~/ui/message";
import * as words from "~/words/saved-addresses";
import type { ShippingFormState } from "./use-shipping-form";
import { ANOTHER, useAddressChoice, type AddressChoice, type Known } from "./use-address-choice";
import { useKeepAddress, type Keep } from "./use-keep-address";

interface RowProps {
  name: string;
  value: string;
  title: string;
  lines: readonly string[];
  isChosen: boolean;
  onChoose: () => void;
}

function Row({ name, value, title, lines, isChosen, onChoose }: RowProps) {
  return (
    <label
      className={cx(
        "flex cursor-pointer gap-3.5 border-2 bg-paper px-[18px] py-3.5 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-3",
        isChosen ? "border-ink" : "border-line",
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      <ChoiceMark isChosen={isChosen} className="flex-none" />
      <span className="min-w-0 break-words">
        <b className="block font-strong">{title}</b>
        {lines.map((line) => (
          <span key={line} className="block text-[14px] text-ink-2">
            {line}
          </span>
        ))}
      </span>
    </label>
  );
}

/** Where it goes, of the addresses that the shopper keeps; nothing for those who keep none. */
function AddressRows({ choice }: { choice: AddressChoice }) {
  const name = useId();
  const { addresses, chosen, choose, isFailed, retry } = choice;
  if (isFailed) {
    return (
      <div className="mb-4">
        <LoadError text={words.notLoaded} onRetry={retry} />
      </div>
    );
  }
  if (addresses.length === 0) return null;
  return (
    <div role="radiogroup" aria-label={words.deliverTo} className="mb-4 grid gap-3">
      {addresses.map((address) => (
        <Row
          key={address.id}
          name={name}
          value={address.id}
          title={nameOf(address)}
          lines={[
            `${address.firstname} ${address.lastname}`,
            placeOf(address),
            ...(address.landmark === null ? [] : [address.landmark]),
          ]}
          isChosen={chosen === address.id}
          onChoose={() => choose(address.id)}
        />
      ))}
      <Row
        name={name}
        value="another"
        title={words.another}
        lines={[words.anotherHelp]}
        isChosen={chosen === ANOTHER}
        onChoose={() => choose(ANOTHER)}
      />
    </div>
  );
}

/** Whether what is typed is kept for the next time. */
function KeepAddress({ choice }: { choice: AddressChoice }) {
  if (!choice.canKeep) return null;
  return (
    <label className="mt-3 inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-[15px]">
      <input
        type="checkbox"
        checked={choice.isKept}
        onChange={({ target }) => choice.setIsKept(target.checked)}
        className="size-5 accent-ink"
      />
      {words.keep}
    </label>
  );
}

interface OwnAddressChoiceProps {
  form: ShippingFormState;
  known: Known;
  /** Shown until the addresses are there. */
  loading: ReactNode;
  /** What to do with the address once the order is placed; null: nothing. */
  onKeep: (keep: Keep | null) => void;
  /** The fields to type one. */
  children: ReactNode;
}

/** One of the customer's addresses, or the fields for another one. */
export function OwnAddressChoice({
  form,
  known,
  loading,
  onKeep,
  children,
}: OwnAddressChoiceProps) {
  const choice = useAddressChoice(form, known);
  const keep = useKeepAddress();
  const isKept = choice.canKeep && choice.isKept;
  useEffect(() => {
    onKeep(isKept ? keep : null);
    return () => onKeep(null);
    // oxlint-disable-next-line react/exhaustive-deps -- what is kept is decided here alone
  }, [isKept]);
  return (
    <>
      <AddressRows choice={choice} />
      {choice.isLoading ? loading : choice.isOpen && children}
      <KeepAddress choice={choice} />
    </>
  );
}
