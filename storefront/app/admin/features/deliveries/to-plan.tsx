import type { Deliveries } from "@strive/backend/contracts/deliveries";
import { PlanForm } from "~/admin/deliveries/plan-form";
import { FormPanel } from "~/admin/shell/form-panel";
import { Tick } from "~/admin/shell/tick";
import { deliveryText } from "~/lib/delivery-dates";
import * as words from "~/words/admin-deliveries";
import { cashText, dayText, placeText, Row } from "./stop-row";

export interface Chosen {
  orders: readonly string[];
  parcels: readonly string[];
}

export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

interface ToPlanProps {
  deliveries: Deliveries;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

function Waiting({ deliveries, chosen, onChoose }: ToPlanProps) {
  return deliveries.waiting.map((stop) => (
    <Row
      key={stop.id}
      orderId={stop.order_id}
      number={stop.order_number}
      name={`${stop.firstname} ${stop.lastname}`}
      place={placeText(stop)}
      facts={[
        cashText(stop.cash_due),
        stop.day && words.late(dayText(stop.day)),
        stop.failed_reason && words.failedBefore(words.reasons[stop.failed_reason]),
      ]}
      choice={{
        isOn: chosen.parcels.includes(stop.id),
        onToggle: () => onChoose({ ...chosen, parcels: toggled(chosen.parcels, stop.id) }),
      }}
    />
  ));
}

function New({ deliveries, chosen, onChoose }: ToPlanProps) {
  return deliveries.to_plan.map((order) => (
    <Row
      key={order.id}
      orderId={order.id}
      number={order.order_number}
      name={`${order.firstname} ${order.lastname}`}
      place={placeText(order)}
      facts={[
        cashText(order.cash_due),
        order.delivery && words.promised(deliveryText(order.delivery)),
      ]}
      choice={{
        isOn: chosen.orders.includes(order.id),
        onToggle: () => onChoose({ ...chosen, orders: toggled(chosen.orders, order.id) }),
      }}
    />
  ));
}

/** What nobody brings yet, or came back; and whom to give what is chosen to. */
export function ToPlan(props: ToPlanProps) {
  const { deliveries, chosen, onChoose } = props;
  const { waiting, to_plan, to_plan_count: all } = deliveries;
  const count = waiting.length + all;
  const chosenHere = chosen.orders.length + chosen.parcels.length;
  const isAll = chosenHere > 0 && chosen.orders.length === to_plan.length;
  const none = { orders: [], parcels: [] };
  return (
    <FormPanel title={words.toPlan(count)}>
      {count === 0 ? (
        <p className="text-[14px] text-ink-2">{words.nothingToPlan}</p>
      ) : (
        <>
          <div className="flex items-center gap-2 text-[14px]">
            <Tick
              label={words.chooseAll}
              isOn={isAll}
              isMixed={chosenHere > 0 && !isAll}
              onToggle={() =>
                onChoose(
                  chosenHere > 0
                    ? none
                    : {
                        orders: to_plan.map(({ id }) => id),
                        parcels: waiting.map(({ id }) => id),
                      },
                )
              }
            />
            <span aria-hidden="true">{words.chooseAll}</span>
          </div>
          <ul>
            <Waiting {...props} />
            <New {...props} />
          </ul>
          {to_plan.length < all && (
            <p className="text-[14px] text-ink-2">{words.more(to_plan.length, all)}</p>
          )}
        </>
      )}
      <div className="mt-4 border-t border-line pt-4">
        <p className="mb-3 text-[13px] text-ink-3">{words.move}</p>
        <PlanForm
          orderIds={chosen.orders}
          parcelIds={chosen.parcels}
          day={deliveries.day < deliveries.today ? deliveries.today : deliveries.day}
          onDone={() => onChoose(none)}
        />
      </div>
    </FormPanel>
  );
}
