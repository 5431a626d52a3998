import type { MedusaContainer } from "@medusajs/framework/types";
import type { Product } from "../../contracts/catalogue";
import type { Drop, DropPlace } from "../../contracts/drops";
import { DEFAULT_LANGUAGE, type Language } from "../../contracts/languages";
import { conflict, notFound } from "../../lib/api-error";
import { shopProducts } from "../../modules/product";
import type { DropRecord } from "../../modules/product/drop/service";

const drops = (container: MedusaContainer) => shopProducts(container).drops;

/** @throws ApiError 404 */
function called(container: MedusaContainer, handle: string): DropRecord {
  const drop = drops(container).called(handle);
  if (!drop) throw notFound("There is no such drop.");
  return drop;
}

/** What its page shows. @throws ApiError 404 */
export async function readDrop(
  container: MedusaContainer,
  handle: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Drop> {
  const drop = called(container, handle);
  const [{ now }, products] = await Promise.all([
    drops(container).now(drop),
    shopProducts(container).readModel.named(drop.products, language),
  ]);
  return {
    handle: drop.handle,
    title: drop.title[language] ?? drop.title.en ?? drop.handle,
    opens_at: drop.opensAt,
    ends_at: drop.endsAt,
    has_queue: drop.hasQueue,
    pieces_per_order: drop.piecesPerOrder,
    turn_minutes: drop.turnMinutes,
    now,
    products: JSON.parse(products) as Product[],
  };
}

/** How it stands: the same for all who look. @throws ApiError 404 */
export const readDropNow = async (container: MedusaContainer, handle: string): Promise<Buffer> =>
  (await drops(container).now(called(container, handle))).body;

/**
 * A device takes a place, or asks for the one it has.
 * @throws ApiError 404; 409 where there is no queue (any more)
 */
export async function takePlace(
  container: MedusaContainer,
  handle: string,
  ticket: string,
): Promise<DropPlace> {
  const drop = called(container, handle);
  if (!drop.hasQueue) throw conflict("There is no queue for this.");
  const place = await drops(container).come(drop, ticket);
  if (!place) throw conflict("This is over.");
  const { now } = await drops(container).now(drop);
  return { place: place.place, turn_until: place.turnUntil, is_used: place.isUsed, now };
}

/** Lets the next have their turn where nobody looks. */
export const tickDrops = (container: MedusaContainer): Promise<void> => drops(container).tickAll();
