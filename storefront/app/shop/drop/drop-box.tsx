import { dropPath } from "@strive/backend/contracts/drop-rules";
import type { Product } from "@strive/backend/contracts/catalogue";
import { useEffect, type ReactNode } from "react";
import { ButtonLink } from "~/ui/button";
import * as words from "~/words/drops";
import { useDropStanding } from "./drop-hold";
import { momentText, untilText } from "./drop-moment";
import { clockText } from "./use-clock";

interface DropBoxProps {
  drop: NonNullable<Product["drop"]>;
  /** Hears whether the product can be bought on this device now. */
  onOpen?: (isOpen: boolean) => void;
  /** The buttons. */
  children: ReactNode;
}

interface ToldProps {
  title: string;
  timer?: string;
}

const Told = ({ title, timer }: ToldProps) => (
  <p className="font-strong">
    {title}{" "}
    {timer !== undefined && (
      <span role="timer" className="font-text text-ink-2">
        {timer}
      </span>
    )}
  </p>
);

/** On the page of a product that is sold from a moment on: when, or whose turn it is. */
export function DropBox({ drop, onOpen, children }: DropBoxProps) {
  const { hold, clock, ticket } = useDropStanding(drop);
  const isOpen = hold === null;
  useEffect(() => onOpen?.(isOpen), [isOpen, onOpen]);
  const turnUntil = ticket?.turnUntil ?? null;
  return (
    <div className="grid gap-3">
      {hold === "soon" && clock !== null && (
        <Told
          title={words.onSaleFrom(momentText(drop.opens_at))}
          timer={untilText(Date.parse(drop.opens_at) - clock)}
        />
      )}
      {isOpen && drop.has_queue && clock !== null && turnUntil !== null && (
        <Told
          title={words.yourTurn}
          timer={words.timeLeft(clockText(Date.parse(turnUntil) - clock))}
        />
      )}
      {hold === "queue" && clock !== null && <Told title={words.hasQueue} />}
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
