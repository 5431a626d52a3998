import type { TextChannel } from "../contracts/text-channels";
import { parseEnv, type Env } from "./env";
import { smsSettings } from "./sms-settings";
import { whatsappSettings } from "./whatsapp-settings";

/** The channels that the shop can tell people by on their phones. */
export const textChannelsOf = (env: Env): TextChannel[] => [
  ...(smsSettings(env) === null ? [] : (["sms"] as const)),
  ...(whatsappSettings(env) === null ? [] : (["whatsapp"] as const)),
];

let known: readonly TextChannel[] | undefined;

/** Those of this process, read once: placing an order asks. */
export const openTextChannels = (): readonly TextChannel[] =>
  (known ??= textChannelsOf(parseEnv()));
