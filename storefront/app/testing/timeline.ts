import type { Order } from "@strive/backend/contracts/orders";
import {
  TIMELINE_PARTS,
  timelineEntrySchema,
  timelineQuerySchema,
  timelineResponseSchema,
  type TimelineEntry,
  type TimelineEntryOf,
  type TimelineKind,
  type TimelinePerson,
} from "@strive/backend/contracts/order-timeline";
import { http, HttpResponse, type RequestHandler } from "msw";
import { queryOf, staff } from "./admin-payments";

export const BUYER: TimelinePerson = { who: "buyer", name: null, email: null };
export const SHOP: TimelinePerson = { who: "shop", name: null, email: null };
export const DIANE: TimelinePerson = {
  who: "staff",
  name: "Diane Mukamana",
  email: "diane@example.rw",
};

const personOf = (by: string): TimelinePerson =>
  by === "customer" ? BUYER : by === "system" ? SHOP : { who: "staff", name: null, email: by };

/** What every kind has, unless the test says otherwise. */
const PLAIN: { readonly [Kind in TimelineKind]: object } = {
  status: { event: "placed", status: "pending", reason: null },
  payment: {
    event: "started",
    amount: 38_000,
    payment_method: "momo",
    phone: null,
    reference: null,
    received_as: null,
    failure: null,
    reason: null,
    as_credit: false,
  },
  mail: {
    mail_id: "mail_1",
    channel: "mail",
    template: "order-received",
    to: "aline@example.rw",
    state: "sent",
    attempts: 1,
    sent_at: null,
  },
  note: { text: "Call first" },
  return: {
    event: "requested",
    return_id: "return_1042",
    return_number: "R-1042",
    is_approved_at_once: false,
    amount: null,
    reason: null,
    exchange: null,
  },
  receipt: {
    event: "made",
    receipt_id: "receipt_17",
    number: 17,
    receipt_kind: "sale",
    total: 38_000,
    state: "none",
    receipt_number: null,
    error: null,
  },
  delivery: {
    event: "delivered",
    number: 1,
    reason: null,
    note: null,
    new_day: null,
    received_by: null,
    cash_amount: 0,
  },
  change: { action: "order.update", subject: { kind: "order", label: "STR-482915" }, fields: [] },
  seen: { times: 1, last_at: "2025-07-02T10:00:00.000Z" },
};

let made = 0;

/** An entry of this kind. */
export function entryOf<Kind extends TimelineKind>(
  kind: Kind,
  at: string,
  facts: Partial<TimelineEntryOf<Kind>> = {},
): TimelineEntry {
  made += 1;
  const id = `${kind}:${made}`;
  return timelineEntrySchema.parse({ id, _id: id, at, by: null, kind, ...PLAIN[kind], ...facts });
}

/** What an order's own history tells, the newest first. */
export const historyEntries = ({ id, history }: Order): TimelineEntry[] =>
  history
    .map(({ status, event, at, by, reason = null }, index) =>
      timelineEntrySchema.parse({
        ...{ id: `status:${id}:${index}`, _id: `status:${id}:${index}`, kind: "status" },
        ...{ at, by: personOf(by), event, status, reason },
      }),
    )
    .reverse();

/** The server's timeline of an order. @param read all of its entries, the newest first; undefined: no such order */
export const timelineHandler = (
  read: (orderId: string) => readonly TimelineEntry[] | undefined,
  asked: string[] = [],
): RequestHandler =>
  http.get(
    "*/api/orders/:id/timeline",
    staff((request, orderId) => {
      asked.push(new URL(request.url).search);
      const { show, before, limit } = timelineQuerySchema.parse(queryOf(request));
      const kinds: readonly TimelineKind[] | null =
        show === undefined ? null : TIMELINE_PARTS[show];
      const all = (read(orderId) ?? []).filter(
        ({ kind }) => kinds === null || kinds.includes(kind),
      );
      const keyOf = ({ at }: TimelineEntry, index: number) =>
        `${at.replace("Z", "000")} 1 ${index}`;
      const from = before === undefined ? 0 : Number(before.split(" ")[2]) + 1;
      const data = all.slice(from, from + limit);
      const last = data.at(-1);
      const hasMore = from + limit < all.length;
      const next = hasMore && last ? keyOf(last, from + limit - 1) : null;
      return HttpResponse.json(timelineResponseSchema.parse({ success: true, data, next }));
    }),
  );
