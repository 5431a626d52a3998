import type { MedusaContainer } from "@medusajs/framework/types";
import type { Look, LookBody } from "../../contracts/companions";
import type { UserActor } from "../../lib/actor";
import { conflict, invalidRequest, notFound } from "../../lib/api-error";
import { inTransaction, run, type Run } from "../../lib/database";
import { shopProducts } from "../../modules/product";
import type { LookRecord } from "../../modules/product/companions/service";
import { fieldsChanged, recordActivity } from "../../modules/staff/published-sql";
import { refreshCatalogue } from "../product/refresh-catalogue";

async function lookOf(container: MedusaContainer, inside: Run, key: string): Promise<LookRecord> {
  const look = await shopProducts(container).companions.look(inside, key);
  if (!look) throw notFound("Product not found.");
  return look;
}

const viewOf = ({ version, pieces }: LookRecord): Look => ({ version, pieces });
const logged = ({ pieces }: LookRecord) => ({ pieces: pieces.map(({ name }) => name).join(", ") });

/** @throws ApiError 404 */
export const readLook = async (container: MedusaContainer, key: string): Promise<Look> =>
  viewOf(await lookOf(container, run, key));

/**
 * Shoppers see it at once.
 * @throws ApiError 404; 400 for what can't be worn with it; 409 when somebody else has changed it since
 */
export async function setLook(
  container: MedusaContainer,
  who: UserActor,
  key: string,
  { products, version }: LookBody,
): Promise<Look> {
  const { companions } = shopProducts(container);
  const after = await inTransaction(async (inside) => {
    const before = await lookOf(container, inside, key);
    const wearable = await companions.wearable(inside, products);
    const errors = products.flatMap((id, at) => {
      const field = `products.${at}`;
      if (id === before.id) return [{ field, message: "A product is not worn with itself" }];
      return wearable.has(id) ? [] : [{ field, message: "There is no such product to wear" }];
    });
    if (errors.length > 0) throw invalidRequest(errors);
    if (!(await companions.setLook(inside, before.id, products, version))) {
      throw conflict("Somebody else has changed this look. Look at it again");
    }
    const changed = await lookOf(container, inside, before.id);
    const fields = fieldsChanged(logged(before), logged(changed));
    if (fields) {
      const subject = { kind: "look", id: before.id, label: before.name };
      await recordActivity(inside, { who, action: "look.update", subject, ...fields });
    }
    return changed;
  });
  await refreshCatalogue(container);
  return viewOf(after);
}
