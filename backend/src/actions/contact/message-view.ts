import type { ContactMessage } from "../../contracts/contact";
import type { StoredMessage } from "../../modules/contact/service";

/** A message of the contact form as `/api` shows it. */
export const messageViewOf = ({ createdAt, ...message }: StoredMessage): ContactMessage => ({
  _id: message.id,
  ...message,
  createdAt: new Date(createdAt).toISOString(),
});
