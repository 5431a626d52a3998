import { formatMoney } from "@strive/backend/contracts/money";
import { piecesOf } from "@strive/backend/contracts/return-rules";
import type { Order } from "@strive/backend/contracts/orders";
import type { OrderReturn, ReturnItem } from "@strive/backend/contracts/returns";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { labelOfColor } from "~/lib/variant-choice";
import { Badge } from "~/ui/badge";
import { Message } from "~/ui/message";
import { Picture } from "~/ui/picture";
import * as uiWords from "~/words/ui";
import * as words from "~/words/returns";
import { SummaryRow } from "../order-summary/summary-row";
import { ReturnNext } from "./return-next";
import { isReport } from "./return-timeline";
import { ReturnTimeline } from "./return-timeline-list";
import { REASON_WORDS, RETURN_STATUS_WORDS } from "./return-words";
import { WithdrawReturn } from "./withdraw-return";

const rwf = (amount: number): string => formatMoney(amount, "RWF");

function Item({ item }: { item: ReturnItem }) {
  const came = piecesOf(item);
  return (
    <li className="grid grid-cols-[48px_1fr_auto] items-center gap-3.5 text-[14px]">
      <Picture src={item.image} alt="" sizes="48px" className="aspect-4/5 w-12" />
      <div className="min-w-0">
        <p className="leading-[1.3] font-strong wrap-anywhere">{item.product_name}</p>
        <p className="text-[13px] text-ink-2">
          {uiWords.variant(item.size, labelOfColor(item.color), item.quantity)}
        </p>
        <p className="text-[13px] text-ink-2">{REASON_WORDS[item.reason]}</p>
        {came < item.quantity && (
          <p className="text-[13px] font-strong">{words.camePieces(came, item.quantity)}</p>
        )}
      </div>
      <span className="font-strong whitespace-nowrap">{rwf(item.amount)}</span>
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h4 className="text-[14px] font-strong">{title}</h4>
      {children}
    </div>
  );
}

/** What comes back, or came; nothing where the pieces stay with the buyer. */
function Money({ entry }: { entry: OrderReturn }) {
  const { status, delivery_amount: deliveryRwf, refunded_amount: refundedRwf } = entry;
  if (status === "declined" || status === "withdrawn") return null;
  const isSettled = refundedRwf !== null;
  return (
    <dl className="grid gap-2 border-t border-line pt-3 text-[15px]">
      {deliveryRwf > 0 && <SummaryRow label={words.deliveryCost}>{rwf(deliveryRwf)}</SummaryRow>}
      <div className="flex justify-between gap-3 font-bold">
        <dt>{isSettled ? words.youGot : words.amount}</dt>
        <dd>{rwf(refundedRwf ?? entry.amount + deliveryRwf)}</dd>
      </div>
    </dl>
  );
}

interface ReturnCardProps {
  entry: OrderReturn;
  order: Order;
  accessToken: string | null;
  /** It was booked just now: says so, and takes the focus. */
  isNew: boolean;
}

/** One return: where it stands, what is in it, and what its buyer does next. */
export function ReturnCard({ entry, order, accessToken, isNew }: ReturnCardProps) {
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) titleRef.current?.focus();
  }, [isNew]);
  const { text, tone } = RETURN_STATUS_WORDS[entry.status];
  const number = entry.return_number;
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-5 border border-line bg-paper px-4 py-5 sm:px-6"
    >
      {isNew && entry.closed_at === null && (
        <Message tone="success">
          {isReport(entry) ? words.isReported(number) : words.isBooked(number)}
        </Message>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 ref={titleRef} id={titleId} tabIndex={-1} className="title-3 outline-none">
          {words.returnNumber(number)}
        </h3>
        <span role="status">
          <Badge tone={tone}>{text}</Badge>
        </span>
      </div>
      <ReturnNext entry={entry} phone={order.phone} />
      <Part title={words.steps}>
        <ReturnTimeline entry={entry} />
      </Part>
      <Part title={words.items}>
        <ul className="grid gap-3">
          {entry.items.map((item) => (
            <Item key={item.item_id} item={item} />
          ))}
        </ul>
        <Money entry={entry} />
      </Part>
      {entry.note !== null && (
        <Part title={words.yourNote}>
          <p className="text-[15px] wrap-anywhere whitespace-pre-line text-ink-2">{entry.note}</p>
        </Part>
      )}
      <WithdrawReturn entry={entry} accessToken={accessToken} titleRef={titleRef} />
    </article>
  );
}
