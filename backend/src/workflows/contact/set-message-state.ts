import type { MedusaContainer } from "@medusajs/framework/types";
import type { ContactMessage, ContactState } from "../../contracts/contact";
import { notFound } from "../../lib/api-error";
import { CONTACT_MODULE } from "../../modules/contact";
import type ContactModuleService from "../../modules/contact/service";
import { messageViewOf } from "./message-view";

/** Marks a message as handled, or as open again. @throws ApiError 404 */
export async function setMessageState(
  container: MedusaContainer,
  id: string,
  state: ContactState,
): Promise<ContactMessage> {
  const messages = container.resolve<ContactModuleService>(CONTACT_MODULE);
  const message = await messages.setState(id, state);
  if (!message) throw notFound();
  return messageViewOf(message);
}
