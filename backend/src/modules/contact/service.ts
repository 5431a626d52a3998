import { createHash } from "node:crypto";
import type { ContactBody, ContactState } from "../../contracts/contact";
import { run, type Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import {
  ADD_MESSAGE,
  LIST_ALL,
  LIST_BY_STATE,
  LOCK_MESSAGE,
  MESSAGES_OF,
  READ_MESSAGE,
  SET_STATE,
} from "./sql";

/** A message as stored. */
export interface StoredMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  state: ContactState;
  createdAt: string | Date;
}

interface Page {
  count: number;
  messages: StoredMessage[];
}

/** Includes the day: somebody may ask the same again tomorrow. */
const digestOf = ({ email, subject, message }: ContactBody) =>
  createHash("sha256")
    .update(JSON.stringify([new Date().toISOString().slice(0, 10), email, subject, message]))
    .digest("hex");

/** Messages of the contact form. */
export default class ContactModuleService {
  /** @returns its id; null if the same message came earlier that day */
  async add(inside: Run, body: ContactBody): Promise<string | null> {
    const { name, email, subject, message } = body;
    const values = [entityId("cmsg"), digestOf(body), name, email, subject, message];
    const [row] = await inside<{ id: string }>(ADD_MESSAGE, values);
    return row?.id ?? null;
  }

  /** The newest first; of one state, or all (undefined). */
  async list(state: ContactState | undefined, limit: number, offset: number): Promise<Page> {
    const [row] =
      state === undefined
        ? await run<Page>(LIST_ALL, [limit, offset])
        : await run<Page>(LIST_BY_STATE, [state, limit, offset]);
    return row ?? { count: 0, messages: [] };
  }

  /** All that came from one address, the newest first. */
  messagesOf(email: string): Promise<StoredMessage[]> {
    return run<StoredMessage>(MESSAGES_OF, [email]);
  }

  /** Null: there is no such message. */
  async message(id: string): Promise<StoredMessage | null> {
    const [row] = await run<StoredMessage>(READ_MESSAGE, [id]);
    return row ?? null;
  }

  /** The message before and after; null: there is no such message. */
  async setState(
    inside: Run,
    id: string,
    state: ContactState,
  ): Promise<{ before: StoredMessage; after: StoredMessage } | null> {
    const [before] = await inside<StoredMessage>(LOCK_MESSAGE, [id]);
    const [after] = await inside<StoredMessage>(SET_STATE, [id, state]);
    return before && after ? { before, after } : null;
  }
}
