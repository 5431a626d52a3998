import type { OrderParcel } from "@strive/backend/contracts/deliveries";
import { mapOfAddress } from "@strive/backend/contracts/map-link";
import { versionOf } from "@strive/backend/contracts/order-rules";
import type { Order, OrderItem } from "@strive/backend/contracts/orders";
import { useState } from "react";
import { PlanForm } from "~/admin/deliveries/plan-form";
import { PhoneLinks } from "~/admin/shell/phone-links";
import { Tick } from "~/admin/shell/tick";
import { deliveryText } from "~/lib/delivery-dates";
import { kigaliDay } from "~/lib/kigali-day";
import { dateText } from "~/lib/order-words";
import { Button } from "~/ui/button";
import * as words from "~/words/admin-deliveries";
import { itemText } from "./item-words";
import { Part } from "./order-facts";
import { goodsOf, piecesOf } from "./parcel-parts";
import { SplitParcels } from "./split-parcels";

const dayText = (day: string) => deliveryText({ from: day, to: day });

/** Goods that somebody still has to bring. */
const isOpen = ({ status, items, parcels }: Order): boolean =>
  (status === "pending" || status === "processing" || status === "shipped") &&
  goodsOf(items).length > 0 &&
  // Sent otherwise: nobody's parcel.
  (status !== "shipped" || parcels.length > 0);

/** Nothing has left, and there is enough for two. */
const canSplit = ({ status, items, parcels }: Order): boolean =>
  (status === "pending" || status === "processing") &&
  piecesOf(goodsOf(items)) > 1 &&
  parcels.every(({ state, attempts }) => state === "planned" && attempts.length === 0);

/** What is in a parcel, where there are several. */
function Contents({ parcel, items }: { parcel: OrderParcel; items: readonly OrderItem[] }) {
  const texts = parcel.items.flatMap(({ item_id, quantity }) => {
    const item = items.find(({ id }) => id === item_id);
    return item ? [words.contents(quantity, words.line(item.product_name, itemText(item)))] : [];
  });
  return <p className="text-[14px] break-words text-ink-2">{texts.join("; ")}</p>;
}

interface ParcelProps {
  parcel: OrderParcel;
  isOne: boolean;
  items: readonly OrderItem[];
}

function Parcel({ parcel, isOne, items }: ParcelProps) {
  const { number, state, day, rider, received_by, attempts } = parcel;
  const facts = [
    words.states[state],
    day !== null && state !== "void" && words.on(dayText(day)),
    received_by !== null && words.byName(received_by),
  ].filter(Boolean);
  return (
    <li className="mb-3">
      <p>
        {!isOne && <b className="font-strong">{`${words.parcelOf(number)}: `}</b>}
        {facts.join(" ")}
      </p>
      {!isOne && <Contents parcel={parcel} items={items} />}
      {rider !== null && state !== "void" && (
        <>
          <p className="text-[14px] text-ink-2">{rider.name}</p>
          <PhoneLinks firstname={rider.name} phone={rider.phone} text="" />
        </>
      )}
      {attempts.map(({ at, reason, new_day }) => (
        <p key={at} className="text-[14px] text-warning">
          {[
            words.tried(dateText(at), words.reasons[reason]),
            new_day && words.again(dayText(new_day)),
          ]
            .filter(Boolean)
            .join(", ")}
        </p>
      ))}
    </li>
  );
}

interface AssignProps {
  order: Order;
  onDone: () => void;
}

/** All of an order that waits; what a rider has on the road only if it is chosen. */
function Assign({ order: { id, parcels }, onDone }: AssignProps) {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const isOne = parcels.length === 1;
  const named = parcels.filter(
    ({ id: parcelId, state }) =>
      state === "planned" || state === "failed" || (state === "out" && taken.includes(parcelId)),
  );
  const toggle = (parcelId: string) =>
    setTaken((now) =>
      now.includes(parcelId) ? now.filter((one) => one !== parcelId) : [...now, parcelId],
    );
  return (
    <>
      {parcels.map(({ id: parcelId, number, state, rider }) => {
        if (state !== "out") return null;
        const name = rider?.name ?? words.theRider;
        const label = isOne ? words.takeFrom(name) : words.takeParcelFrom(number, name);
        return (
          <div key={parcelId} className="flex items-center text-[14px]">
            <Tick label={label} isOn={taken.includes(parcelId)} onToggle={() => toggle(parcelId)} />
            <span aria-hidden="true">{label}</span>
          </div>
        );
      })}
      <PlanForm
        // Parcels are named one by one: what is on the road stays there unless it is chosen.
        orderIds={parcels.length === 0 ? [id] : []}
        parcelIds={named.map((parcel) => parcel.id)}
        day={kigaliDay()}
        onDone={onDone}
      />
    </>
  );
}

/** Who brings an order, and when; and giving it to somebody. */
export function OrderDelivery({ order }: { order: Order }) {
  const { parcels } = order;
  const [chosen, setOpen] = useState<"assign" | "split" | null>(null);
  const canAssign = isOpen(order);
  const isSplittable = canSplit(order);
  // It may have left meanwhile.
  const open = chosen === "split" && !isSplittable ? null : chosen;
  const close = () => setOpen(null);
  if (order.is_pickup === true || (!canAssign && parcels.length === 0)) return null;
  return (
    <Part title={words.delivery}>
      {parcels.length === 0 ? (
        <p className="mb-3 text-ink-2">{words.notPlanned}</p>
      ) : (
        <ul aria-label={words.delivery}>
          {parcels.map((parcel) => (
            <Parcel
              key={parcel.id}
              parcel={parcel}
              isOne={parcels.length === 1}
              items={order.items}
            />
          ))}
        </ul>
      )}
      <div className="mb-4 flex flex-wrap items-center gap-3">
        {canAssign && open === null && (
          <Button tone="line" size="sm" onClick={() => setOpen("assign")}>
            {words.assign(1)}
          </Button>
        )}
        {isSplittable && open === null && (
          <Button tone="line" size="sm" onClick={() => setOpen("split")}>
            {parcels.length > 1 ? words.changeParcels : words.split}
          </Button>
        )}
        <a
          href={mapOfAddress(order.deliveryAddress)}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-red"
        >
          {words.map}
        </a>
      </div>
      {canAssign && open === "assign" && <Assign order={order} onDone={close} />}
      {open === "split" && <SplitParcels key={versionOf(order)} order={order} onDone={close} />}
    </Part>
  );
}
