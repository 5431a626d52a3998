import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import * as words from "~/words/returns";
import { isClosed, type Choice } from "./exchange-lines";

/** Begins with what is seen, and says why it can't be chosen. */
function nameOf(text: string, { isOwn, isSoldOut, left }: Choice): string {
  if (isOwn) return words.yourOwn(text);
  if (!isSoldOut) return text;
  return left > 0 ? words.onlyLeftOf(text, left) : words.soldOut(text);
}

interface ChoiceTileProps {
  /** Of the group. */
  name: string;
  choice: Choice;
  /** The choice in words. */
  text: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Before the text. */
  children?: ReactNode;
}

/** A size or a colour among others: a radio that looks like a button. */
export function ChoiceTile({ name, choice, text, isChosen, onChoose, children }: ChoiceTileProps) {
  const isOff = isClosed(choice);
  return (
    <label
      className={cx(
        "flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-xs border px-2.5 text-[15px] leading-[1.1] font-medium has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-3",
        isOff && "crossed-out border-line-strong bg-stone text-ink-3",
        !isOff && "cursor-pointer",
        !isOff && (isChosen ? "border-ink bg-ink text-white" : "border-line-strong bg-paper"),
      )}
    >
      <input
        type="radio"
        name={name}
        value={choice.value}
        checked={isChosen && !isOff}
        disabled={isOff}
        onChange={onChoose}
        aria-label={nameOf(text, choice)}
        className="sr-only"
      />
      {children}
      <span aria-hidden="true">{text}</span>
    </label>
  );
}
