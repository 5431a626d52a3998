import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { FieldError } from "../contracts/envelope";
import { invalidRequest } from "../lib/api-error";

/** What is wrong with one object of a body, at whatever depth; `at` is where it stands, with a dot. */
export type FaultsOf = (fields: Readonly<Record<string, unknown>>, at: string) => FieldError[];

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "object" && Object.keys(value).length === 0);

function faultsIn(value: unknown, faultsOf: FaultsOf, at = ""): FieldError[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, one]) =>
    faultsIn(one, faultsOf, `${at}${name}.`),
  );
  return Array.isArray(value)
    ? inside
    : [...faultsOf(value as Record<string, unknown>, at), ...inside];
}

/** On Medusa's own writes: nothing that the shop would not honour. */
export const refusing =
  (faultsOf: FaultsOf) =>
  ({ body }: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction): void => {
    const faults = faultsIn(body, faultsOf);
    next(faults.length > 0 ? invalidRequest(faults) : undefined);
  };
