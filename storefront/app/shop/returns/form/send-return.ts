import type { FieldError } from "@strive/backend/contracts/envelope";
import type { OrderReturn } from "@strive/backend/contracts/returns";
import { ApiError } from "~/lib/api-error";
import { createReturn } from "../api";
import * as words from "~/words/returns";
import { shortLinesOf } from "./exchange-refusal";
import { fieldOf, type bodyOf, type Errors } from "./return-draft";

export type ReturnBody = ReturnType<typeof bodyOf>;

/** What was filled in breaks the contract: the server was not asked. */
class WrongFields extends Error {
  constructor(readonly fieldErrors: readonly FieldError[]) {
    super();
  }
}

/** @throws WrongFields, or ApiError */
export async function sendReturn(
  orderId: string,
  body: ReturnBody,
  key: string,
): Promise<OrderReturn> {
  const { checkReturn } = await import("./return-rules");
  const checked = checkReturn(body);
  if (checked.errors !== null) throw new WrongFields(checked.errors);
  return createReturn(orderId, checked.body, key);
}

/** A wanted variant in words: "M, Red earth". */
export type NameOf = (variantId: string) => string;

/**
 * What is wrong with which field; empty: it is not about the fields.
 * @param nameOf for what sold out meanwhile
 */
export function errorsOf(
  error: unknown,
  { items }: Pick<ReturnBody, "items">,
  nameOf: NameOf,
): Errors {
  const found = error instanceof WrongFields || error instanceof ApiError ? error.fieldErrors : [];
  const errors: Partial<Record<string, string>> = {};
  for (const { index, available } of shortLinesOf(error)) {
    const line = items[index];
    if (line === undefined || !("exchange_for" in line)) continue;
    const look = nameOf(line.exchange_for);
    errors[`exchange:${line.item_id}`] =
      available > 0 ? words.fewNow(look, available) : words.goneNow(look);
  }
  for (const { field, message } of found) {
    const name = fieldOf(field, items);
    if (name !== null) errors[name] ??= message;
  }
  return errors;
}
