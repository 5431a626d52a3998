import type { MedusaContainer } from "@medusajs/framework/types";
import type { ContactBody } from "../../contracts/contact";
import { inTransaction } from "../../lib/database";
import { enqueueMail, STAFF } from "../../lib/outgoing-mail";
import { CONTACT_MODULE } from "../../modules/contact";
import type ContactModuleService from "../../modules/contact/service";
import { requestMail } from "../mail/mail-jobs";

/**
 * Keeps a message of the contact form and mails it to the staff, both or neither. The same message
 * again on one day, and one with the hidden field filled, change nothing.
 */
export async function sendMessage(container: MedusaContainer, body: ContactBody): Promise<void> {
  if (body.website) return;
  const messages = container.resolve<ContactModuleService>(CONTACT_MODULE);
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
    return added;
  });
  if (id !== null) requestMail(container);
}
