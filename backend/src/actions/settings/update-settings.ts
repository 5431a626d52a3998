import type { MedusaContainer } from "@medusajs/framework/types";
import type { AppSettings, UpdateAppSettingsBody } from "../../contracts/app-settings";
import type { UserActor } from "../../lib/actor";
import { fieldsChanged, recordActivity } from "../../modules/staff/published-sql";
import { invalidRequest } from "../../lib/api-error";
import { inTransaction } from "../../lib/database";
import { shopSettings } from "../../modules/settings";

/**
 * Saves the settings that `changes` names, with a line in the audit log, both or neither. They
 * apply here at once, in other processes as soon as they hear of them.
 * @throws ApiError 400 for VAT without a TIN
 */
export async function updateSettings(
  container: MedusaContainer,
  { actor, changes }: { actor: UserActor; changes: UpdateAppSettingsBody },
): Promise<AppSettings> {
  const settings = shopSettings(container).app;
  const saved = await inTransaction(async (inside) => {
    const { before, after, accept } = await settings.save(inside, changes, (wanted) => {
      if (wanted.taxMode === "vat" && wanted.tin === "") {
        throw invalidRequest([
          { field: "tin", message: "Enter the TIN under which the shop is registered for VAT" },
        ]);
      }
    });
    const changed = fieldsChanged(before, after);
    if (changed) {
      const subject = { kind: "settings", id: "app", label: "App settings" };
      await recordActivity(inside, { who: actor, action: "settings.update", subject, ...changed });
    }
    return { after, accept };
  });
  saved.accept();
  return saved.after;
}
