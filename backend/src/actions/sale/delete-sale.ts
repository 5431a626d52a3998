import type { MedusaContainer } from "@medusajs/framework/types";
import type { UserActor } from "../../lib/actor";
import { inTransaction } from "../../lib/database";
import { shopProducts } from "../../modules/product";
import { recordActivity } from "../../modules/staff/published-sql";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { heldSale, subjectOf, toldOf } from "./held-sale";

/** Deletes a sale with its prices; orders keep what they asked. @throws ApiError 404; 409 for that of files */
export async function deleteSale(
  container: MedusaContainer,
  { actor, id }: { actor: UserActor; id: string },
): Promise<void> {
  const sales = shopProducts(container).sales;
  await inTransaction(async (inside) => {
    const before = await heldSale(sales, id, inside);
    await sales.remove(inside, id);
    await recordActivity(inside, {
      who: actor,
      action: "sale.delete",
      subject: subjectOf(before),
      before: toldOf(before),
      after: null,
    });
  });
  await refreshCatalogue(container);
}
