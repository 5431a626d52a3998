import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "../../lib/api-error";
import { shopMail } from "../../modules/mail";
import type { ClaimedMail } from "../../modules/mail/records";
import { rateLimits } from "../../modules/rate-limit";

/** Staff mails about a guest's order go to people who want them. */
const TO_STAFF: readonly ClaimedMail["template"][] = ["new-order"];

/**
 * A guest may type a stranger's e-mail address or number, so only this many messages about guests' orders go
 * to one.
 */
async function isTooMuch(container: MedusaContainer, recipient: string): Promise<boolean> {
  const limits = rateLimits(container);
  try {
    await limits.consume("order-mail-hour", recipient);
    await limits.consume("order-mail-day", recipient);
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return true;
    throw error;
  }
}

/** @returns why a mail or a text that nobody asked for should not be sent any more, or null */
export async function reasonToWithhold(
  container: MedusaContainer,
  mail: ClaimedMail,
): Promise<string | null> {
  if (TO_STAFF.includes(mail.template)) return null;
  const order = await shopMail(container).orderOf(mail);
  if (order === null) return null;
  // Another mail says that it was cancelled.
  if (order.isCancelled && mail.template === "order-received") {
    return "The order was cancelled before this was sent.";
  }
  if (mail.channel !== "mail" && order.isMailedOnly) return "Its buyer wants mails only.";
  // Each mail counts once, however often it is tried.
  if (order.isOfGuest && mail.attempts === 1 && (await isTooMuch(container, mail.recipient))) {
    return mail.channel === "mail"
      ? "Orders of guests asked for too many mails to this address."
      : "Orders of guests asked for too many messages to this number.";
  }
  return null;
}
