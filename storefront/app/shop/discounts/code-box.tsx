import BadgePercent from "lucide-react/icons/badge-percent";
import { useState, type Ref } from "react";
import { useCurrency } from "~/lib/currency";
import * as creditWords from "~/words/credits";
import * as words from "~/words/discounts";
import type { Till } from "../credits/use-till";
import { CardChip } from "./card-chip";
import { CodeChip } from "./code-chip";
import { CodeField } from "./code-field";
import { givesText } from "./gives-text";
import { refusalText } from "./refusal-text";
import { useBoxFocus } from "./use-box-focus";
import { useCodeEntry, type Entry } from "./use-code-entry";
import type { Discounts } from "./use-discounts";

type PriceOf = (amountRwf: number) => string;

/** What the field holds: a text that is being dealt with, else a kept code that does not apply. */
function fieldOf(entry: Entry | null, { code, state, isAsking }: Discounts, priceOf: PriceOf) {
  if (entry !== null) {
    return {
      code: entry.text,
      error: entry.kind === "refused" ? entry.message : undefined,
      isUnchecked: entry.kind === "unchecked",
      isBusy: entry.kind === "busy",
    };
  }
  const kept = state.kind === "applied" ? "" : code;
  return {
    code: kept,
    error: state.kind === "refused" ? refusalText(state.refusal, priceOf) : undefined,
    isUnchecked: state.kind === "unchecked",
    isBusy: kept !== "" && isAsking,
  };
}

function AppliedCode({
  discounts: { code, state, quotedShippingRwf },
  ...chip
}: {
  discounts: Discounts;
  onRemove: () => void;
  ref: Ref<HTMLDivElement>;
}) {
  const { priceOf } = useCurrency();
  const discount = state.kind === "applied" ? state.discount : null;
  const title = discount?.code ?? code;
  return (
    <CodeChip
      {...chip}
      label={words.label}
      icon={<BadgePercent size={19} strokeWidth={1.6} aria-hidden="true" className="flex-none" />}
      title={title}
      removeLabel={words.removeCode(title)}
    >
      {discount && givesText(discount, quotedShippingRwf, priceOf)}
    </CodeChip>
  );
}

/** The discount code and the gift card of a cart or a checkout: a field, and what was taken of it. */
export function CodeBox({ till }: { till: Till }) {
  const { discounts, credits } = till;
  const { code, state, keep, askAgain } = discounts;
  const { card, cardState, keepCard } = credits;
  const { priceOf } = useCurrency();
  const { entry, enter, clear } = useCodeEntry(till);
  const [isOpen, setIsOpen] = useState(false);
  const isApplied = state.kind === "applied";
  const hasCard = card !== "";
  const { boxRef, inputRef, chipRef, cardRef, noteUse } = useBoxFocus({
    code,
    kind: state.kind,
    card,
    cardKind: cardState.kind,
    isRefused: entry?.kind === "refused",
    isOpen,
  });
  const hasFieldText = entry !== null || (code !== "" && !isApplied);
  const hasField = hasFieldText || !(isApplied || hasCard) || (isOpen && !(isApplied && hasCard));
  const apply = (text: string) => {
    noteUse();
    void enter(text).then((isKept) => isKept && setIsOpen(false));
  };
  const open = () => {
    noteUse();
    setIsOpen(true);
  };
  /** The field takes its place. */
  const remove = (forget: () => void) => {
    open();
    clear();
    forget();
  };
  return (
    <div ref={boxRef} className="mb-[18px] grid gap-3 border-b border-line pb-[18px]">
      {isApplied && (
        <AppliedCode ref={chipRef} discounts={discounts} onRemove={() => remove(() => keep(""))} />
      )}
      {hasCard && (
        <CardChip
          ref={cardRef}
          card={card}
          state={cardState}
          onRemove={() => remove(() => keepCard(""))}
          onCheckAgain={askAgain}
        />
      )}
      {hasField ? (
        <CodeField
          ref={inputRef}
          {...fieldOf(entry, discounts, priceOf)}
          onApply={apply}
          onEdit={clear}
          onCheckAgain={() => apply(entry?.text ?? code)}
        />
      ) : (
        isApplied !== hasCard && (
          <button type="button" onClick={open} className="text-link justify-self-start">
            {isApplied ? creditWords.addCard : creditWords.addCode}
          </button>
        )
      )}
    </div>
  );
}
