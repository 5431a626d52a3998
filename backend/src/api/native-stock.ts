import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "zod";
import type { FieldError } from "../contracts/envelope";
import { invalidRequest, notFound } from "../lib/api-error";
import { ASSORTMENT_MODULE } from "../modules/assortment";
import type { default as AssortmentModuleService, LevelWish } from "../modules/assortment/service";

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

/** A wish, and where its numbers stand in the body. */
type Found = LevelWish & { field: string };

/** The body without the numbers, as Medusa's own route gets it, and what they ask for. */
interface Taken {
  body: unknown;
  found: Found[];
}

function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw invalidRequest(
    result.error.issues.map(({ path, message }) => ({ field: path.join("."), message })),
  );
}

function takeOne(body: unknown, itemId: string, locationId: string): Taken {
  const { stocked_quantity: stocked, stocked_seen: seen, ...rest } = parsed(oneSchema, body);
  if (stocked === undefined) return { body, found: [] };
  return { body: rest, found: [{ itemId, locationId, stocked, seen, field: "" }] };
}

function takeMany(body: unknown, itemOfPath: string | undefined): Taken {
  const { update = [], ...rest } = parsed(manySchema, body);
  const found: Found[] = [];
  const bare = update.map((entry, index) => {
    const { stocked_quantity: stocked, stocked_seen: seen, ...other } = entry;
    const itemId = itemOfPath ?? entry.inventory_item_id ?? "";
    if (stocked === undefined) return entry;
    found.push({ itemId, locationId: entry.location_id, stocked, seen, field: `update.${index}.` });
    return other;
  });
  if (found.length === 0) return { body, found };
  if ((rest.create ?? []).length + (rest.delete ?? []).length > 0) {
    throw invalidRequest([
      { field: "update", message: "Change stock in a call that creates and deletes nothing." },
    ]);
  }
  if (new Set(found.map((wish) => `${wish.itemId} ${wish.locationId}`)).size < found.length) {
    throw invalidRequest([{ field: "update", message: "A place is named twice." }]);
  }
  return { body: { ...rest, update: bare }, found };
}

/** The numbers of pieces in a call below `/admin/inventory-items`; null: it sets none. */
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

/**
 * Stands on Medusa's own calls that write the number of pieces at a place, which would bring back what
 * was sold since somebody looked. Stock is changed, never overwritten: the difference to the number
 * that was seen is applied here, and Medusa's route does the rest.
 * @throws ApiError 400 when a number differs from what is there and it isn't said what was seen; 404
 */
export async function changeNativeStock(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const taken = take(request.originalUrl.split("?")[0] ?? "", request.body);
    if (taken && taken.found.length > 0) {
      const refusals = await request.scope
        .resolve<AssortmentModuleService>(ASSORTMENT_MODULE)
        .changeLevels(taken.found);
      if (refusals.some(({ reason }) => reason === "missing")) {
        throw notFound("There is no stock of this article at this place.");
      }
      const errors = refusals.flatMap((refusal) =>
        refusal.reason === "unseen"
          ? [unseen(taken.found[refusal.index]?.field ?? "", refusal.stocked)]
          : [],
      );
      if (errors.length > 0) throw invalidRequest(errors);
    }
    if (taken) request.body = taken.body;
    next();
  } catch (error) {
    next(error);
  }
}
