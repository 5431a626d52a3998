/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy, type Checked } from "~/lib/field-rules";
import { staffOrderBodySchema, type StaffOrderBody } from "@strive/backend/contracts/staff-orders";
import { typedRwf } from "~/admin/credit/typed-rwf";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-new-order";
import type { DraftValues } from "./draft";
import { itemsOf } from "./quote-body";

const typedOrNone = (typed: string) => (typed.trim() === "" ? undefined : typed);

function payOf({ way, hold_hours, received_as, reference }: DraftValues) {
  if (way === "link") return { way, hold_hours: Number(hold_hours) };
  if (way === "door") return { way };
  return { way, received_as, reference: received_as === "cash" ? undefined : reference };
}

function bodyOf(values: DraftValues, totalRwf: number) {
  const { firstname, lastname, phone, email, is_pickup, district, city, delivery_address } = values;
  const { landmark, pin, note, buyer_tin, purchase_code, user_id, discount, language } = values;
  return {
    items: itemsOf(values.items),
    user_id: typedOrNone(user_id),
    firstname,
    lastname,
    phone,
    email: typedOrNone(email),
    ...(user_id === "" && { language }),
    is_pickup,
    ...(!is_pickup && {
      delivery_address,
      city,
      district,
      landmark: typedOrNone(landmark),
      pin: pin ?? undefined,
    }),
    note: typedOrNone(note),
    discount: discount ?? undefined,
    expected_total: totalRwf,
    pay: payOf(values),
    buyer_tin: typedOrNone(buyer_tin),
    purchase_code: typedOrNone(purchase_code),
  };
}

/** What the contract can't know: what is left, who was chosen, and what was handed over. */
function ownErrors(values: DraftValues, totalRwf: number) {
  const errors = [];
  if (values.items.length === 0) errors.push({ field: "items", message: words.noItems });
  else if (values.items.some(({ quantity, free }) => quantity > free)) {
    errors.push({ field: "items", message: words.notEnough });
  }
  if (values.buyer === "none") errors.push({ field: "buyer", message: words.noBuyer });
  const { way, received_as, handed, purchase_code, buyer_tin } = values;
  if (purchase_code.trim() !== "" && buyer_tin.trim() === "") {
    errors.push({ field: "buyer_tin", message: words.codeNeedsTin });
  }
  if (way === "received" && received_as === "cash" && handed.trim() !== "") {
    const handedRwf = typedRwf(handed);
    if (Number.isNaN(handedRwf)) errors.push({ field: "handed", message: words.wholeAmount });
    else if (handedRwf < totalRwf) {
      errors.push({ field: "handed", message: words.missing(francs(totalRwf - handedRwf)) });
    }
  }
  return errors;
}

/** @param totalRwf what staff see: it is placed at exactly that */
export function checkOrder(values: DraftValues, totalRwf: number): Checked<StaffOrderBody> {
  const own = ownErrors(values, totalRwf);
  const checked = checkBy(staffOrderBodySchema, bodyOf(values, totalRwf));
  if (own.length === 0) return checked;
  const known = new Set(own.map(({ field }) => field));
  const isMissing = values.buyer === "none";
  const others = (checked.errors ?? []).filter(
    ({ field }) => !known.has(field) && !(isMissing && BUYER_FIELDS.includes(field)),
  );
  return { body: null, errors: [...own, ...others] };
}

/** Nobody was chosen, so they are not shown. */
const BUYER_FIELDS: readonly string[] = [
  ...["firstname", "lastname", "phone", "email"],
  ...["delivery_address", "city", "district", "landmark"],
];
