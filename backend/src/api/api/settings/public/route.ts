import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PublicSettings } from "../../../../contracts/public-settings";
import { APP_SETTINGS_MODULE } from "../../../../modules/app-settings";
import type AppSettingsModuleService from "../../../../modules/app-settings/service";

export function GET(request: MedusaRequest, response: MedusaResponse): void {
  const settings = request.scope.resolve<AppSettingsModuleService>(APP_SETTINGS_MODULE);
  const data: PublicSettings = {
    siteName: settings.siteName,
    maintenanceMode: settings.current.maintenanceMode,
  };
  response.json({ success: true, data });
}
