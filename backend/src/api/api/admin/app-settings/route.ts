import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { UpdateAppSettingsBody } from "../../../../contracts/app-settings";
import { updateSettings } from "../../../../actions/settings/update-settings";
import { admittedUser } from "../../../admitted-user";
import { shopSettings } from "../../../../modules/settings";

export function GET(request: MedusaRequest, response: MedusaResponse): void {
  const settings = shopSettings(request.scope).app;
  response.json({ success: true, data: settings.current });
}

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body: changes } = admittedUser<UpdateAppSettingsBody>(request);
  const data = await updateSettings(request.scope, { actor, changes });
  response.json({ success: true, data });
}
