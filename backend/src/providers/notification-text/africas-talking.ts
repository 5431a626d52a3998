import { MailRefused } from "../../lib/mail-refused";
import type { AfricasTalkingSettings } from "../../lib/sms-settings";
import { ask, valueAt, wordOf, type Carrier, type OutgoingText, type Taken } from "./carrier";

/** Processed, sent, queued. */
const TAKEN: readonly unknown[] = [100, 101, 102];
/** Bad number, unsupported number, on the blacklist, do not disturb. All others (balance, sender id, gateway) pass. */
const REFUSED: readonly unknown[] = [403, 404, 406, 409];

/** `RWF 12.0000`; another currency says nothing of francs. */
function costOf(cost: unknown): number | null {
  const [, amount] = /^RWF ([\d.]+)$/.exec(wordOf(cost) ?? "") ?? [];
  return amount === undefined || !Number.isFinite(Number(amount)) ? null : Number(amount);
}

/**
 * Africa's Talking's SMS API. It keeps no message from being sent twice: whoever asks again without knowing the first answer
 * risks a second copy.
 * https://developers.africastalking.com/docs/sms/sending/bulk
 */
export class AfricasTalking implements Carrier {
  constructor(private readonly settings: AfricasTalkingSettings) {}

  async send({ to, text }: OutgoingText): Promise<Taken> {
    const { baseUrl, username, apiKey, sender } = this.settings;
    const form = new URLSearchParams({ username, to, message: text });
    if (sender !== null) form.set("from", sender);
    const { body } = await ask(
      `${baseUrl}/version1/messaging`,
      { method: "POST", headers: { apiKey, Accept: "application/json" }, body: form },
      () => null,
    );
    const recipient = valueAt(body, "SMSMessageData.Recipients.0");
    const code = valueAt(recipient, "statusCode");
    if (TAKEN.includes(code)) {
      return {
        reference: wordOf(valueAt(recipient, "messageId")),
        costRwf: costOf(valueAt(recipient, "cost")),
      };
    }
    const reason =
      wordOf(valueAt(recipient, "status")) ??
      wordOf(valueAt(body, "SMSMessageData.Message")) ??
      "The carrier's answer makes no sense.";
    throw REFUSED.includes(code) ? new MailRefused(reason) : new Error(reason);
  }
}
