import type { TimelineEntry, TimelinePerson } from "../../contracts/order-timeline";
import { utc } from "../../lib/utc";
import type { TimelineRecord } from "../../modules/order/timeline/service";

type Fields = Readonly<Record<string, unknown>>;

const BUYER: TimelinePerson = { who: "buyer", name: null, email: null };
const RIDER: TimelinePerson = { who: "rider", name: null, email: null };
const SHOP: TimelinePerson = { who: "shop", name: null, email: null };

function personOf({ by, byName }: Pick<TimelineRecord, "by" | "byName">): TimelinePerson | null {
  if (by === null) return null;
  if (by === "customer") return BUYER;
  if (by === "system") return SHOP;
  if (by === "rider") return RIDER;
  return { who: "staff", name: byName, email: by === "staff" ? null : by };
}

const isPlain = (value: unknown) => value === null || typeof value !== "object";

/** Fields whose values say something by themselves; a call of Medusa's API holds whatever somebody sent. */
function fieldsOf(action: unknown, before: Fields, after: Fields) {
  if (action === "native.call") return [];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
    .filter((field) => isPlain(field.before) && isPlain(field.after));
}

/** Of a forgotten order: whatever may name a person, or is somebody's free words. */
const PERSONAL: Readonly<Partial<Record<TimelineRecord["kind"], Fields>>> = {
  payment: { phone: null, reference: null, reason: null },
  mail: { to: null },
  note: { text: "" },
  return: { reason: null },
  delivery: { note: null, received_by: null },
  change: { before: null, after: null },
};

/** An entry as `/api` shows it: its source wrote what the contract has of its kind. */
export function timelineEntryOf(record: TimelineRecord, isForgotten: boolean): TimelineEntry {
  const { id, kind, at } = record;
  const facts: Fields = { ...record.facts, ...(isForgotten && PERSONAL[kind]) };
  const { before, after, ...rest } = facts;
  const isChange = kind === "change";
  return {
    id,
    _id: id,
    kind,
    at: utc(at),
    by: personOf(record),
    ...rest,
    ...(isChange && {
      fields: fieldsOf(rest.action, (before ?? {}) as Fields, (after ?? {}) as Fields),
    }),
  } as unknown as TimelineEntry;
}
