import type { MedusaContainer } from "@medusajs/framework/types";
import type { ContactMessage, ContactState } from "../../contracts/contact";
import type { UserActor } from "../../lib/actor";
import { notFound } from "../../lib/api-error";
import { fieldsChanged, recordActivity } from "../../modules/staff/published-sql";
import { inTransaction } from "../../lib/database";
import { contactMessages } from "../../modules/contact";
import { messageViewOf } from "./message-view";

interface Change {
  actor: UserActor;
  id: string;
  state: ContactState;
}

/** Marks a message as handled, or as open again. @throws ApiError 404 */
export async function setMessageState(
  container: MedusaContainer,
  { actor, id, state }: Change,
): Promise<ContactMessage> {
  const messages = contactMessages(container);
  return inTransaction(async (inside) => {
    const message = await messages.setState(inside, id, state);
    if (!message) throw notFound();
    const { before, after } = message;
    const changed = fieldsChanged({ state: before.state }, { state: after.state });
    if (changed) {
      const subject = { kind: "message", id, label: after.subject };
      await recordActivity(inside, { who: actor, action: "message.state", subject, ...changed });
    }
    return messageViewOf(after);
  });
}
