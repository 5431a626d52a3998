import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { updateAppSettingsBodySchema } from "../../../../contracts/app-settings";
import { APP_SETTINGS_MODULE } from "../../../../modules/app-settings";
import type AppSettingsModuleService from "../../../../modules/app-settings/service";
import { updateSettings } from "../../../../workflows/app-settings/update-settings";
import { readInput } from "../../../gatekeeper";
import { nativeStaff } from "../../../native-staff";

export function GET(request: MedusaRequest, response: MedusaResponse): void {
  const settings = request.scope.resolve<AppSettingsModuleService>(APP_SETTINGS_MODULE);
  response.setHeader("Cache-Control", "no-store");
  response.json({ success: true, data: settings.current });
}

/** The same as PUT /api/admin/app-settings, for Medusa's dashboard. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const changes = readInput(updateAppSettingsBodySchema, request.body);
  const actor = await nativeStaff(request);
  response.json({ success: true, data: await updateSettings(request.scope, { actor, changes }) });
}
