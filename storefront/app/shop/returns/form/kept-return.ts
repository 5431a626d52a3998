import type { Order } from "@strive/backend/contracts/orders";
import { handOversOf } from "~/lib/hand-overs";
import { isFields, textOf, type Fields } from "~/lib/stored-values";
import { readSession, RETURNS_KEY, writeSession } from "~/shop/session-values";
import type { OpenTry } from "./open-try";
import { emptyDraft, reasonsOf, type ReturnDraft, type Wish } from "./return-draft";

/** What of a form outlives a reload, Back, and leaving it: it is the tab's, by order. */
export interface KeptReturn {
  draft: ReturnDraft;
  key: string;
  open: OpenTry | null;
}

const VERSION = 2;
/** Without an exchange. */
const EARLIER = 1;

const readAll = (): Fields => {
  const kept = readSession(RETURNS_KEY);
  const isKnown = isFields(kept) && (kept["version"] === VERSION || kept["version"] === EARLIER);
  return { ...(isKnown && kept), version: VERSION };
};

function linesOf(raw: unknown): ReturnDraft["lines"] {
  const lines: Record<string, ReturnDraft["lines"][string]> = {};
  for (const [id, line] of Object.entries(isFields(raw) ? raw : {})) {
    const quantity = isFields(line) ? Number(line["quantity"]) : 0;
    if (!isFields(line) || !Number.isInteger(quantity) || quantity < 1) continue;
    const reason = reasonsOf("any").find((one) => one === line["reason"]) ?? "";
    lines[id] = { quantity, reason };
  }
  return lines;
}

function wishesOf(raw: unknown): ReturnDraft["wishes"] {
  const wishes: Record<string, Wish> = {};
  for (const [id, wish] of Object.entries(isFields(raw) ? raw : {})) {
    if (!isFields(wish)) continue;
    const [size, color] = [textOf(wish["size"]), textOf(wish["color"])];
    wishes[id] = {
      ...(size !== null && { size }),
      ...(color !== null && { color }),
      ...(wish["isMoney"] === true && { isMoney: true }),
      ...(wish["isSaid"] === true && { isSaid: true }),
    };
  }
  return wishes;
}

function draftOf(raw: unknown, order: Order): ReturnDraft {
  const empty = emptyDraft(order);
  if (!isFields(raw)) return empty;
  const ways = handOversOf(order);
  return {
    lines: linesOf(raw["lines"]),
    note: textOf(raw["note"]) ?? "",
    isExchange: raw["isExchange"] === true,
    wishes: wishesOf(raw["wishes"]),
    refundTo: raw["refundTo"] === "credit" ? "credit" : "payment",
    handOver: ways.find((way) => way === raw["handOver"]) ?? empty.handOver,
  };
}

const textsOf = (raw: unknown): string[] =>
  Array.isArray(raw) ? raw.filter((one) => typeof one === "string") : [];

/** Null: nothing is kept of this order. */
export function readReturn(order: Order): KeptReturn | null {
  const kept = readAll()[order.id];
  const key = isFields(kept) ? textOf(kept["key"]) : null;
  if (!isFields(kept) || key === null) return null;
  const open = kept["open"];
  return {
    draft: draftOf(kept["draft"], order),
    key,
    open: isFields(open) ? { lines: textsOf(open["lines"]), known: textsOf(open["known"]) } : null,
  };
}

export const keepReturn = (orderId: string, kept: KeptReturn): void =>
  writeSession(RETURNS_KEY, { ...readAll(), [orderId]: kept });

export function forgetReturn(orderId: string): void {
  const { [orderId]: _, ...others } = readAll();
  writeSession(RETURNS_KEY, others);
}
