import type { Language } from "../../contracts/languages";
import { inTransaction, run, type Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import { paced } from "../../lib/pace";
import type { MailedOrder } from "../order/published-sql";
import { notifyStaff } from "../staff/published-sql";
import { retryDelayS, TRIES } from "./domain/retry-delay";
import type { ClaimedMail, KeptMail, ListedMail, RenderedMail } from "./records";
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

/** Longer than one attempt may take (`ATTEMPT_LIMIT_MS` of deliver-mail.ts), with room to note its end. */
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

  /** What a mail waited for is now known: it is due. */
  async hasten(key: string): Promise<void> {
    await run(HASTEN, [key]);
  }

  /** @param copy kept for /dev/outbox; null when the mail really left. */
  async markSent(mailId: string, copy: RenderedMail | null): Promise<void> {
    await run(MARK_SENT, [mailId, copy && JSON.stringify(copy)]);
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
      await notifyStaff(inside, {
        // A retried one may be given up again.
        key: `mail-dead:${mail.id}:${mail.attempts}`,
        type: "mail_dead",
        text: `A mail could not be sent: ${mail.template.replaceAll("-", " ")}`,
        link: `/admin/mails?view=${mail.id}`,
      });
    });
  }

  /** Not sent, and nobody needs to act. */
  async withhold(mail: ClaimedMail, reason: string): Promise<void> {
    await run(WITHHOLD, [mail.id, mail.attempts, reason]);
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
