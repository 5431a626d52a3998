import type { Order } from "@strive/backend/contracts/orders";
import type { ReactNode } from "react";
import { dateText } from "~/lib/order-words";
import { Mark } from "~/ui/brand";
import { BRAND } from "~/lib/brand";
import * as words from "~/words/admin-orders";

interface SheetProps {
  order: Order;
  title: string;
  /** Below the shop's name. */
  seller?: ReactNode;
  children: ReactNode;
}

/** One order's printed sheet: black on white, on its own page, as narrow as the paper. */
export function Sheet({ order, title, seller, children }: SheetProps) {
  return (
    <article
      aria-label={`${title} ${order.order_number}`}
      className="max-w-[190mm] break-after-page border border-line bg-white p-5 text-[14px] leading-normal text-black last:break-after-auto sm:p-8 print:max-w-none print:border-0 print:p-0"
    >
      <header className="mb-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-b border-black pb-4">
        <div>
          <p className="flex items-center gap-2 text-[20px] font-bold font-stretch-[120%]">
            <Mark className="size-6" />
            {BRAND.name}
          </p>
          {seller}
        </div>
        <div className="sm:text-right">
          <h2 className="text-[20px] font-bold">{title}</h2>
          <p>
            {words.orderNumber} <b>{order.order_number}</b>
          </p>
          <p>
            {words.ordered} {dateText(order.order_date)}
          </p>
        </div>
      </header>
      {children}
    </article>
  );
}

/** A table's heading cell and cells, on paper. */
export const HEAD = "border-b border-black py-1.5 pr-3 text-left font-bold last:pr-0";
export const CELL = "border-b border-black/25 py-2 pr-3 align-top last:pr-0";
