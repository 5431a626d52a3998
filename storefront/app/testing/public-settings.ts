import {
  publicSettingsResponseSchema,
  type PublicSettings,
} from "@strive/backend/contracts/public-settings";

/** What everybody may know of a shop that is not registered for VAT. */
export const answerPublicSettings = (changes: Partial<PublicSettings> = {}) =>
  publicSettingsResponseSchema.parse({
    success: true,
    data: {
      siteName: "STRIVE",
      maintenanceMode: false,
      isVatRegistered: false,
      hasPickup: false,
      phoneLogin: false,
      textChannels: [],
      ...changes,
    },
  });
