import type { MedusaContainer } from "@medusajs/framework/types";
import type { ImportJob } from "../../contracts/product-import";
import type { UserActor } from "../../lib/actor";
import { conflict } from "../../lib/api-error";
import { recordActivity } from "../../modules/staff/published-sql";
import { readImport } from "./import-view";
import { shopProducts } from "../../modules/product";

/**
 * Stops a waiting or running import; a batch being written is undone. What was written before
 * stays. @throws ApiError 404; 409 if it is over already
 */
export async function cancelImport(
  container: MedusaContainer,
  { actor, id }: { actor: UserActor; id: string },
): Promise<ImportJob> {
  const imports = shopProducts(container).imports;
  const isStopped = await imports.cancel(id, async (inside, { fileName, state }) => {
    await recordActivity(inside, {
      who: actor,
      action: "import.cancel",
      subject: { kind: "import", id, label: fileName },
      before: { state },
      after: { state: "cancelled" },
    });
  });
  if (isStopped) return readImport(container, id);
  const { state } = await readImport(container, id);
  throw conflict(`This import is over already (${state}).`);
}
