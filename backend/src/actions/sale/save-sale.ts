import type { MedusaContainer } from "@medusajs/framework/types";
import type { Sale, SaleBody } from "../../contracts/sales";
import type { UserActor } from "../../lib/actor";
import { inTransaction } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import { shopProducts } from "../../modules/product";
import { fieldsChanged, recordActivity } from "../../modules/staff/published-sql";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { heldSale, subjectOf, toldOf } from "./held-sale";

interface Save {
  actor: UserActor;
  body: SaleBody;
}

/** Makes a sale without prices. */
export async function createSale(container: MedusaContainer, { actor, body }: Save): Promise<Sale> {
  const sales = shopProducts(container).sales;
  return inTransaction(async (inside) => {
    const id = entityId("plist");
    await sales.write(inside, id, body);
    const after = await sales.read(id, inside);
    if (!after) throw new Error("The sale is not there.");
    await recordActivity(inside, {
      who: actor,
      action: "sale.create",
      subject: subjectOf(after),
      before: null,
      after: toldOf(after),
    });
    return after;
  });
}

/** Changes a sale's name and dates; its prices begin and end with it. @throws ApiError 404; 409 for that of files */
export async function updateSale(
  container: MedusaContainer,
  { actor, id, body }: Save & { id: string },
): Promise<Sale> {
  const sales = shopProducts(container).sales;
  const sale = await inTransaction(async (inside) => {
    const before = await heldSale(sales, id, inside);
    const changed = fieldsChanged(toldOf(before), toldOf({ ...before, ...datesOf(body) }));
    if (!changed) return before;
    await sales.write(inside, id, body);
    const after = (await sales.read(id, inside)) ?? before;
    await recordActivity(inside, {
      who: actor,
      action: "sale.update",
      subject: subjectOf(after),
      ...changed,
    });
    return after;
  });
  await refreshCatalogue(container);
  return sale;
}

/** Times as the sale has them. */
const datesOf = ({ name, starts_at, ends_at }: SaleBody) => ({
  name,
  starts_at: starts_at && new Date(starts_at).toISOString(),
  ends_at: ends_at && new Date(ends_at).toISOString(),
});
