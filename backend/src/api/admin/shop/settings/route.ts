import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { updateAppSettingsBodySchema } from "../../../../contracts/app-settings";
import { updateSettings } from "../../../../actions/settings/update-settings";
import { readInput } from "../../../gatekeeper";
import { nativeStaff } from "../../../native-staff";
import { shopSettings } from "../../../../modules/settings";

export function GET(request: MedusaRequest, response: MedusaResponse): void {
  const settings = shopSettings(request.scope).app;
  response.setHeader("Cache-Control", "no-store");
  response.json({ success: true, data: settings.current });
}

/** The same as PUT /api/admin/app-settings, for Medusa's dashboard. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const changes = readInput(updateAppSettingsBodySchema, request.body);
  const actor = await nativeStaff(request);
  response.json({ success: true, data: await updateSettings(request.scope, { actor, changes }) });
}
