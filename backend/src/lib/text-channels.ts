import type { TextChannel } from "../contracts/text-channels";
import { parseEnv, type Env } from "./env";
import { smsSettings } from "./sms-settings";
import { whatsappSettings } from "./whatsapp-settings";

/** The channels that the shop can tell people by on their phones. */
export const textChannelsOf = (env: Env): TextChannel[] => [
  ...(smsSettings(env) === null ? [] : (["sms"] as const)),
  ...(whatsappSettings(env) === null ? [] : (["whatsapp"] as const)),
];

/** Whether people can log in with their phone, by codes that come by SMS. */
const hasCodesByTextIn = (env: Env): boolean =>
  env.SMS_CODES_A_DAY > 0 && smsSettings(env) !== null;

let known: readonly TextChannel[] | undefined;

/** Those of this process, read once: placing an order asks. */
export const openTextChannels = (): readonly TextChannel[] =>
  (known ??= textChannelsOf(parseEnv()));

let codes: boolean | undefined;

/** The same of this process. */
export const hasCodesByText = (): boolean => (codes ??= hasCodesByTextIn(parseEnv()));

/** Whether people would be let in by phone, and nothing brings them codes. */
export const lacksCodesByText = (): boolean => parseEnv().SMS_CODES_A_DAY > 0 && !hasCodesByText();
