import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PublicSettings } from "../../../../contracts/public-settings";
import { hasCodesByText, openTextChannels } from "../../../../lib/text-channels";
import { shopSettings } from "../../../../modules/settings";

export function GET(request: MedusaRequest, response: MedusaResponse): void {
  const settings = shopSettings(request.scope).app;
  const data: PublicSettings = {
    siteName: settings.siteName,
    maintenanceMode: settings.current.maintenanceMode,
    isVatRegistered: settings.current.taxMode === "vat",
    hasPickup: settings.current.shopPickup,
    phoneLogin: hasCodesByText(),
    textChannels: [...openTextChannels()],
  };
  response.json({ success: true, data });
}
