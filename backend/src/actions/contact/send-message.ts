import type { MedusaContainer } from "@medusajs/framework/types";
import type { ContactBody } from "../../contracts/contact";
import { inTransaction } from "../../lib/database";
import { enqueueMail, STAFF } from "../../modules/mail/published-sql";
import { notifyStaff } from "../../modules/staff/published-sql";
import { contactMessages } from "../../modules/contact";
import { requestMail } from "../mail/mail-jobs";

/**
 * Keeps a message from the contact form, and tells staff here and by mail: all or nothing. The same message again
 * that day, or one with the hidden field filled, changes nothing.
 */
export async function sendMessage(container: MedusaContainer, body: ContactBody): Promise<void> {
  if (body.website) return;
  const messages = contactMessages(container);
  const { name, email, subject, message } = body;
  const id = await inTransaction(async (inside) => {
    const added = await messages.add(inside, body);
    if (added === null) return null;
    await enqueueMail(inside, {
      key: `contact-message:${added}`,
      template: "contact-message",
      to: STAFF,
      facts: { name, email, subject, message },
    });
    await notifyStaff(inside, {
      key: `contact-message:${added}`,
      type: "contact_message",
      text: `${name} wrote: ${subject}`,
      link: `/admin/messages?view=${added}`,
    });
    return added;
  });
  if (id !== null) requestMail(container);
}
