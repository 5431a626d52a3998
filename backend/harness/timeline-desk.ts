import {
  timelineResponseSchema,
  type TimelineEntry,
  type TimelineResponse,
} from "../src/contracts/order-timeline";
import { callShop, type Answer } from "./people";
import type { Shop } from "./shop";
import { until } from "./until";

/** What staff read of one order. */
export class TimelineDesk {
  constructor(
    readonly shop: Shop,
    readonly token: string,
  ) {}

  asking(orderId: string, query = "", token: string | undefined = this.token): Promise<Answer> {
    return callShop(this.shop, "GET", `/api/orders/${orderId}/timeline${query}`, {
      ...(token !== undefined && { token }),
    });
  }

  async page(orderId: string, query = ""): Promise<TimelineResponse> {
    const { status, json } = await this.asking(orderId, query);
    if (status !== 200) throw new Error(`timeline: ${status} ${JSON.stringify(json)}`);
    return timelineResponseSchema.parse(json);
  }

  /** All of it, the oldest first. Who looked is left out: these calls add to it. */
  async told(orderId: string, query = "?limit=100"): Promise<TimelineEntry[]> {
    const { data } = await this.page(orderId, query);
    return data.filter(({ kind }) => kind !== "seen").reverse();
  }

  /** As it is once it has this. */
  toldOnce(orderId: string, isWanted: (entry: TimelineEntry) => boolean): Promise<TimelineEntry[]> {
    return until(
      () => this.told(orderId),
      (entries) => entries.some(isWanted),
      60_000,
    );
  }
}

/** One line for each entry: its kind, what it tells, and who did it. */
export function lineOf(entry: TimelineEntry): string {
  const by = entry.by === null ? "" : ` (${entry.by.who})`;
  switch (entry.kind) {
    case "status":
      return `status ${entry.event}${by}`;
    case "payment":
      return `payment ${entry.event} ${entry.amount}${by}`;
    case "mail":
      return `mail ${entry.template}`;
    case "note":
      return `note ${entry.text}${by}`;
    case "return":
      return `return ${entry.event}${by}`;
    case "receipt":
      return `receipt ${entry.receipt_kind} ${entry.event}${by}`;
    case "delivery":
      return `delivery ${entry.event} ${entry.number}${by}`;
    case "change":
      return `change ${entry.action} ${entry.fields.map(({ name }) => name).join(",")}${by}`;
    case "seen":
      return `seen ${entry.times}${by}`;
  }
}
