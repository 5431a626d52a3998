import type { Language } from "../../contracts/languages";
import { inTransaction, run, type Run } from "../../lib/database";
import type { TextChannel } from "../../contracts/text-channels";
import { entityId } from "../../lib/entity-id";
import { paced } from "../../lib/pace";
import { openTextChannels } from "../../lib/text-channels";
import type { MailedOrder } from "../order/published-sql";
import { notifyStaff } from "../staff/published-sql";
import type { TextReport } from "./domain/text-report";
import { retryDelayS, TRIES } from "./domain/retry-delay";
import type { ClaimedMail, KeptMail, ListedMail, RenderedMail, SentText } from "./records";
import {
  ADDRESS_STAFF,
  CLAIM_DUE,
  HASTEN,
  KEPT_COPIES,
  KEPT_COPY,
  LIST_ALL,
  LIST_BY_STATE,
  MARK_DEAD,
  MARK_SENT,
  ORDER_OF_MAIL,
  POSTPONE,
  READ_MAIL,
  REVIVE,
  STAFF_ADDRESSES,
  WITHHOLD,
} from "./sql";
import {
  CLAIM_DUE_CODES,
  CLAIM_DUE_TEXTS,
  FALL_BACK,
  MARK_TEXT_SENT,
  PUT_OFF,
  REPORT,
} from "./text-sql";

/** Longer than one attempt may take (`ATTEMPT_LIMIT_MS` of hand-over.ts), with room to note its end. */
const LEASE_S = 60;
const LONGEST_REASON = 500;

/** One of the staff. */
interface Addressed {
  accountId: string;
  email: string;
  language: Language;
}

type MailList = { count: number; mails: ListedMail[] };

/** The outbox: what is owed, who sends it now, and what became of it. */
export default class MailModuleService {
  /** Takes up to `limit` due mails; until the lease ends nobody else gets them. */
  claimDue(limit: number): Promise<ClaimedMail[]> {
    return run<ClaimedMail>(CLAIM_DUE, [limit, paced(LEASE_S)]);
  }

  /** Takes up to `limit` due texts of these channels, as `claimDue`. */
  claimDueTexts(channels: readonly TextChannel[], limit: number): Promise<ClaimedMail[]> {
    return run<ClaimedMail>(CLAIM_DUE_TEXTS, [limit, paced(LEASE_S), channels]);
  }

  /** Takes up to `limit` codes by SMS that are due, as `claimDue`. */
  claimDueCodes(limit: number): Promise<ClaimedMail[]> {
    return run<ClaimedMail>(CLAIM_DUE_CODES, [limit, paced(LEASE_S)]);
  }

  /** What mails waited for is now known: they are due. */
  async hasten(keys: readonly string[]): Promise<void> {
    await run(HASTEN, [keys]);
  }

  /** @param copy kept for /dev/outbox; null when the mail really left. */
  async markSent(mailId: string, copy: RenderedMail | null): Promise<void> {
    await run(MARK_SENT, [mailId, copy && JSON.stringify(copy)]);
  }

  /** A carrier took a text. */
  async markTextSent(textId: string, { parts, costRwf, reference, copy }: SentText): Promise<void> {
    const kept = copy && JSON.stringify(copy);
    await run(MARK_TEXT_SENT, [textId, kept, parts, costRwf, reference]);
  }

  /** Nobody is woken: a text goes out in the morning, and this was no try. */
  async putOff(text: ClaimedMail, dueAt: Date): Promise<void> {
    await run(PUT_OFF, [text.id, text.attempts, dueAt]);
  }

  /**
   * The next channel tells what this one could not. Inside the transaction that ends this one; nothing happens if it was
   * done before.
   */
  private async fallBack(inside: Run, textId: string): Promise<boolean> {
    if (!openTextChannels().includes("sms")) return false;
    return (await inside(FALL_BACK, [textId, entityId("mail")])).length > 0;
  }

  /**
   * A carrier says what became of a text. The same report again changes nothing, and what arrived has arrived.
   * @returns whether it is known at all
   */
  report({ channel, reference, isDelivered, reason }: TextReport): Promise<boolean> {
    return inTransaction(async (inside) => {
      const said = [channel, reference, isDelivered ? "delivered" : "failed", reason];
      const [text] = await inside<{ id: string; template: string; isNew: boolean }>(REPORT, said);
      if (!text) return false;
      if (!isDelivered && text.isNew && !(await this.fallBack(inside, text.id))) {
        await notifyStaff(inside, {
          key: `text-undelivered:${text.id}`,
          type: "mail_dead",
          text: `A text message did not reach its phone: ${text.template.replaceAll("-", " ")}`,
          link: `/admin/mails?view=${text.id}`,
        });
      }
      return true;
    });
  }

