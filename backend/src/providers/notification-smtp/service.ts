import type {
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types";
import { AbstractNotificationProviderService, MedusaError } from "@medusajs/framework/utils";
import { createTransport, type Transporter } from "nodemailer";
import { MailRefused } from "../../lib/mail-refused";
import { isPlainAddress, type Mailbox } from "../../lib/mail-sender";
import { deliveryFailure } from "./refusal";

export interface NotificationSmtpOptions {
  channels: string[];
  /** smtp:// or smtps://; undefined: nothing is sent, the outbox keeps a copy. */
  smtpUrl: string | undefined;
  from: Mailbox;
}

/** `provider_data` of a notification to this provider. */
export interface SmtpExtras extends Record<string, unknown> {
  /** The same for every attempt of one mail, so that a mailbox can drop a second copy. */
  messageId: string;
  /** The sender's current name; absent: that of the options. */
  senderName?: string;
  replyTo?: string;
  /** Where whoever gets it ends mails of its kind by one press; absent: it is about something he did. */
  ending?: string;
}

/** No angle bracket or line end: it stands between brackets in a header. */
const ADDRESS = /^https?:\/\/[^\s<>]+$/;

/** RFC 2369, and RFC 8058, which is for https alone. */
function endingHeaders(ending: string | undefined): Record<string, string> {
  if (ending === undefined || !ADDRESS.test(ending)) return {};
  return {
    "List-Unsubscribe": `<${ending}>`,
    ...(ending.startsWith("https:") && {
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  };
}

/** A silent server must not hold up the mails after it. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** For a server that keeps talking but never takes the mail. */
const DELIVERY_LIMIT_MS = 40_000;
/**
 * Successive mails share connections, each of which takes several trips to set up. A mail whose
 * connection the server had just dropped gets one new one; after that the outbox decides on
 * retries.
 */
const POOL = { pool: true, maxConnections: 5, idleTimeout: 3000, maxRequeues: 1 } as const;
/** Deliveries remembered; far more than are ever open at once. */
const REMEMBERED = 1000;

/** Sends Medusa's e-mail notifications over SMTP. Content comes rendered; this only delivers. */
export default class NotificationSmtpService extends AbstractNotificationProviderService {
  static override identifier = "smtp";

  private readonly transport: Transporter | null;
  private readonly from: Mailbox;
  /**
   * Deliveries under way or done, by Message-ID. If the server took a mail and the database could
   * not be told, the next attempt finds it here and sends nothing.
   */
  private readonly deliveries = new Map<string, Promise<void>>();

  constructor(_: unknown, { smtpUrl, from }: NotificationSmtpOptions) {
    super();
    this.from = from;
    this.transport =
      smtpUrl === undefined
        ? null
        : createTransport(
            { url: smtpUrl, ...POOL, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true },
            { from },
          );
  }

  /**
   * @throws MailRefused when retrying can't help @throws Error with the server's words otherwise
   */
  override async send(
    notification: ProviderSendNotificationDTO,
  ): Promise<ProviderSendNotificationResultsDTO> {
    const { messageId } = this.extrasOf(notification);
    const known = this.deliveries.get(messageId);
    if (known) {
      await known;
      return { id: messageId };
    }
    const delivery = this.deliver(notification);
    this.deliveries.set(messageId, delivery);
    try {
      await delivery;
    } catch (error) {
      this.deliveries.delete(messageId);
      throw error;
    }
    this.forgetOldest();
    return { id: messageId };
  }

  private async deliver(notification: ProviderSendNotificationDTO): Promise<void> {
    const { to, content } = notification;
    const { messageId, senderName, replyTo, ending } = this.extrasOf(notification);
    if (!content?.subject || !content.text || !content.html) {
      throw new MailRefused("The mail is empty.");
    }
    if (!isPlainAddress(to)) throw new MailRefused("This is not an address that mail can go to.");
    if (!this.transport) return;
    try {
      await this.transport.sendMail({
        from: { ...this.from, name: senderName ?? this.from.name },
        // As objects: as text, an address could be read as a list.
        to: { name: "", address: to },
        ...(replyTo !== undefined && isPlainAddress(replyTo)
          ? { replyTo: { name: "", address: replyTo } }
          : {}),
        subject: content.subject,
        text: content.text,
        html: content.html,
        messageId: `<${messageId}>`,
        signal: AbortSignal.timeout(DELIVERY_LIMIT_MS),
        // Keeps holiday notices from answering.
        headers: { "Auto-Submitted": "auto-generated", ...endingHeaders(ending) },
      });
    } catch (error) {
      throw deliveryFailure(error);
    }
  }

  private extrasOf({ provider_data: extras }: ProviderSendNotificationDTO): SmtpExtras {
    const { messageId, senderName, replyTo, ending } = extras ?? {};
    if (typeof messageId !== "string") {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "provider_data.messageId is missing.");
    }
    return {
      messageId,
      ...(typeof senderName === "string" ? { senderName } : {}),
      ...(typeof replyTo === "string" ? { replyTo } : {}),
      ...(typeof ending === "string" ? { ending } : {}),
    };
  }

  private forgetOldest(): void {
    if (this.deliveries.size <= REMEMBERED) return;
    const [oldest] = this.deliveries.keys();
    if (oldest !== undefined) this.deliveries.delete(oldest);
  }
}
