import type { Order } from "@strive/backend/contracts/orders";
import type { OrderReturn } from "@strive/backend/contracts/returns";
import { dateTimeText } from "~/lib/order-words";
import { cx } from "~/ui/cx";
import { Diamond } from "~/ui/diamond";
import { notYet } from "~/words/orders";
import { steps } from "~/words/returns";
import { timelineOf, type ReturnStage } from "./return-timeline";

const MARKS = {
  done: "bg-ink",
  now: "bg-red",
  ahead: "shadow-[inset_0_0_0_1.5px_currentColor]",
} as const;

function Stage({ stage: { name, at, state } }: { stage: ReturnStage }) {
  return (
    <li
      aria-current={state === "now" ? "step" : undefined}
      className={cx("flex items-baseline gap-2.5", state === "ahead" && "text-ink-3")}
    >
      <Diamond className={cx("size-2", MARKS[state])} />
      <span className={cx(state === "now" && "font-strong")}>{name}</span>
      {state === "ahead" && <span className="sr-only">{`(${notYet})`}</span>}
      {at !== null && <span className="text-ink-3">{dateTimeText(at)}</span>}
    </li>
  );
}

/** The stages of a return, with their times. */
export function ReturnTimeline({ entry, order }: { entry: OrderReturn; order: Order }) {
  return (
    <ol aria-label={steps} className="grid gap-2 text-[15px]">
      {timelineOf(entry, order).map((stage) => (
        <Stage key={stage.name} stage={stage} />
      ))}
    </ol>
  );
}
