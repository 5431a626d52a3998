import type { OrderParcel } from "@strive/backend/contracts/deliveries";
import type { Order } from "@strive/backend/contracts/orders";
import { phoneText } from "@strive/backend/contracts/phone";
import { deliveryText } from "~/lib/delivery-dates";
import { kigaliDay } from "~/lib/kigali-day";
import * as words from "~/words/parcels";

const dayText = (day: string) => deliveryText({ from: day, to: day });
/** Kigali's day of a moment. */
const dayOf = (at: string) =>
  dayText(new Date(Date.parse(at) + 2 * 3_600_000).toISOString().slice(0, 10));

/** More than the days that were promised when it was ordered. */
export const hasNews = ({ state, day, attempts }: OrderParcel): boolean =>
  state === "out" || state === "delivered" || attempts.length > 0 || day !== null;

/** Where one parcel is, in a sentence; the only one of an order is the order itself. */
function whereText({ number, state, day, rider, attempts }: OrderParcel, isOne: boolean): string {
  if (state === "delivered") return words.parcelDelivered(number);
  // A day that is over promises nothing any more.
  if (state === "failed" || day === null || day < kigaliDay()) return words.weCall;
  const when = dayText(day);
  if (state === "out" && rider !== null) {
    return isOne ? words.isOut(rider.name, when) : words.parcelIsOut(rider.name, number, when);
  }
  if (attempts.length > 0) return words.comesAgain(when);
  return isOne ? words.comes(when) : words.parcelComes(number, when);
}

function Parcel({ parcel, isOne }: { parcel: OrderParcel; isOne: boolean }) {
  const { rider, code, attempts, state } = parcel;
  const last = attempts.at(-1);
  return (
    <div className="grid max-w-[34rem] justify-items-start gap-1">
      {last !== undefined && state !== "delivered" && (
        <p className="text-ink-2">{words.tried(dayOf(last.at), words.reasons[last.reason])}</p>
      )}
      <p className="font-strong">{whereText(parcel, isOne)}</p>
      {rider !== null && (
        <a
          href={`tel:${rider.phone}`}
          className="inline-flex min-h-11 items-center rounded-xs border border-ink px-3.5 text-[14px] font-strong hover:bg-ink hover:text-white"
        >
          {`${words.call(rider.name)}, ${phoneText(rider.phone)}`}
        </a>
      )}
      {state === "out" && code !== null && <p className="text-ink-2">{words.code(code)}</p>}
    </div>
  );
}

/** Who brings an order and when, once that is known; and why it did not come. */
export function ParcelNews({ order: { parcels } }: { order: Order }) {
  const shown = parcels.filter(hasNews);
  return (
    <div role="status" className="grid gap-4">
      {shown.map((parcel) => (
        <Parcel key={parcel.id} parcel={parcel} isOne={parcels.length === 1} />
      ))}
    </div>
  );
}
