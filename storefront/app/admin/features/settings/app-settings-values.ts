import type { AppSettings } from "@strive/backend/contracts/app-settings";

/** The settings as a form holds them. */
export type SettingsValues = Readonly<Record<keyof AppSettings, string>>;

export const settingsValues = (settings: AppSettings): SettingsValues => ({
  siteName: settings.siteName,
  defaultOrderStatus: settings.defaultOrderStatus,
  itemsPerPage: String(settings.itemsPerPage),
  holdMinutes: String(settings.holdMinutes),
  maxUnpaidPieces: String(settings.maxUnpaidPieces),
  taxMode: settings.taxMode,
  tin: settings.tin,
  maintenanceMode: String(settings.maintenanceMode),
  emailNotifications: String(settings.emailNotifications),
  orderNotifications: String(settings.orderNotifications),
  lowStockAlerts: String(settings.lowStockAlerts),
  autoApproveProducts: String(settings.autoApproveProducts),
  shopPickup: String(settings.shopPickup),
});

/** The settings that were changed since `start`. */
export const changedSettings = (values: SettingsValues, start: SettingsValues) =>
  (Object.keys(start) as Array<keyof AppSettings>).filter((name) => values[name] !== start[name]);
