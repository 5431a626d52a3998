import { formatMoney } from "@strive/backend/contracts/money";
import { isOpenReturn, piecesOf } from "@strive/backend/contracts/return-rules";
import type { Order } from "@strive/backend/contracts/orders";
import type { OrderReturn, ReturnItem } from "@strive/backend/contracts/returns";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { labelOfColor } from "~/lib/variant-choice";
import { Badge } from "~/ui/badge";
import { Message } from "~/ui/message";
import { Picture } from "~/ui/picture";
import * as uiWords from "~/words/ui";
import * as words from "~/words/returns";
import type { Booked } from "./booked-state";
import { CardPictures } from "./card-pictures";
import { SummaryRow } from "../order-summary/summary-row";
import { backRwf, paysRwf } from "./exchanged";
import { ReturnExchange } from "./return-exchange";
import { ReturnNext } from "./return-next";
import { isReport } from "./return-timeline";
import { ReturnTimeline } from "./return-timeline-list";
import { HAND_OVER_WORDS, REASON_WORDS, REFUND_WORDS, RETURN_STATUS_WORDS } from "./return-words";
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
  const swapRwf = paysRwf(entry);
  return (
    <dl className="grid gap-2 border-t border-line pt-3 text-[15px]">
      {deliveryRwf > 0 && <SummaryRow label={words.deliveryCost}>{rwf(deliveryRwf)}</SummaryRow>}
      {swapRwf > 0 && (
        <SummaryRow label={words.paysExchange}>{words.less(rwf(swapRwf))}</SummaryRow>
      )}
      <div className="flex justify-between gap-3 font-bold">
        <dt>{isSettled ? words.youGot : words.amount}</dt>
        <dd>{rwf(backRwf(entry))}</dd>
      </div>
    </dl>
  );
}

/** What its buyer chose; nothing once it is over. */
function Choices({ entry }: { entry: OrderReturn }) {
  if (!isOpenReturn(entry)) return null;
  return (
    <dl className="grid gap-2 text-[15px]">
      <SummaryRow label={words.handOverStep}>{HAND_OVER_WORDS[entry.hand_over]}</SummaryRow>
      {backRwf(entry) > 0 && (
        <SummaryRow label={words.moneyGoes}>{REFUND_WORDS[entry.refund_to]}</SummaryRow>
      )}
    </dl>
  );
}

function bookedText(entry: OrderReturn, { isEarlier }: Booked): string {
  if (isEarlier) return words.earlierBooked;
  const number = entry.return_number;
  return isReport(entry) ? words.isReported(number) : words.isBooked(number);
}

interface ReturnCardProps {
  entry: OrderReturn;
  order: Order;
  accessToken: string | null;
  /** Staff only look at it. */
  isBuyer: boolean;
  /** It was booked just now: says so, and takes the focus. */
  booked: Booked | null;
}

/** One return: where it stands, what is in it, and what its buyer does next. */
export function ReturnCard({ entry, order, accessToken, isBuyer, booked }: ReturnCardProps) {
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (booked !== null) titleRef.current?.focus();
  }, [booked]);
  const { text, tone } = RETURN_STATUS_WORDS[entry.status];
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-5 border border-line bg-paper px-4 py-5 sm:px-6"
    >
      {booked !== null && (entry.status === "requested" || entry.status === "approved") && (
        <Message tone="success">{bookedText(entry, booked)}</Message>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 ref={titleRef} id={titleId} tabIndex={-1} className="title-3 outline-none">
          {words.returnNumber(entry.return_number)}
        </h3>
        <span role="status">
          <Badge tone={tone}>{text}</Badge>
        </span>
      </div>
      <ReturnNext entry={entry} order={order} />
      <Part title={words.steps}>
        <ReturnTimeline entry={entry} order={order} />
      </Part>
      <Part title={words.items}>
        <ul className="grid gap-3">
          {entry.items.map((item) => (
            <Item key={item.item_id} item={item} />
          ))}
        </ul>
        <Money entry={entry} />
      </Part>
      {entry.exchange !== null && (
        <Part title={words.yourExchange}>
          <ReturnExchange entry={entry} exchange={entry.exchange} isBuyer={isBuyer} />
        </Part>
      )}
      <Choices entry={entry} />
      {entry.note !== null && (
        <Part title={words.yourNote}>
          <p className="text-[15px] wrap-anywhere whitespace-pre-line text-ink-2">{entry.note}</p>
        </Part>
      )}
      <CardPictures entry={entry} accessToken={accessToken} isBuyer={isBuyer} />
      {isBuyer && <WithdrawReturn entry={entry} accessToken={accessToken} titleRef={titleRef} />}
    </article>
  );
}
