import { z } from "zod";
import { successOf } from "./envelope";
import { LONGEST_TIN, NO_TIN, plainTin } from "./vat";

export const DEFAULT_ORDER_STATUSES = ["pending", "processing", "confirmed"] as const;
export const TAX_MODES = ["none", "vat"] as const;
export const ITEMS_PER_PAGE = [10, 20, 50, 100] as const;

/** The specification's name for an unnamed shop: it goes by its brand. */
export const UNNAMED_SITE = "E-Commerce Admin";

const siteNameSchema = z
  .string({ error: "Site name is required" })
  .trim()
  .min(1, "Site name is required")
  .max(60, "Site name must have at most 60 characters")
  // It becomes part of mail headers and page titles.
  .regex(/^\P{Cc}*$/u, "Site name has characters that can't be used");
const flag = (name: string) => z.boolean({ error: `${name} must be true or false` });

/** Bounds of `holdMinutes`: as long as a wallet has, to two weeks. */
export const HOLD_MINUTES = { min: 15, max: 20_160 } as const;
export const UNPAID_PIECES = { min: 1, max: 10_000 } as const;

const wholeBetween = ({ min, max }: { min: number; max: number }) => {
  const error = `Must be a whole number from ${min} to ${max.toLocaleString("en")}`;
  return z.number({ error }).int(error).min(min, error).max(max, error);
};

/** The specification's eight settings, under its names, the two of what is held unpaid, the two of taxes, and whether people may collect. */
export const appSettingsSchema = z.strictObject({
  siteName: siteNameSchema,
  maintenanceMode: flag("maintenanceMode"),
  emailNotifications: flag("emailNotifications"),
  orderNotifications: flag("orderNotifications"),
  lowStockAlerts: flag("lowStockAlerts"),
  autoApproveProducts: flag("autoApproveProducts"),
  defaultOrderStatus: z.enum(DEFAULT_ORDER_STATUSES, {
    error: `defaultOrderStatus must be ${DEFAULT_ORDER_STATUSES.join(", ")}`,
  }),
  itemsPerPage: z.literal([...ITEMS_PER_PAGE], {
    error: `itemsPerPage must be one of ${ITEMS_PER_PAGE.join(", ")}`,
  }),
  /** How long an order that nobody pays or confirms keeps its pieces; not cash on delivery. */
  holdMinutes: wholeBetween(HOLD_MINUTES),
  /** Pieces that one phone number, e-mail address or internet address may hold unpaid. */
  maxUnpaidPieces: wholeBetween(UNPAID_PIECES),
  /** `vat`: the shop is registered for VAT; its prices include it and its orders get receipts. */
  taxMode: z.enum(TAX_MODES, { error: `taxMode must be ${TAX_MODES.join(" or ")}` }),
  /** The shop's taxpayer identification number; needed for `vat`. */
  tin: z
    .string({ error: NO_TIN })
    .max(LONGEST_TIN, NO_TIN)
    .transform(plainTin)
    .pipe(z.string().regex(/^(?:\d{9})?$/, NO_TIN)),
  /** Shoppers may collect in the shop, for nothing. */
  shopPickup: flag("shopPickup"),
});
export type AppSettings = z.infer<typeof appSettingsSchema>;

export const DEFAULT_APP_SETTINGS: AppSettings = {
  siteName: UNNAMED_SITE,
  maintenanceMode: false,
  emailNotifications: true,
  orderNotifications: true,
  lowStockAlerts: true,
  autoApproveProducts: false,
  defaultOrderStatus: "pending",
  itemsPerPage: 20,
  holdMinutes: 24 * 60,
  maxUnpaidPieces: 30,
  taxMode: "none",
  tin: "",
  shopPickup: false,
};

/** Body of PUT /api/admin/app-settings: any part of them. */
export const updateAppSettingsBodySchema = appSettingsSchema.partial();
export type UpdateAppSettingsBody = z.infer<typeof updateAppSettingsBodySchema>;
export const appSettingsResponseSchema = successOf(appSettingsSchema);
