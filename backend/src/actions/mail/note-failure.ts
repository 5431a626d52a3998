import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopMail } from "../../modules/mail";
import type { ClaimedMail } from "../../modules/mail/records";

interface Failure {
  /** `refused`: retrying can't help. */
  kind: "failed" | "refused";
  /** May name an address or a number: for staff, not for the log. */
  reason: string;
}

/**
 * One attempt at a mail or a text failed.
 * @returns seconds until it is due again; null when it is given up
 */
export async function noteFailure(
  container: MedusaContainer,
  mail: ClaimedMail,
  { kind, reason }: Failure,
): Promise<number | null> {
  const outbox = shopMail(container);
  const logger = container.resolve<Logger>(ContainerRegistrationKeys.LOGGER);
  const { id, channel, template, attempts } = mail;
  const name =
    channel === "mail" ? `Mail ${id} (${template})` : `Text ${id} (${template}, ${channel})`;
  if (kind === "refused") {
    await outbox.markDead(mail, reason);
    logger.warn(`${name} can't be delivered; see /api/mails?state=dead`);
    return null;
  }
  const delayS = await outbox.markFailed(mail, reason);
  logger.warn(
    delayS === null
      ? `${name} failed ${attempts} times; see /api/mails?state=dead`
      : `${name} was not sent; next try in ${delayS} s`,
  );
  return delayS;
}
