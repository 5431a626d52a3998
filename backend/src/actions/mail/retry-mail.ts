import type { MedusaContainer } from "@medusajs/framework/types";
import type { Mail } from "../../contracts/mails";
import type { UserActor } from "../../lib/actor";
import { conflict, notFound } from "../../lib/api-error";
import { recordActivity } from "../../modules/staff/published-sql";
import { inTransaction } from "../../lib/database";
import { shopMail } from "../../modules/mail";
import { requestMail } from "./mail-jobs";
import { mailViewOf } from "./mail-view";

/**
 * Gives a dead mail another round of tries, starting now.
 * @throws ApiError 404; 409 for a mail that is not dead: it was sent, or will be.
 */
export async function retryMail(
  container: MedusaContainer,
  { actor, mailId }: { actor: UserActor; mailId: string },
): Promise<Mail> {
  const outbox = shopMail(container);
  const wasDead = await inTransaction(async (inside) => {
    const template = await outbox.revive(inside, mailId);
    if (template === null) return false;
    await recordActivity(inside, {
      who: actor,
      action: "mail.retry",
      subject: { kind: "mail", id: mailId, label: template },
      before: { state: "dead" },
      after: { state: "pending" },
    });
    return true;
  });
  const mail = await outbox.mail(mailId);
  if (!mail) throw notFound();
  if (!wasDead) throw conflict("Only a mail that was given up can be tried again");
  requestMail(container);
  return mailViewOf(mail);
}
