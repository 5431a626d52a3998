import type { Env } from "./env";

/** WhatsApp's Cloud API; only these differ between the real one and the simulator. */
export interface WhatsappSettings {
  /** With its version: `https://graph.facebook.com/v23.0`. */
  baseUrl: string;
  phoneId: string;
  token: string;
  /** The approved message that all news go out as. */
  template: string;
}

type WhatsappEnv = Pick<
  Env,
  "WHATSAPP_URL" | "WHATSAPP_PHONE_ID" | "WHATSAPP_TOKEN" | "WHATSAPP_TEMPLATE"
>;

/** @returns null when the shop has no WhatsApp */
export function whatsappSettings(env: WhatsappEnv): WhatsappSettings | null {
  if (env.WHATSAPP_PHONE_ID === undefined || env.WHATSAPP_TOKEN === undefined) return null;
  return {
    baseUrl: (env.WHATSAPP_URL ?? "https://graph.facebook.com/v23.0").replace(/\/+$/, ""),
    phoneId: env.WHATSAPP_PHONE_ID,
    token: env.WHATSAPP_TOKEN,
    template: env.WHATSAPP_TEMPLATE,
  };
}
