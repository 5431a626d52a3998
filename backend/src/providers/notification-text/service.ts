import type {
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types";
import { AbstractNotificationProviderService, MedusaError } from "@medusajs/framework/utils";
import { MailRefused } from "../../lib/mail-refused";
import type { SmsSettings } from "../../lib/sms-settings";
import { takenIdOf } from "../../lib/taken-id";
import type { WhatsappSettings } from "../../lib/whatsapp-settings";
import { AfricasTalking } from "./africas-talking";
import type { Carrier, OutgoingText, Taken } from "./carrier";
import { HttpGateway } from "./http-gateway";
import { Whatsapp } from "./whatsapp";

export interface NotificationTextOptions {
  channels: string[];
  carrier: SmsSettings | (WhatsappSettings & { kind: "whatsapp" });
}

const E164 = /^\+[1-9]\d{6,14}$/;
/** Messages remembered; far more than are ever open at once. */
const REMEMBERED = 1000;

function carrierOf({ carrier }: NotificationTextOptions): Carrier {
  switch (carrier.kind) {
    case "africastalking":
      return new AfricasTalking(carrier);
    case "http":
      return new HttpGateway(carrier);
    case "whatsapp":
      return new Whatsapp(carrier);
  }
}

/** Brings Medusa's notifications to phones. Content comes rendered; this only delivers. */
export default class NotificationTextService extends AbstractNotificationProviderService {
  static override identifier = "text";

  private readonly carrier: Carrier;
  /**
   * Messages under way or done, by reference. If a carrier took one and the database could not be told, the next attempt finds
   * it here and sends nothing.
   */
  private readonly messages = new Map<string, Promise<Taken>>();

  constructor(_: unknown, options: NotificationTextOptions) {
    super();
    this.carrier = carrierOf(options);
  }

  /** @throws MailRefused when retrying can't help @throws Error otherwise */
  override async send(
    notification: ProviderSendNotificationDTO,
  ): Promise<ProviderSendNotificationResultsDTO> {
    const text = this.textOf(notification);
    const known = this.messages.get(text.reference);
    const message = known ?? this.carrier.send(text);
    if (!known) this.remember(text.reference, message);
    try {
      return { id: takenIdOf(await message) };
    } catch (error) {
      this.messages.delete(text.reference);
      throw error;
    }
  }

  /** `provider_data` has reference, news, link and language, each a text. */
  private textOf({ to, content, provider_data }: ProviderSendNotificationDTO): OutgoingText {
    const { reference, news, link, language } = provider_data ?? {};
    if (!content?.text) throw new MailRefused("The message is empty.");
    if (!E164.test(to)) throw new MailRefused("This is not a number that messages can go to.");
    if (typeof reference !== "string") {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "provider_data.reference is missing.");
    }
    const word = (value: unknown) => (typeof value === "string" ? value : "");
    return {
      to,
      text: content.text,
      reference,
      news: word(news) || content.text,
      link: word(link),
      language: word(language),
    };
  }

  private remember(reference: string, message: Promise<Taken>): void {
    this.messages.set(reference, message);
    if (this.messages.size <= REMEMBERED) return;
    const [oldest] = this.messages.keys();
    if (oldest !== undefined) this.messages.delete(oldest);
  }
}
