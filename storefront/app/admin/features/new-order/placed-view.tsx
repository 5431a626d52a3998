import { phoneText } from "@strive/backend/contracts/phone";
import Printer from "lucide-react/icons/printer";
import { useEffect, useRef } from "react";
import { variantText } from "~/admin/find-variant/find-variant";
import { PayLinkMessage } from "~/admin/pay-link/pay-link-message";
import { FormPanel } from "~/admin/shell/form-panel";
import { francs } from "~/admin/shell/order-money";
import { adminPaths } from "~/admin/shell/paths";
import { timeText } from "~/lib/order-words";
import { Button, ButtonLink } from "~/ui/button";
import { Message } from "~/ui/message";
import * as words from "~/words/admin-new-order";
import { holdText } from "./hold-times";
import { Sums } from "./total-panel";
import type { Placed } from "./use-new-order";

/** What became of the money: two sentences. */
function textsOf({ order, body: { pay }, at }: Placed): [text: string, more: string] {
  const { order_number: number, total_amount: totalRwf } = order;
  if (totalRwf === 0) return [words.isPlaced(number), words.nothingToPay];
  if (pay.way === "link") return [words.isPlaced(number), words.isHeld(holdText(pay.hold_hours))];
  const amount = francs(totalRwf);
  if (pay.way === "door") return [words.isPlaced(number), words.riderHelp(amount)];
  const time = timeText(at);
  if (pay.received_as === "mobile_money") return [words.isPaid(number), words.byTill(amount, time)];
  if (pay.received_as === "bank_transfer") {
    return [words.isPaid(number), words.byBank(amount, time)];
  }
  return [words.isPaid(number), words.inCash(amount, time)];
}

function Ordered({ order }: Pick<Placed, "order">) {
  return (
    <FormPanel title={words.ordered}>
      <ul>
        {order.items.map((item) => (
          <li
            key={item.id}
            className="flex items-baseline gap-3 border-t border-line py-2.5 first:border-t-0"
          >
            <span className="whitespace-nowrap">{words.quantityOf(item.quantity)}</span>
            <span className="min-w-0 flex-1 break-words">
              <b className="font-strong">{item.product_name}</b>
              <span className="block text-[13.5px] text-ink-2">{variantText(item)}</span>
            </span>
            <span className="whitespace-nowrap">{francs(item.line_total)}</span>
          </li>
        ))}
      </ul>
    </FormPanel>
  );
}

function Buyer({ body }: Pick<Placed, "body">) {
  const { firstname, lastname, phone, email = "", is_pickup, note = "" } = body;
  const place = [body.delivery_address, body.landmark, body.city, body.district]
    .filter(Boolean)
    .join(", ");
  return (
    <FormPanel title={words.customer}>
      <p className="font-strong break-words">{`${firstname} ${lastname}`}</p>
      <p>{phoneText(phone)}</p>
      {email !== "" && <p className="break-all">{email}</p>}
      <p className="mt-2 break-words">{is_pickup ? words.collected : place}</p>
      {note !== "" && <p className="mt-2 text-ink-2 whitespace-pre-line break-words">{note}</p>}
    </FormPanel>
  );
}

const printPath = (id: string, kind: "packing" | "receipt") =>
  `${adminPaths.order(id)}&print=${kind}`;

interface PlacedViewProps {
  placed: Placed;
  onNew: () => void;
}

/** An order that was just placed: what is in it, the link to pay it, and where to go from here. */
export function PlacedView({ placed, onNew }: PlacedViewProps) {
  const { order, body } = placed;
  const ref = useRef<HTMLDivElement>(null);
  const [text, more] = textsOf(placed);
  const isToPay = body.pay.way === "link" && order.total_amount > 0;
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_372px]">
      <div className="grid gap-4 max-lg:order-2">
        <Ordered order={order} />
        <Buyer body={body} />
        <FormPanel title={words.total}>
          <Sums sums={order} pieces={pieces} discount={body.discount ?? null} />
        </FormPanel>
      </div>
      <FormPanel title={words.payment}>
        <div className="grid gap-3">
          <div ref={ref} tabIndex={-1} className="outline-none">
            <Message tone="success" className="items-start!">
              <span className="block">{text}</span>
              <span className="block font-medium">{more}</span>
            </Message>
          </div>
          {isToPay && (
            <PayLinkMessage
              firstname={body.firstname}
              phone={body.phone}
              email={body.email ?? ""}
              code={order.pay_code}
              owed={order.total_amount}
              isMain
            />
          )}
          <Button isFull tone={isToPay ? "line" : "ink"} onClick={onNew}>
            {words.anotherOrder}
          </Button>
          <ButtonLink tone="line" size="sm" to={adminPaths.order(order.id)}>
            {words.openOrder}
          </ButtonLink>
          <div className="grid grid-cols-2 gap-3">
            <ButtonLink tone="line" size="sm" to={printPath(order.id, "receipt")}>
              <Printer size={16} strokeWidth={1.6} aria-hidden="true" />
              {words.receipt}
            </ButtonLink>
            <ButtonLink tone="line" size="sm" to={printPath(order.id, "packing")}>
              <Printer size={16} strokeWidth={1.6} aria-hidden="true" />
              {words.packingSlip}
            </ButtonLink>
          </div>
        </div>
      </FormPanel>
    </div>
  );
}
