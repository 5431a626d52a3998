import {
  appSettingsResponseSchema,
  updateAppSettingsBodySchema,
} from "../../contracts/app-settings";
import { publicSettingsResponseSchema } from "../../contracts/public-settings";
import type { RouteRule } from "./rule";

export const settingsRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/settings/public",
    who: "everyone",
    ignoresBadToken: true,
    summary: "What everyone may know of the shop's settings",
    response: publicSettingsResponseSchema,
    staysOpen: true,
  },
  {
    method: "GET",
    path: "/api/admin/app-settings",
    who: "admin",
    summary: "The shop's settings",
    response: appSettingsResponseSchema,
  },
  {
    method: "PUT",
    path: "/api/admin/app-settings",
    who: "admin",
    summary: "Change some of the shop's settings; they hold at once",
    body: updateAppSettingsBodySchema,
    response: appSettingsResponseSchema,
  },
];