  /**
   * An attempt failed: try later, or never if it was the last.
   * @returns seconds until the next try, or null
   */
  async markFailed(mail: ClaimedMail, reason: string): Promise<number | null> {
    const usualS = retryDelayS(mail.attempts, mail.attemptsAllowed);
    if (usualS === null) {
      await this.markDead(mail, reason);
      return null;
    }
    const delayS = paced(usualS);
    await run(POSTPONE, [mail.id, mail.attempts, delayS, reason.slice(0, LONGEST_REASON)]);
    return delayS;
  }

  /** Retrying would not help; staff are told, and see why. */
  async markDead(mail: ClaimedMail, reason: string): Promise<void> {
    await inTransaction(async (inside) => {
      const values = [mail.id, mail.attempts, reason.slice(0, LONGEST_REASON)];
      const isDead = (await inside(MARK_DEAD, values)).length > 0;
      if (!isDead) return;
      if (mail.channel === "whatsapp" && (await this.fallBack(inside, mail.id))) return;
      await notifyStaff(inside, {
        // A retried one may be given up again.
        key: `mail-dead:${mail.id}:${mail.attempts}`,
        type: "mail_dead",
        text: `A ${mail.channel === "mail" ? "mail" : "text message"} could not be sent: ${mail.template.replaceAll("-", " ")}`,
        link: `/admin/mails?view=${mail.id}`,
      });
    });
  }

  /** Not sent, and nobody needs to act. @returns false: another attempt decides */
  async withhold(inside: Run, mail: ClaimedMail, reason: string): Promise<boolean> {
    const values = [mail.id, mail.attempts, reason.slice(0, LONGEST_REASON)];
    return (await inside(WITHHOLD, values)).length > 0;
  }

  /** The order it is about, or null. */
  async orderOf({ facts }: ClaimedMail): Promise<MailedOrder | null> {
    const orderId = facts["orderId"];
    if (typeof orderId !== "string") return null;
    const [order] = await run<MailedOrder>(ORDER_OF_MAIL, [orderId]);
    return order ?? null;
  }

  /**
   * Turns a mail to the staff into one for each active admin, in the language of each, in one transaction.
   * @returns how many there are; none leaves the mail as it is.
   */
  addressStaff(mailId: string): Promise<number> {
    return inTransaction(async (query) => {
      const staff = await query<Addressed>(STAFF_ADDRESSES, []);
      if (staff.length === 0) return 0;
      await query(ADDRESS_STAFF, [
        mailId,
        staff.map(() => entityId("mail")),
        staff.map(({ accountId }) => accountId),
        staff.map(({ email }) => email),
        staff.map(({ language }) => language),
      ]);
      return staff.length;
    });
  }

  /** Mails of one state, or of all (undefined), the newest first. */
  async list(
    state: ListedMail["state"] | undefined,
    limit: number,
    offset: number,
  ): Promise<MailList> {
    const [row] =
      state === undefined
        ? await run<MailList>(LIST_ALL, [limit, offset])
        : await run<MailList>(LIST_BY_STATE, [state, limit, offset]);
    return row ?? { count: 0, mails: [] };
  }

  /** One mail, or null. */
  async mail(mailId: string): Promise<ListedMail | null> {
    const [row] = await run<{ mail: ListedMail }>(READ_MAIL, [mailId]);
    return row?.mail ?? null;
  }

  /** Gives a dead mail another round of tries. @returns its template; null: it was not dead */
  async revive(inside: Run, mailId: string): Promise<string | null> {
    const [row] = await inside<{ template: string }>(REVIVE, [mailId, TRIES]);
    return row?.template ?? null;
  }

  /** The newest mails kept because no SMTP server is set. */
  keptCopies(limit: number): Promise<KeptMail[]> {
    return run<KeptMail>(KEPT_COPIES, [limit]);
  }

  async keptCopy(mailId: string): Promise<KeptMail | null> {
    const [kept] = await run<KeptMail>(KEPT_COPY, [mailId]);
    return kept ?? null;
  }
}
