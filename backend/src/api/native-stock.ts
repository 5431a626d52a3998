import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "zod";
import type { FieldError } from "../contracts/envelope";
import { invalidRequest, notFound } from "../lib/api-error";
import { shopProducts } from "../modules/product";
import type { LevelWish } from "../modules/product/writing/service";

const pieces = (name: string) => {
  const error = `${name} must be a whole number, 0 or more`;
  return z.number({ error }).int({ error }).min(0, { error });
};
const numbers = {
  stocked_quantity: pieces("stocked_quantity").optional(),
  stocked_seen: pieces("stocked_seen").optional(),
};
const oneSchema = z.looseObject(numbers);
const manySchema = z.looseObject({
  create: z.array(z.unknown()).optional(),
  update: z
    .array(
      z.looseObject({
        ...numbers,
        inventory_item_id: z.string().optional(),
        location_id: z.string(),
      }),
    )
    .optional(),
  delete: z.array(z.unknown()).optional(),
});

/** A requested change, and where its numbers are in the body. */
type Found = LevelWish & { field: string };

/** The body as Medusa's own route knows it, and the stock changes it asks for. */
interface Taken {
  body: unknown;
  found: Found[];
}

/** For calls Medusa has yet to check. */
const asked = new WeakMap<object, readonly Found[]>();

function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw invalidRequest(
    result.error.issues.map(({ path, message }) => ({ field: path.join("."), message })),
  );
}

function takeOne(given: unknown, itemId: string, locationId: string): Taken {
  const { stocked_seen: seen, ...body } = parsed(oneSchema, given);
  const stocked = body.stocked_quantity;
  if (stocked === undefined) return { body: given, found: [] };
  return { body, found: [{ itemId, locationId, stocked, seen, field: "" }] };
}

function takeMany(given: unknown, itemOfPath: string | undefined): Taken {
  const { update = [], ...rest } = parsed(manySchema, given);
  const found: Found[] = [];
  const known = update.map((entry, index) => {
    const { stocked_seen: seen, ...body } = entry;
    const { stocked_quantity: stocked, location_id: locationId } = body;
    if (stocked === undefined) return entry;
    const itemId = itemOfPath ?? body.inventory_item_id ?? "";
    found.push({ itemId, locationId, stocked, seen, field: `update.${index}.` });
    return body;
  });
  if (found.length === 0) return { body: given, found };
  if ((rest.create ?? []).length + (rest.delete ?? []).length > 0) {
    throw invalidRequest([
      { field: "update", message: "Change stock in a call that creates and deletes nothing." },
    ]);
  }
  if (new Set(found.map((wish) => `${wish.itemId} ${wish.locationId}`)).size < found.length) {
    throw invalidRequest([{ field: "update", message: "A place is named twice." }]);
  }
  return { body: { ...rest, update: known }, found };
}

/** The quantities in a call below `/admin/inventory-items`; null: it sets none. */
function take(path: string, body: unknown): Taken | null {
  const [, , first = "", second, third] = path.split("/").filter(Boolean);
  if (first === "location-levels" && second === "batch") return takeMany(body, undefined);
  if (second !== "location-levels" || third === undefined) return null;
  return third === "batch" ? takeMany(body, first) : takeOne(body, first, third);
}

const unseen = (field: string, stocked: number): FieldError => ({
  field: `${field}stocked_seen`,
  message: `There are ${stocked} pieces now. Say which number you saw (stocked_seen), or change the stock in the shop's admin area, under Products.`,
});

/** @throws ApiError 400 when a number differs from what is there and no seen number is given; 404 */
async function change({ scope }: MedusaRequest, found: readonly Found[]): Promise<void> {
  const refusals = await shopProducts(scope).writing.changeLevels(found);
  if (refusals.some(({ reason }) => reason === "missing")) {
    throw notFound("There is no stock of this variant at this location.");
  }
  const errors = refusals.flatMap((refusal) =>
    refusal.reason === "unseen" ? [unseen(found[refusal.index]?.field ?? "", refusal.stocked)] : [],
  );
  if (errors.length > 0) throw invalidRequest(errors);
}

type Handler = (
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
) => Promise<void>;

/**
 * Before Medusa's own checks of calls that write stock quantities, as these refuse unknown members:
 * takes `stocked_seen` out.
 */
export const readStockSeen: Handler = (request, _response, next) => {
  try {
    const taken = take(request.originalUrl.split("?")[0] ?? "", request.body);
    if (taken) {
      request.body = taken.body;
      asked.set(request, taken.found);
    }
    next();
  } catch (error) {
    next(error);
  }
  return Promise.resolve();
};

/** What is left of a checked body for Medusa's route. */
function withoutStock(body: object): object {
  const { stocked_quantity: _done, update, ...rest } = body as Record<string, unknown>;
  return Array.isArray(update)
    ? { ...rest, update: update.map((entry: object) => withoutStock(entry)) }
    : rest;
}

/**
 * After those checks, before Medusa writes absolute numbers, which would bring back what was sold since
 * somebody looked. Stock is changed, never overwritten: the difference to the seen number is applied
 * here, and Medusa's route does the rest and tells its listeners.
 */
export const changeNativeStock: Handler = async (request, _response, next) => {
  try {
    const found = asked.get(request) ?? [];
    if (found.length > 0) await change(request, found);
    request.validatedBody = withoutStock(request.validatedBody as object);
    next();
  } catch (error) {
    next(error);
  }
};
