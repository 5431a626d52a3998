import type { Env } from "./env";

/** Africa's Talking; only these differ between the real one and the simulator. */
export interface AfricasTalkingSettings {
  kind: "africastalking";
  baseUrl: string;
  username: string;
  apiKey: string;
  /** Registered with the networks; null: the account's own. */
  sender: string | null;
}

/**
 * Any gateway that takes one message by one request. `{to}`, `{text}`, `{sender}` and `{reference}` in the address and in the
 * body's values stand for what is sent.
 */
export interface HttpGatewaySettings {
  kind: "http";
  url: string;
  method: "POST" | "PUT" | "GET";
  form: "json" | "form";
  /** JSON, or `a=b&c=d`, as `form` says; null: the address says all. */
  body: string | null;
  headers: Readonly<Record<string, string>>;
  /** Where the answer has the message's name, such as `data.id`; null: the gateway reports by ours. */
  idField: string | null;
  sender: string | null;
}

export type SmsSettings = AfricasTalkingSettings | HttpGatewaySettings;

const withoutSlash = (url: string) => url.replace(/\/+$/, "");

type SmsEnv = Pick<
  Env,
  | "AFRICASTALKING_URL"
  | "AFRICASTALKING_USERNAME"
  | "AFRICASTALKING_API_KEY"
  | "SMS_HTTP_URL"
  | "SMS_HTTP_METHOD"
  | "SMS_HTTP_FORM"
  | "SMS_HTTP_BODY"
  | "SMS_HTTP_HEADERS"
  | "SMS_HTTP_ID_FIELD"
  | "SMS_SENDER"
>;

/** @returns null when the shop sends no SMS */
export function smsSettings(env: SmsEnv): SmsSettings | null {
  const sender = env.SMS_SENDER ?? null;
  if (env.AFRICASTALKING_API_KEY !== undefined && env.AFRICASTALKING_USERNAME !== undefined) {
    return {
      kind: "africastalking",
      baseUrl: withoutSlash(env.AFRICASTALKING_URL ?? "https://api.africastalking.com"),
      username: env.AFRICASTALKING_USERNAME,
      apiKey: env.AFRICASTALKING_API_KEY,
      sender,
    };
  }
  if (env.SMS_HTTP_URL === undefined) return null;
  return {
    kind: "http",
    url: env.SMS_HTTP_URL,
    method: env.SMS_HTTP_METHOD,
    form: env.SMS_HTTP_FORM,
    body: env.SMS_HTTP_BODY ?? null,
    headers: env.SMS_HTTP_HEADERS ?? {},
    idField: env.SMS_HTTP_ID_FIELD ?? null,
    sender,
  };
}
