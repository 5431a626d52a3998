import type { TextChannel } from "../../../contracts/text-channels";

/** What a carrier says of a text that it took. */
export interface TextReport {
  channel: TextChannel;
  /** What the carrier calls it. */
  reference: string;
  isDelivered: boolean;
  /** In the carrier's words; null: it gave none, or there is nothing to say. */
  reason: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

const DELIVERED = /^(success|delivered|delivrd|read)$/i;
const FAILED =
  /^(failed|rejected|undelivered|undeliv|undeliverable|expired|absentsubscriber|rejectd|deleted)$/i;

const objectOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? { ...value } : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const wordOf = (fields: Fields, ...names: string[]): string | null => {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === "string" && value !== "") return value.slice(0, 200);
    if (typeof value === "number") return String(value);
  }
  return null;
};

function jsonOf(body: string): Fields {
  try {
    return objectOf(JSON.parse(body));
  } catch {
    return {};
  }
}

/** JSON, or a form: gateways use either. */
const fieldsOf = (body: string): Fields =>
  body.trimStart().startsWith("{") ? jsonOf(body) : Object.fromEntries(new URLSearchParams(body));

/** @returns null for what is still on its way, or says nothing */
function reportOf(
  channel: TextReport["channel"],
  reference: string | null,
  status: string | null,
  reason: string | null,
): TextReport | null {
  if (reference === null || status === null) return null;
  const isDelivered = DELIVERED.test(status);
  if (!isDelivered && !FAILED.test(status)) return null;
  return { channel, reference, isDelivered, reason: isDelivered ? null : (reason ?? status) };
}

/**
 * What a carrier of SMS says of one: `id` and `status`, as Africa's Talking and most gateways call them.
 * @param body as it came
 */
export function readSmsReport(body: string): TextReport | null {
  const fields = fieldsOf(body);
  return reportOf(
    "sms",
    wordOf(fields, "id", "messageId", "message_id", "reference"),
    wordOf(fields, "status", "state"),
    wordOf(fields, "failureReason", "reason", "error"),
  );
}

/** More than Meta puts into one call. */
const MOST_STATUSES = 1000;

/** What WhatsApp says of some messages, in one call. */
export function readWhatsappReports(body: string): TextReport[] {
  return listOf(jsonOf(body)["entry"])
    .flatMap((entry) => listOf(objectOf(entry)["changes"]))
    .flatMap((change) => listOf(objectOf(objectOf(change)["value"])["statuses"]))
    .slice(0, MOST_STATUSES)
    .map((status) => {
      const fields = objectOf(status);
      const [error] = listOf(fields["errors"]);
      return reportOf(
        "whatsapp",
        wordOf(fields, "id"),
        wordOf(fields, "status"),
        wordOf(objectOf(error), "title", "message"),
      );
    })
    .filter((report) => report !== null);
}
