import type { Order } from "@strive/backend/contracts/orders";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useAdminQuery } from "~/admin/data/admin-query";
import { francs } from "~/admin/shell/order-money";
import { adminPaths } from "~/admin/shell/paths";
import { PhoneLinks } from "~/admin/shell/phone-links";
import { BRAND } from "~/lib/brand";
import { PinLink } from "~/ui/pin-link";
import * as words from "~/words/admin-orders";
import { wanted } from "~/words/phone-news";
import { deliveryText } from "~/lib/delivery-dates";
import { waitsForReturn } from "~/lib/exchange-order";
import { customerQuery } from "./api";
import { ChangeAddress } from "./change-address";

const LINK =
  "inline-flex min-h-11 max-w-full items-center gap-2 break-all underline underline-offset-4 hover:text-red";

/** A part of the modal under a small heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-6 border-t border-line pt-4">
      <h3 className="title-3 mb-2.5 !text-[16px]">{title}</h3>
      {children}
    </section>
  );
}

/** "4 orders, RWF 212,000"; a place is kept for it. */
function Bought({ orderId }: { orderId: string }) {
  const { data, error } = useAdminQuery(customerQuery(orderId));
  const known = data && words.bought(data.orders, francs(data.total_amount));
  return (
    <p className="min-h-[1.5em] text-[14px] text-ink-2">
      {known ?? (error === null ? "" : words.notCounted)}
    </p>
  );
}

function Customer({ order }: { order: Order }) {
  const { firstname, lastname, email, phone, order_number: number } = order;
  // Who ordered in a chat often has no e-mail address.
  const search = new URLSearchParams({ search: email === "" ? phone : email }).toString();
  return (
    <div className="grid content-start justify-items-start">
      <p className="text-[13px] text-ink-3">{words.customer}</p>
      <p className="text-[16px] font-strong break-words">{`${firstname} ${lastname}`}</p>
      <Bought orderId={order.id} />
      {email === "" ? (
        <p className="text-ink-2">{words.noEmail}</p>
      ) : (
        <a href={`mailto:${email}`} className={LINK}>
          {email}
        </a>
      )}
      <PhoneLinks
        firstname={firstname}
        phone={phone}
        text={words.whatsAppText(firstname, BRAND.name, number)}
      />
      {order.texts !== undefined && (
        <p className="text-[14px] text-ink-2">{wanted[order.texts.channel]}</p>
      )}
      <Link to={`${adminPaths.orders()}?${search}`} className={LINK}>
        {words.theirOrders}
      </Link>
    </div>
  );
}

function Delivery({ order }: { order: Order }) {
  if (order.is_pickup === true) {
    return (
      <div>
        <p className="text-[13px] text-ink-3">{words.delivery}</p>
        <p className="text-[16px]">{words.collected}</p>
      </div>
    );
  }
  const { address, city, district, country, postalCode, landmark, pin } = order.deliveryAddress;
  return (
    <div>
      <p className="text-[13px] text-ink-3">{words.address}</p>
      <address className="grid text-[16px] break-words not-italic">
        <span>{address}</span>
        {landmark !== null && <span>{landmark}</span>}
        <span>{[city, district, country].filter((part) => part !== "").join(", ")}</span>
        {postalCode !== null && <span>{postalCode}</span>}
      </address>
      {pin !== null && <PinLink pin={pin} />}
      {order.delivery !== null && !waitsForReturn(order) && (
        <p className="mt-2 text-[14px] text-ink-2">
          {words.promised(deliveryText(order.delivery))}
        </p>
      )}
      <ChangeAddress order={order} />
    </div>
  );
}

/** Who bought, and where it goes. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <>
      <div className="mb-5 grid gap-5 sm:grid-cols-2">
        <Customer order={order} />
        <Delivery order={order} />
      </div>
      {order.note !== null && order.note !== "" && (
        <div className="mb-5 bg-warning-tint px-4 py-3 text-[15px] text-warning">
          <p className="text-[13px] font-strong">{words.customerNote}</p>
          <p className="break-words whitespace-pre-line">{order.note}</p>
        </div>
      )}
    </>
  );
}
