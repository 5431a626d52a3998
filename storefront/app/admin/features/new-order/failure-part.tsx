import { useEffect, useRef } from "react";
import { francs } from "~/admin/shell/order-money";
import { adminPaths } from "~/admin/shell/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Message } from "~/ui/message";
import * as words from "~/words/admin-new-order";
import type { OrderFailure } from "./order-failure";

function textsOf(failure: OrderFailure): [text: string, help: string] {
  switch (failure.kind) {
    case "unanswered":
      return [failure.text, words.unanswered];
    case "sent-before":
      return [words.sentBefore, words.sentBeforeHelp];
    case "repriced":
      return [words.pricesChanged, words.pricesChangedHelp];
    case "shortage":
    case "refused":
      return [failure.text, words.nothingOrdered];
  }
}

interface FailurePartProps {
  failure: OrderFailure;
  /** What was sent before is asked for once more: the same order, if there is one. */
  onOpenEarlier: () => void;
  onPlaceAnother: () => void;
}

/** Why no order was placed, or that nobody knows, and the way on. Takes the focus. */
export function FailurePart({ failure, onOpenEarlier, onPlaceAnother }: FailurePartProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [text, help] = textsOf(failure);
  useEffect(() => ref.current?.focus(), [failure]);
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-3 outline-none">
      <Message tone="danger" className="items-start!">
        <span className="block">{text}</span>
        <span className="mt-1 block font-medium text-ink">{help}</span>
      </Message>
      {failure.kind === "repriced" && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <b className="font-bold">{words.newTotal}</b>
          <span className="flex gap-x-2.5">
            <b className="font-bold">{francs(failure.nowRwf)}</b>
            <span className="text-ink-3">
              <span className="sr-only">{words.before} </span>
              <s>{francs(failure.beforeRwf)}</s>
            </span>
          </span>
        </p>
      )}
      {failure.kind === "sent-before" && (
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" tone="line" size="sm" onClick={onOpenEarlier}>
            {words.openEarlier}
          </Button>
          <Button type="submit" tone="line" size="sm" onClick={onPlaceAnother}>
            {words.placeAnother}
          </Button>
          <ButtonLink tone="line" size="sm" to={adminPaths.orders()} target="_blank">
            {words.seeOrders}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
