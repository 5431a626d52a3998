import WalletCards from "lucide-react/icons/wallet-cards";
import type { Ref } from "react";
import { useCurrency } from "~/lib/currency";
import * as creditWords from "~/words/credits";
import * as words from "~/words/discounts";
import { endOf } from "../credits/gift-card-code";
import type { CardState } from "../credits/standing";
import { CodeChip } from "./code-chip";

/** What is on it, or why it pays nothing. */
function CardNote({ state, onCheckAgain }: { state: CardState; onCheckAgain: () => void }) {
  const { priceOf } = useCurrency();
  switch (state.kind) {
    case "applied":
      return state.balanceRwf !== null && creditWords.onIt(priceOf(state.balanceRwf));
    case "refused":
      return (
        <p role="alert" className="font-medium text-danger">
          {state.message}
        </p>
      );
    case "unchecked":
      return (
        <>
          <p role="status" className="font-medium">
            {words.unchecked}
          </p>
          <button type="button" onClick={onCheckAgain} className="text-link">
            {words.checkAgain}
          </button>
        </>
      );
    case "checking":
      return words.checking;
    case "none":
      return null;
  }
}

interface CardChipProps {
  card: string;
  state: CardState;
  onRemove: () => void;
  onCheckAgain: () => void;
  ref: Ref<HTMLDivElement>;
}

/** The gift card that is kept. */
export function CardChip({ card, state, onRemove, onCheckAgain, ref }: CardChipProps) {
  const end = endOf(card);
  return (
    <CodeChip
      ref={ref}
      label={words.giftCardLabel}
      icon={<WalletCards size={19} strokeWidth={1.6} aria-hidden="true" className="flex-none" />}
      title={creditWords.giftCard(end)}
      removeLabel={creditWords.removeCard(end)}
      onRemove={onRemove}
    >
      <CardNote state={state} onCheckAgain={onCheckAgain} />
    </CodeChip>
  );
}
