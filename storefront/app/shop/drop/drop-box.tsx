import { dropPath } from "@strive/backend/contracts/drop-rules";
import type { Product } from "@strive/backend/contracts/catalogue";
import { useEffect, type ReactNode } from "react";
import { isTurn, useDropTickets } from "~/lib/drop-ticket-atoms";
import { ButtonLink } from "~/ui/button";
import * as words from "~/words/drops";
import { momentText, untilText } from "./drop-moment";
import { clockText, useClock } from "./use-clock";

interface DropBoxProps {
  drop: NonNullable<Product["drop"]>;
  /** Hears whether the product can be bought on this device now. */
  onOpen?: (isOpen: boolean) => void;
  /** The buttons. */
  children: ReactNode;
}

/** On the page of a product that is sold from a moment on: when, or whose turn it is. */
export function DropBox({ drop, onOpen, children }: DropBoxProps) {
  const now = useClock();
  const mine = useDropTickets().find(({ handle }) => handle === drop.handle);
  const untilOpen = Date.parse(drop.opens_at) - now;
  const hasTurn = mine !== undefined && isTurn(mine, now);
  const isOpen = untilOpen <= 0 && (hasTurn || !drop.has_queue);
  useEffect(() => onOpen?.(isOpen), [isOpen, onOpen]);
  return (
    <div className="grid gap-3">
      {untilOpen > 0 && (
        <p className="font-strong">
          {words.onSaleFrom(momentText(drop.opens_at))}{" "}
          <span role="timer" className="font-text text-ink-2">
            {untilText(untilOpen)}
          </span>
        </p>
      )}
      {hasTurn && (
        <p className="font-strong">
          {words.yourTurn}{" "}
          <span role="timer" className="font-text text-ink-2">
            {words.timeLeft(clockText(Date.parse(mine.turnUntil ?? "") - now))}
          </span>
        </p>
      )}
      {untilOpen <= 0 && !isOpen && <p className="font-strong">{words.hasQueue}</p>}
      {isOpen ? (
        children
      ) : (
        <ButtonLink to={dropPath(drop.handle)} isFull>
          {drop.has_queue ? words.toQueue : words.toDrop}
        </ButtonLink>
      )}
    </div>
  );
}
