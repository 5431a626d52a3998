import type { ReturnItem, StaffReturn } from "@strive/backend/contracts/returns";
import { lookOf, REASON_NAMES } from "~/admin/returns/return-words";
import { francs } from "~/admin/shell/order-money";
import { Picture } from "~/ui/picture";
import * as words from "~/words/admin-returns";
import { countedText } from "./return-texts";

function Item({ item }: { item: ReturnItem }) {
  const counted = countedText(item);
  return (
    <li className="grid grid-cols-[60px_minmax(0,1fr)_auto] items-center gap-3.5 py-[7px]">
      <Picture src={item.image} alt="" sizes="60px" className="aspect-4/5 w-[60px]" />
      <div className="min-w-0">
        <p className="font-strong break-words">{item.product_name}</p>
        <p className="text-[13.5px] text-ink-2">
          {`${lookOf(item)} · ${words.pieceCount(item.quantity)}`}
        </p>
        <p className="text-[13.5px] text-ink-2">{REASON_NAMES[item.reason]}</p>
        {item.exchange_for !== null && (
          <p className="text-[13.5px] text-ink-2">{words.forIt(lookOf(item.exchange_for))}</p>
        )}
        {counted !== "" && <p className="text-[13.5px] font-strong">{counted}</p>}
      </div>
      <span className="font-strong whitespace-nowrap">{francs(item.amount)}</span>
    </li>
  );
}

/** What comes back, why, and what of it came. */
export function ReturnItems({ one }: { one: StaffReturn }) {
  return (
    <div>
      <ul aria-label={words.items} className="border-b border-line pb-3">
        {one.items.map((item) => (
          <Item key={item.item_id} item={item} />
        ))}
      </ul>
      <p className="flex justify-between gap-4 pt-3 text-[17px] font-bold">
        <span>{words.itemsTotal}</span>
        <span className="whitespace-nowrap">{francs(one.amount)}</span>
      </p>
    </div>
  );
}
