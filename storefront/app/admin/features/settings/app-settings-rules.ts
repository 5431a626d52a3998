/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy } from "~/lib/field-rules";
import { updateAppSettingsBodySchema } from "@strive/backend/contracts/app-settings";
import { changedSettings, type SettingsValues } from "./app-settings-values";

const NUMBERS: readonly string[] = ["itemsPerPage", "holdMinutes", "maxUnpaidPieces"];
const TEXTS: readonly string[] = ["siteName", "defaultOrderStatus", "taxMode", "tin"];

/** What of a form's text is no text. */
function typed(name: keyof SettingsValues, text: string): string | number | boolean {
  // Nothing typed is no number, and not zero.
  if (NUMBERS.includes(name)) return text.trim() === "" ? NaN : Number(text);
  return TEXTS.includes(name) ? text : text === "true";
}

/** Only what differs from `start`: what somebody else changed meanwhile stays. */
export const checkAppSettings = (values: SettingsValues, start: SettingsValues) =>
  checkBy(
    updateAppSettingsBodySchema,
    Object.fromEntries(
      changedSettings(values, start).map((name) => [name, typed(name, values[name])]),
    ),
  );
