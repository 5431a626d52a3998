import type { ReceivedAs } from "@strive/backend/contracts/payments";
import Info from "lucide-react/icons/info";
import type { ReactNode } from "react";
import { typedRwf } from "~/admin/credit/typed-rwf";
import { RECEIVED_NAMES } from "~/admin/payments/payment-words";
import { FormPanel } from "~/admin/shell/form-panel";
import { SelectField } from "~/admin/shell/form-parts";
import { francs } from "~/admin/shell/order-money";
import { Segments } from "~/admin/shell/segments";
import { Tabs } from "~/admin/shell/tabs";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Message } from "~/ui/message";
import * as words from "~/words/admin-new-order";
import * as moneyWords from "~/words/admin-payments";
import type { PayWay } from "./draft";
import { FailurePart } from "./failure-part";
import { HOLD_OPTIONS, holdText } from "./hold-times";
import type { NewOrder } from "./use-new-order";

const CAME = ["cash", "mobile_money", "bank_transfer"] as const satisfies readonly ReceivedAs[];
const CAME_OPTIONS = CAME.map((value) => ({ value, label: RECEIVED_NAMES[value] }));

/** The discount takes all of it: there is no money to speak of. */
const isFree = ({ total }: NewOrder): boolean => total.quote?.total_amount === 0;

function LinkPart({ order }: { order: NewOrder }) {
  return (
    <div className="grid gap-4">
      <p className="text-[15px] text-ink-2">
        {isFree(order)
          ? words.nothingToPay
          : words.linkHelp(holdText(Number(order.values.hold_hours)))}
      </p>
      <SelectField {...order.field("hold_hours")} label={words.holdFor} options={HOLD_OPTIONS} />
    </div>
  );
}

const AMOUNT = "flex items-baseline justify-between gap-4 bg-stone px-3.5 py-3";

function CashPart({ order }: { order: NewOrder }) {
  const { values, totalRwf, field } = order;
  const handedRwf = typedRwf(values.handed);
  const backRwf = handedRwf >= totalRwf ? handedRwf - totalRwf : 0;
  return (
    <>
      <Field
        {...field("handed")}
        label={words.handed}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
      />
      <dl className="grid gap-2">
        <div className={AMOUNT}>
          <dt>{moneyWords.forThisOrder}</dt>
          <dd className="font-strong">{francs(totalRwf)}</dd>
        </div>
        <div className={AMOUNT}>
          <dt>{words.giveBack}</dt>
          <dd className="text-[17px] font-bold">{francs(backRwf)}</dd>
        </div>
      </dl>
    </>
  );
}

function TransferPart({ order, isTill }: { order: NewOrder; isTill: boolean }) {
  return (
    <>
      <dl>
        <div className={AMOUNT}>
          <dt>{moneyWords.forThisOrder}</dt>
          <dd className="text-[17px] font-bold">{francs(order.totalRwf)}</dd>
        </div>
      </dl>
      <Field
        {...order.field("reference")}
        label={isTill ? moneyWords.tillReference : moneyWords.bankReference}
        hint={isTill ? moneyWords.tillReferenceHint : moneyWords.bankReferenceHint}
        autoComplete="off"
        maxLength={100}
        required
      />
      {isTill && (
        <p className="flex items-center gap-2.5 bg-pending-tint px-3.5 py-3 text-[14px] text-pending">
          <Info size={18} strokeWidth={1.6} aria-hidden="true" className="flex-none" />
          {moneyWords.checkTheTill}
        </p>
      )}
    </>
  );
}

function ReceivedPart({ order }: { order: NewOrder }) {
  const { received_as: came } = order.values;
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="sr-only">{moneyWords.howItCame}</legend>
        <Segments
          value={came}
          options={CAME_OPTIONS}
          onChoose={(next) => order.change("received_as", next)}
        />
      </fieldset>
      {came === "cash" ? (
        <CashPart order={order} />
      ) : (
        <TransferPart order={order} isTill={came === "mobile_money"} />
      )}
    </div>
  );
}

const RiderPart = ({ order }: { order: NewOrder }) => (
  <p className="text-[15px] text-ink-2">
    {isFree(order) ? words.nothingToPay : words.riderHelp(francs(order.totalRwf))}
  </p>
);

/** Says what pressing it does. */
function labelOf(order: NewOrder): string {
  const { way, received_as: came } = order.values;
  if (isFree(order)) return words.placeFree;
  if (way === "link") return words.placeWithLink;
  if (way === "door") return words.placeForRider;
  const amount = francs(order.totalRwf);
  return came === "cash" ? moneyWords.recordCash(amount) : moneyWords.doRecord(amount);
}

function PlaceButton({ order }: { order: NewOrder }) {
  const { total, isBusy } = order;
  const isWaiting = !total.isNow && total.error === null;
  const label = isWaiting ? words.loadingTotal : labelOf(order);
  return (
    <Button type="submit" tone="red" isFull disabled={isBusy || !total.isNow}>
      {isBusy ? words.placing : label}
    </Button>
  );
}

/** How it is paid, and the one button that places it. */
export function PaymentPanel({ order }: { order: NewOrder }) {
  const { values, errorOf, change, failure } = order;
  const tabs: Array<{ id: PayWay; label: string; content: ReactNode }> = [
    { id: "link", label: words.sendLink, content: <LinkPart order={order} /> },
    { id: "received", label: words.takePayment, content: <ReceivedPart order={order} /> },
    { id: "door", label: words.payRider, content: <RiderPart order={order} /> },
  ];
  const error = errorOf("way");
  return (
    <FormPanel title={words.payment}>
      <div data-field="way" tabIndex={-1} className="outline-none">
        <Tabs
          label={words.ways}
          tabs={tabs.filter(({ id }) => id !== "door" || !values.is_pickup)}
          current={values.way}
          onChange={(way) => change("way", way as PayWay)}
        />
      </div>
      <div className="mt-4 grid gap-3">
        {error !== undefined && <Message tone="danger">{error}</Message>}
        {failure !== null && (
          <FailurePart
            failure={failure}
            onOpenEarlier={order.askForEarlier}
            onPlaceAnother={order.leaveEarlier}
          />
        )}
        <PlaceButton order={order} />
        {values.way === "received" && !isFree(order) && (
          <p className="text-[13px] text-ink-3">{moneyWords.cannotBeChanged}</p>
        )}
      </div>
    </FormPanel>
  );
}
