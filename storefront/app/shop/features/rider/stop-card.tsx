import type { ResultBody, Stop } from "@strive/backend/contracts/deliveries";
import { mapOfAddress } from "@strive/backend/contracts/map-link";
import { formatMoney } from "@strive/backend/contracts/money";
import { phoneText } from "@strive/backend/contracts/phone";
import { useId, useRef, useState } from "react";
import { labelOfColor } from "~/lib/variant-choice";
import { Button } from "~/ui/button";
import { Message } from "~/ui/message";
import * as words from "~/words/rider";
import { sizeText } from "~/words/sizes";
import { DeliveredForm, FailedForm } from "./result-forms";

const LINK =
  "inline-flex min-h-11 items-center rounded-xs border border-ink px-3.5 text-[14px] font-strong hover:bg-ink hover:text-white";

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
      <a href={mapOfAddress(stop)} className={LINK} {...newTab}>
        {stop.pin === null ? words.map : words.mapPin}
      </a>
    </div>
  );
}

function Facts({ stop }: { stop: Stop }) {
  const { address, city, district, landmark, note, items, number, parcels, tries, state } = stop;
  const extra = [
    parcels > 1 && words.ofSeveral(number, parcels),
    state === "planned" && words.notOut,
    tries > 0 && words.tries(tries),
  ].filter(Boolean);
  return (
    <>
      <p className="mt-1 text-[15px] break-words">{`${address}, ${city}, ${district}`}</p>
      {landmark !== null && <p className="text-[15px] font-strong break-words">{landmark}</p>}
      {note !== null && <p className="text-[15px] break-words text-ink-2">{note}</p>}
      {extra.length > 0 && <p className="text-[14px] text-warning">{extra.join(" · ")}</p>}
      <ul className="mt-2 text-[14px] text-ink-2">
        {items.map(({ name, size, color, quantity }, at) => (
          <li key={at}>{`${quantity} × ${name}, ${sizeText(size)}, ${labelOfColor(color)}`}</li>
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
  onForm: (isOpen: boolean) => void;
  onSay: (body: ResultBody) => void;
  onTakeBack: () => void;
}

/** One parcel: where it goes, what to collect, and what became of it. */
export function StopCard({ stop, isWaiting, refusal, onForm, onSay, onTakeBack }: StopCardProps) {
  const id = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [form, setForm] = useState<"delivered" | "failed" | null>(null);
  const { order_number, firstname, lastname, state, cash_due: due } = stop;
  /** Staff said so, and who has the money is still to be told. */
  const isImplied = state === "delivered";
  const open = (next: "delivered" | "failed") => {
    setForm(next);
    onForm(true);
  };
  // What had the focus goes: the card keeps it.
  const close = () => {
    headingRef.current?.focus();
    setForm(null);
    onForm(false);
  };
  const say = (body: ResultBody) => {
    close();
    onSay(body);
  };
  const takeBack = () => {
    headingRef.current?.focus();
    onTakeBack();
  };
  const Form = form === "delivered" ? DeliveredForm : FailedForm;
  return (
    <li aria-labelledby={id} className="border border-line bg-paper p-4">
      <h2
        id={id}
        ref={headingRef}
        tabIndex={-1}
        className="title-3 !text-[18px] break-words outline-none"
      >
        {`${firstname} ${lastname}`}
        <span className="block text-[14px] font-medium text-ink-3">{order_number}</span>
      </h2>
      <Facts stop={stop} />
      <p className="mt-3 text-[18px] font-strong">
        {due > 0 ? words.collect(formatMoney(due, "RWF")) : words.nothingToCollect}
      </p>
      {isImplied && <p className="mt-1 font-strong text-warning">{words.implied}</p>}
      <Ways stop={stop} />
      {refusal !== undefined && (
        <Message tone="danger" className="mt-3">
          {words.refused(refusal)}
        </Message>
      )}
      {isWaiting ? (
        <div className="mt-4 flex items-center justify-between gap-2.5">
          <p role="status" className="font-strong text-warning">
            {words.waiting}
          </p>
          <Button tone="line" size="sm" onClick={takeBack}>
            {words.takeBack}
          </Button>
        </div>
      ) : form === null ? (
        <div className="mt-4 flex gap-2.5 print:hidden">
          <Button className="flex-1" onClick={() => open("delivered")}>
            {words.delivered}
          </Button>
          {!isImplied && (
            <Button tone="line" className="flex-1" onClick={() => open("failed")}>
              {words.notDelivered}
            </Button>
          )}
        </div>
      ) : (
        <Form stop={stop} onSay={say} onBack={close} />
      )}
    </li>
  );
}
