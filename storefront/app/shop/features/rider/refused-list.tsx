import { Button } from "~/ui/button";
import { Message } from "~/ui/message";
import * as words from "~/words/rider";
import { toldText } from "./told-text";
import type { Refused } from "./unsent";

interface RefusedListProps {
  refused: readonly Refused[];
  onDismiss: (key: string) => void;
}

/** What the shop did not take and no card shows: it stays until its rider has seen it. */
export function RefusedList({ refused, onDismiss }: RefusedListProps) {
  if (refused.length === 0) return null;
  return (
    <ul aria-label={words.notTakenList} className="mb-4 grid gap-2">
      {refused.map(({ key, orderNumber, cashRwf, text }) => (
        <li key={key}>
          <Message
            tone="danger"
            action={
              <Button
                tone="line"
                size="sm"
                aria-label={words.dismissOf(orderNumber)}
                onClick={() => onDismiss(key)}
              >
                {words.dismiss}
              </Button>
            }
          >
            {words.notTaken(toldText(orderNumber, cashRwf), text)}
          </Message>
        </li>
      ))}
    </ul>
  );
}
