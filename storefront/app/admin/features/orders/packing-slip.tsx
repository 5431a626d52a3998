import { mapLinkOf, pinText } from "@strive/backend/contracts/map-link";
import { moneyOf, toCollect } from "@strive/backend/contracts/order-money";
import { phoneText } from "@strive/backend/contracts/phone";
import type { Order } from "@strive/backend/contracts/orders";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-orders";
import { deliveryText } from "~/lib/delivery-dates";
import { itemText } from "./item-words";
import { CELL, HEAD, Sheet } from "./sheet";

/** What packer and rider must know of the money. */
function moneyText(order: Order): string {
  const money = moneyOf(order);
  const owed = francs(money.owed);
  if (toCollect(order) > 0) return words.collect(owed);
  if (money.owed > 0) return words.notPaidYet(owed);
  // There is something to collect, and it is no money.
  return order.is_pickup === true ? words.nothingToPay : words.collectNothing;
}

function Items({ order }: { order: Order }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{words.items}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            {words.quantity}
          </th>
          <th scope="col" className={HEAD}>
            {words.item}
          </th>
          <th scope="col" className={HEAD}>
            {words.packedTick}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.id} className="break-inside-avoid">
            <td className={`${CELL} font-bold`}>{item.quantity}</td>
            <td className={`${CELL} break-words`}>
              {item.product_name}
              <b className="block">{itemText(item)}</b>
            </td>
            <td className={CELL}>
              {!item.is_gift_card && (
                <span aria-hidden="true" className="block size-4 border border-black" />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What goes into the parcel, where it goes, and what is to be collected for it; no other price. */
export function PackingSlip({ order }: { order: Order }) {
  const { address, city, district, landmark, pin } = order.deliveryAddress;
  const isPickup = order.is_pickup === true;
  const goods = order.items.filter((item) => !item.is_gift_card);
  const units = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Sheet order={order} title={words.packingSlip}>
      <div className="mb-5 flex flex-wrap justify-between gap-x-8 gap-y-3">
        <div>
          <p className="font-bold">{isPickup ? words.collected : words.deliverTo}</p>
          <address className="text-[16px] break-words not-italic">
            <b className="block">{`${order.firstname} ${order.lastname}`}</b>
            {!isPickup && (
              <>
                <span className="block">{address}</span>
                {landmark !== null && <b className="block">{landmark}</b>}
                <span className="block">{`${city}, ${district}`}</span>
                <span className="block">{words.country}</span>
              </>
            )}
            <span className="block">{phoneText(order.phone)}</span>
            {!isPickup && pin !== null && (
              <a href={mapLinkOf(pin)} target="_blank" rel="noopener noreferrer" className="block">
                {words.mapPin(pinText(pin))}
              </a>
            )}
          </address>
        </div>
        {order.delivery !== null && !isPickup && (
          <div>
            <p className="font-bold">{words.delivery}</p>
            <p>{deliveryText(order.delivery)}</p>
          </div>
        )}
      </div>
      <p className="mb-5 border border-black px-3 py-2 text-[16px] font-bold">{moneyText(order)}</p>
      <Items order={order} />
      <p className="mt-3 font-bold">{units === 0 ? words.nothingToPack : words.units(units)}</p>
      {order.note !== null && order.note !== "" && (
        <div className="mt-5">
          <p className="font-bold">{words.customerNote}</p>
          <p className="break-words whitespace-pre-line">{order.note}</p>
        </div>
      )}
    </Sheet>
  );
}
