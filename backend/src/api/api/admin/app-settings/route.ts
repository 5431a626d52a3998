import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { UpdateAppSettingsBody } from "../../../../contracts/app-settings";
import { APP_SETTINGS_MODULE } from "../../../../modules/app-settings";
import type AppSettingsModuleService from "../../../../modules/app-settings/service";
import { updateSettings } from "../../../../workflows/app-settings/update-settings";
import { admittedUser } from "../../../admitted-user";

export function GET(request: MedusaRequest, response: MedusaResponse): void {
  const settings = request.scope.resolve<AppSettingsModuleService>(APP_SETTINGS_MODULE);
  response.json({ success: true, data: settings.current });
}

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body: changes } = admittedUser<UpdateAppSettingsBody>(request);
  const data = await updateSettings(request.scope, { actor, changes });
  response.json({ success: true, data });
}
