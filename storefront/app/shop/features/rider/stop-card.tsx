import type { ResultBody, Stop } from "@strive/backend/contracts/deliveries";
import { formatMoney } from "@strive/backend/contracts/money";
import { phoneText } from "@strive/backend/contracts/phone";
import { useId, useState } from "react";
import { labelOfColor } from "~/lib/variant-choice";
import { Button } from "~/ui/button";
import { Message } from "~/ui/message";
import * as words from "~/words/rider";
import { DeliveredForm, FailedForm } from "./result-forms";

const LINK =
  "inline-flex min-h-11 items-center rounded-xs border border-ink px-3.5 text-[14px] font-strong hover:bg-ink hover:text-white";

const mapOf = ({ address, city, district }: Stop) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
    `${address}, ${city}, ${district}, Rwanda`,
  )}`;

const newTab = { target: "_blank", rel: "noopener noreferrer" } as const;

function Ways({ stop }: { stop: Stop }) {
  const { phone, firstname, order_number } = stop;
  const text = encodeURIComponent(words.whatsAppText(firstname, order_number));
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      <a href={`tel:${phone}`} className={LINK}>
        {words.call(phoneText(phone))}
      </a>
      <a
        href={`https://wa.me/${phone.replace(/\D/g, "")}?text=${text}`}
        aria-label={words.whatsAppTo(firstname)}
        className={LINK}
        {...newTab}
      >
        {words.whatsApp}
      </a>
      <a href={mapOf(stop)} className={LINK} {...newTab}>
        {words.map}
      </a>
    </div>
  );
}

function Facts({ stop }: { stop: Stop }) {
  const { address, city, district, note, items, number, parcels, tries, state } = stop;
  const extra = [
    parcels > 1 && words.ofSeveral(number, parcels),
    state === "planned" && words.notOut,
    tries > 0 && words.tries(tries),
  ].filter(Boolean);
  return (
    <>
      <p className="mt-1 text-[15px] break-words">{`${address}, ${city}, ${district}`}</p>
      {note !== null && <p className="text-[15px] break-words text-ink-2">{note}</p>}
      {extra.length > 0 && <p className="text-[14px] text-warning">{extra.join(" · ")}</p>}
      <ul className="mt-2 text-[14px] text-ink-2">
        {items.map(({ name, size, color, quantity }, at) => (
          <li key={at}>{`${quantity} × ${name}, ${size}, ${labelOfColor(color)}`}</li>
        ))}
      </ul>
    </>
  );
}

interface StopCardProps {
  stop: Stop;
  /** It is said, and not sent. */
  isWaiting: boolean;
  refusal: string | undefined;
  onSay: (body: ResultBody) => void;
}

/** One parcel: where it goes, what to collect, and what became of it. */
export function StopCard({ stop, isWaiting, refusal, onSay }: StopCardProps) {
  const id = useId();
  const [form, setForm] = useState<"delivered" | "failed" | null>(null);
  const { order_number, firstname, lastname, cash_due: due } = stop;
  const say = (body: ResultBody) => {
    setForm(null);
    onSay(body);
  };
  const Form = form === "delivered" ? DeliveredForm : FailedForm;
  return (
    <li aria-labelledby={id} className="border border-line bg-paper p-4">
      <h2 id={id} className="title-3 !text-[18px] break-words">
        {`${firstname} ${lastname}`}
        <span className="block text-[14px] font-medium text-ink-3">{order_number}</span>
      </h2>
      <Facts stop={stop} />
      <p className="mt-3 text-[18px] font-strong">
        {due > 0 ? words.collect(formatMoney(due, "RWF")) : words.nothingToCollect}
      </p>
      <Ways stop={stop} />
      {refusal !== undefined && (
        <Message tone="danger" className="mt-3">
          {words.refused(refusal)}
        </Message>
      )}
      {isWaiting ? (
        <p role="status" className="mt-4 font-strong text-warning">
          {words.waiting}
        </p>
      ) : form === null ? (
        <div className="mt-4 flex gap-2.5 print:hidden">
          <Button className="flex-1" onClick={() => setForm("delivered")}>
            {words.delivered}
          </Button>
          <Button tone="line" className="flex-1" onClick={() => setForm("failed")}>
            {words.notDelivered}
          </Button>
        </div>
      ) : (
        <Form stop={stop} onSay={say} onBack={() => setForm(null)} />
      )}
    </li>
  );
}
