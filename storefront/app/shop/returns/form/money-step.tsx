import { EXCHANGE_DAYS } from "@strive/backend/contracts/return-days";
import type { Order } from "@strive/backend/contracts/orders";
import type { ReactNode } from "react";
import { FieldNotes } from "~/ui/field";
import * as words from "~/words/returns";
import { ExchangePicker } from "./exchange-picker";
import { OptionCard } from "./option-card";
import { RefundCards } from "./refund-cards";
import { isDeliveryBack, type ReturnPath } from "./return-draft";
import type { ReturnFormState } from "./use-return-form";

interface MoneyStepProps {
  order: Order;
  path: ReturnPath;
  form: ReturnFormState;
}

interface GroupProps {
  label: string;
  /** Of the one field that it is. */
  name: string;
  error: string | undefined;
  children: ReactNode;
}

function Group({ label, name, error, children }: GroupProps) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={error === undefined ? undefined : "return-money-error"}
      data-field={name}
      tabIndex={-1}
      className="grid pt-px outline-none"
    >
      {children}
      <FieldNotes id="return-money" label="" error={error} />
    </div>
  );
}

/** Another size or colour: nothing where there never is one. */
function ExchangeCard({ form }: { form: ReturnFormState }) {
  const { offer, isChosen } = form.exchange;
  if (offer.kind === "none") return null;
  return (
    <OptionCard
      name="get"
      value="exchange"
      title={words.anotherOne}
      obstacle={offer.kind === "closed" ? offer.why : null}
      isChosen={isChosen}
      onChoose={() => form.change({ isExchange: true }, "refund_to")}
      more={<ExchangePicker form={form} />}
    >
      {words.keptForYou(EXCHANGE_DAYS)}
    </OptionCard>
  );
}

/** What its buyer gets: another one, or the money; and where what an exchange leaves goes. */
export function MoneyStep({ order, path, form }: MoneyStepProps) {
  const { draft, lines, errors, change, isOwner, amountRwf, exchange } = form;
  const { isChosen, isComplete, isSwap, lost, backRwf } = exchange;
  const isDelivery = path === "any" && !isSwap && isDeliveryBack(order, lines);
  const isAskedBesides = isComplete && backRwf > 0;
  const error = errors["refund_to"];
  const exchanges = lines.map(({ item }) => `exchange:${item.id}`);
  return (
    <div className="grid gap-6">
      <Group
        label={words.whichOne}
        name={isAskedBesides ? "get" : "refund_to"}
        error={isAskedBesides ? undefined : error}
      >
        <ExchangeCard form={form} />
        <RefundCards
          name="get"
          order={order}
          amountRwf={amountRwf}
          // What can't be had any more becomes money by a choice alone.
          chosen={isChosen || Object.keys(lost).length > 0 ? null : draft.refundTo}
          isOwner={isOwner}
          onChoose={(refundTo) =>
            change({ isExchange: false, refundTo }, "refund_to", ...exchanges)
          }
        />
      </Group>
      {isAskedBesides && (
        <div className="grid gap-2.5">
          <h3 aria-hidden="true" className="text-[15px] font-strong">
            {words.whichMoney}
          </h3>
          <Group label={words.whichMoney} name="refund_to" error={error}>
            <RefundCards
              name="refund_to"
              order={order}
              amountRwf={backRwf}
              chosen={draft.refundTo}
              isOwner={isOwner}
              onChoose={(refundTo) => change({ refundTo }, "refund_to")}
            />
          </Group>
        </div>
      )}
      {isDelivery && <p className="text-[14px] text-ink-2">{words.deliveryToo}</p>}
    </div>
  );
}
