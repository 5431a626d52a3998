import { moneyOf } from "@strive/backend/contracts/order-money";
import { phoneText } from "@strive/backend/contracts/phone";
import type { Order } from "@strive/backend/contracts/orders";
import { howPaid } from "~/admin/payments/payment-words";
import { francs } from "~/admin/shell/order-money";
import { BRAND } from "~/lib/brand";
import { dateText } from "~/lib/order-words";
import { useShopContact } from "~/lib/shop-contact";
import { useContent } from "~/lib/content";
import { TaxReceipt } from "~/lib/tax-receipt";
import * as words from "~/words/admin-orders";
import * as discountWords from "~/words/discounts";
import { itemText } from "./item-words";
import { sumsOf } from "./order-sums";
import { PriceBefore } from "./price-before";
import { CELL, HEAD, Sheet } from "./sheet";

/** The seller, as far as the owner has filled it in. */
function Seller() {
  const contact = useShopContact();
  const { companyName, registrationNumber, tin, address, phone, email } = useContent().seller ?? {};
  const lines = [
    companyName,
    address ?? BRAND.place,
    registrationNumber === undefined ? undefined : words.sellerRegistration(registrationNumber),
    tin === undefined ? undefined : words.sellerTin(tin),
    phone ?? contact.phone.handle,
    email ?? contact.email.handle,
  ];
  return (
    <ul className="mt-1.5">
      {lines.map((line) => line !== undefined && <li key={line}>{line}</li>)}
    </ul>
  );
}

function Items({ order }: { order: Order }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{words.items}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            {words.item}
          </th>
          <th scope="col" className={`${HEAD} text-right!`}>
            {words.quantity}
          </th>
          <th scope="col" className={`${HEAD} text-right!`}>
            {words.unitPrice}
          </th>
          <th scope="col" className={`${HEAD} text-right!`}>
            {words.lineTotal}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.id} className="break-inside-avoid">
            <td className={`${CELL} break-words`}>
              {item.product_name}
              <span className="block text-[12.5px]">{itemText(item)}</span>
            </td>
            <td className={`${CELL} text-right`}>{item.quantity}</td>
            <td className={`${CELL} text-right`}>
              {francs(item.unit_price)}
              <PriceBefore item={item} className="block" />
            </td>
            <td className={`${CELL} text-right`}>{francs(item.line_total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Money received, and what was refunded of it. */
function linesOf(order: Order) {
  const paid = order.payments.filter(
    ({ payment_status }) => payment_status === "completed" || payment_status === "refunded",
  );
  const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const back = sumOf(paid.map(({ refunded_amount }) => refunded_amount));
  const left = moneyOf(order).owed;
  return [
    ...paid.map((payment) => ({
      key: payment.id,
      label: words.paidOn(howPaid(payment), dateText(payment.paid_at ?? payment.createdAt)),
      amount: payment.amount,
    })),
    ...(back > 0 ? [{ key: "back", label: words.paidBack, amount: back }] : []),
    ...(left > 0 ? [{ key: "left", label: words.stillToPay, amount: left }] : []),
  ];
}

/** What was bought and paid, for the customer of a shop that is not registered for VAT. */
function PlainReceipt({ order }: { order: Order }) {
  const { address, city, district, landmark } = order.deliveryAddress;
  return (
    <Sheet order={order} title={words.receipt} seller={<Seller />}>
      <p className="mb-5 border border-black px-3 py-2 font-bold">{words.notTaxInvoice}</p>
      <div className="mb-5">
        <p className="font-bold">{words.soldTo}</p>
        <address className="break-words not-italic">
          <span className="block">{`${order.firstname} ${order.lastname}`}</span>
          <span className="block">
            {order.is_pickup === true
              ? words.collected
              : [address, landmark, city, district].filter(Boolean).join(", ")}
          </span>
          <span className="block">{phoneText(order.phone)}</span>
        </address>
      </div>
      <Items order={order} />
      <dl className="mt-3 ml-auto grid max-w-[90mm] gap-1.5">
        {sumsOf(order).map(({ key, label, amount, isLess = false }) => (
          <div key={key} className="flex justify-between gap-4">
            <dt className="min-w-0 break-words">{label}</dt>
            <dd className="whitespace-nowrap">
              {isLess ? discountWords.less(francs(amount)) : francs(amount)}
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-y border-black py-1.5 text-[16px] font-bold">
          <dt>{words.totalAmount}</dt>
          <dd>{francs(order.total_amount)}</dd>
        </div>
        {linesOf(order).map(({ key, label, amount }) => (
          <div key={key} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd>{francs(amount)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/** What an order was sold for, and what was taken back; where nothing of that is written down, what was paid. */
export function Receipt({ order }: { order: Order }) {
  if (order.receipts.length === 0) return <PlainReceipt order={order} />;
  return order.receipts.map((receipt) => (
    <TaxReceipt key={receipt.id} receipt={receipt} order={order} />
  ));
}
