import type { Order } from "@strive/backend/contracts/orders";
import { useState, type SyntheticEvent } from "react";
import { splitOrder } from "~/admin/deliveries/api";
import { useDeliveryAct } from "~/admin/deliveries/use-delivery-act";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { Message } from "~/ui/message";
import { Stepper } from "~/ui/stepper";
import * as words from "~/words/admin-deliveries";
import { itemText } from "./item-words";
import { goodsOf, laterOf, mostParcels, restOf, splitOf } from "./parcel-parts";

interface SplitParcelsProps {
  order: Order;
  onDone: () => void;
}

/** What goes into which parcel: the first has whatever the others don't. */
export function SplitParcels({ order: { id, items, parcels }, onDone }: SplitParcelsProps) {
  const goods = goodsOf(items);
  const show = useShowMessage();
  const { isBusy, error, setError, act } = useDeliveryAct();
  const [later, setLater] = useState(() => laterOf(parcels));
  const change = (next: typeof later) => {
    setError(null);
    setLater(next);
  };
  const put = (at: number, itemId: string, quantity: number) =>
    change(later.map((parcel, n) => (n === at ? { ...parcel, [itemId]: quantity } : parcel)));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const split = splitOf(goods, later);
    const empty = split.findIndex((parcel) => parcel.items.length === 0);
    if (empty >= 0) return setError(words.emptyParcel(empty + 1));
    void act(async () => {
      await splitOrder(id, { parcels: split });
      show({ tone: "success", text: words.isPacked(split.length) });
      onDone();
    });
  };
  return (
    <form noValidate aria-label={words.split} onSubmit={submit} className="mb-4 grid gap-4">
      <section aria-label={words.parcelOf(1)}>
        <h4 className="font-strong">{words.parcelOf(1)}</h4>
        <ul className="text-[14px]">
          {goods.map((item) => (
            <li key={item.id} className="flex justify-between gap-3 py-1">
              <span className="min-w-0 break-words">
                {words.line(item.product_name, itemText(item))}
              </span>
              <b className="font-strong">{restOf(item, later)}</b>
            </li>
          ))}
        </ul>
      </section>
      {later.map((parcel, at) => {
        const number = at + 2;
        return (
          <fieldset key={number}>
            <legend className="font-strong">{words.parcelOf(number)}</legend>
            {goods.map((item) => {
              const inside = parcel[item.id] ?? 0;
              const text = words.line(item.product_name, itemText(item));
              return (
                <div
                  key={item.id}
                  className="flex items-center justify-between gap-3 py-1 text-[14px]"
                >
                  <span className="min-w-0 break-words">{text}</span>
                  <Stepper
                    label={words.inParcel(text, number)}
                    value={inside}
                    min={0}
                    max={inside + restOf(item, later)}
                    onChange={(quantity) => put(at, item.id, quantity)}
                    className="h-11! grid-cols-[44px_36px_44px]!"
                  />
                </div>
              );
            })}
          </fieldset>
        );
      })}
      <div className="flex flex-wrap gap-3">
        {later.length + 1 < mostParcels(goods) && (
          <Button tone="line" size="sm" onClick={() => change([...later, {}])}>
            {words.addParcel}
          </Button>
        )}
        {later.length > 0 && (
          <Button tone="line" size="sm" onClick={() => change(later.slice(0, -1))}>
            {words.removeParcel(later.length + 1)}
          </Button>
        )}
      </div>
      {parcels.some(({ rider }) => rider !== null) && (
        <p className="text-[14px] text-ink-2">{words.plannedAnew}</p>
      )}
      {error !== null && <Message tone="danger">{error}</Message>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" disabled={isBusy}>
          {isBusy ? words.savingParcels : words.saveParcels}
        </Button>
        <Button tone="line" size="sm" onClick={onDone}>
          {words.keepParcels}
        </Button>
      </div>
    </form>
  );
}
