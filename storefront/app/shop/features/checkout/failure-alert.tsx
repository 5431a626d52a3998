import { useEffect, useRef, type ReactNode } from "react";
import type { CartLine } from "~/lib/cart-rules";
import { labelOfColor } from "~/lib/variant-choice";
import { Button } from "~/ui/button";
import { Message } from "~/ui/message";
import * as words from "~/words/checkout";
import { shortagesOf, type CheckoutFailure, type Shortage } from "./checkout-failure";

interface FailureAlertProps {
  failure: CheckoutFailure;
  lines: readonly CartLine[];
  onUseWhatIsLeft: (shortages: readonly Shortage[]) => void;
  /** Sends once more what was sent before: the same order, if there is one. */
  onOpenEarlier: () => void;
  onPlaceAnother: () => void;
}

function ShortageList({ shortages }: { shortages: readonly Shortage[] }) {
  return (
    <ul className="mt-2 grid gap-1 text-[14px]">
      {shortages.map(({ line, available }) => (
        <li key={line.id}>
          <b className="font-strong">{line.name}</b>
          {words.shortLine(
            line.size,
            labelOfColor(line.color),
            available > 0 ? words.someLeft(available, line.quantity) : words.noneLeft,
          )}
        </li>
      ))}
    </ul>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-3.5 flex flex-wrap gap-3">{children}</div>;
}

function Remedy(props: FailureAlertProps) {
  const { failure, lines } = props;
  if (failure.kind === "shortage") {
    const shortages = shortagesOf(failure.lines, lines);
    return (
      <>
        <ShortageList shortages={shortages} />
        <Actions>
          <Button tone="line" size="sm" onClick={() => props.onUseWhatIsLeft(shortages)}>
            {words.useWhatIsLeft}
          </Button>
        </Actions>
      </>
    );
  }
  if (failure.kind === "sent-before") {
    return (
      <Actions>
        <Button tone="line" size="sm" onClick={props.onOpenEarlier}>
          {words.openEarlier}
        </Button>
        <Button tone="line" size="sm" onClick={props.onPlaceAnother}>
          {words.placeAnother}
        </Button>
      </Actions>
    );
  }
  return null;
}

/** What went wrong, where that leaves money and order, and the way on. Takes the focus. */
export function FailureAlert(props: FailureAlertProps) {
  const { failure } = props;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Wrong fields take the focus themselves.
    if (failure.kind !== "fields") ref.current?.focus();
  }, [failure.kind]);
  return (
    <div ref={ref} tabIndex={-1} className="mb-5 outline-none">
      <Message tone="danger" className="items-start!">
        <span className="block">{failure.text}</span>
        {failure.help !== null && (
          <span className="mt-1 block font-medium text-ink">{failure.help}</span>
        )}
      </Message>
      <Remedy {...props} />
    </div>
  );
}
