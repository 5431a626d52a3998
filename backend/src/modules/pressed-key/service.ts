import { randomUUID } from "node:crypto";
import { run } from "../../lib/database";
import { paced } from "../../lib/pace";
import type { PressedKey } from "./published-sql";
import { CLAIM, READ, RELEASE, SETTLE } from "./sql";

/** Longer than anything but an upload over a bad line takes; that then starts over. */
const LEASE_S = 60;

/** What is known of a key sent before. */
export interface Pressed {
  /** Method and path. */
  call: string;
  /** What was done under it; null: nothing that was committed. */
  did: string | null;
  /** null until it is answered, as are those below. */
  bodyHash: string | null;
  status: number | null;
  etag: string | null;
  answer: string | null;
  /** Nobody works on it any more. */
  isLeft: boolean;
}

/** Keys of staff calls that make something, so that a repeat makes nothing twice. */
export default class PressedKeyModuleService {
  /** @returns null: somebody else has it; see `read` */
  async claim(accountId: string, key: string, call: string): Promise<PressedKey | null> {
    const holder = randomUUID();
    const rows = await run<object>(CLAIM, [accountId, key, call, holder, paced(LEASE_S)]);
    return rows.length > 0 ? { accountId, key, holder } : null;
  }

  /** @returns null: there is none, or it was released */
  async read(accountId: string, key: string): Promise<Pressed | null> {
    const [row] = await run<Pressed>(READ, [accountId, key]);
    return row ?? null;
  }

  async settle(
    { accountId, key, holder }: PressedKey,
    answer: { bodyHash: string; status: number; etag: string | null; text: string },
  ): Promise<void> {
    const { bodyHash, status, etag, text } = answer;
    await run(SETTLE, [accountId, key, holder, bodyHash, status, etag, text]);
  }

  /** Nothing came of it: the same key may be sent again, with any body. */
  async release({ accountId, key, holder }: PressedKey): Promise<void> {
    await run(RELEASE, [accountId, key, holder]);
  }
}
