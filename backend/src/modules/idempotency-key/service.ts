import { randomUUID } from "node:crypto";
import { run } from "../../lib/database";
import { paced } from "../../lib/pace";
import type { ClaimedKey } from "./published-sql";
import { CLAIM, READ, RELEASE, KEEP_ANSWER } from "./sql";

/** Longer than anything but an upload over a bad line takes; that then starts over. */
const LEASE_S = 60;

/** What is known of a key that was sent before. */
export interface KnownKey {
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
export default class IdempotencyKeyModuleService {
  /** @returns null: somebody else has it; see `read` */
  async claim(accountId: string, key: string, call: string): Promise<ClaimedKey | null> {
    const holder = randomUUID();
    const rows = await run<object>(CLAIM, [accountId, key, call, holder, paced(LEASE_S)]);
    return rows.length > 0 ? { accountId, key, holder } : null;
  }

  /** @returns null: there is none, or it was released */
  async read(accountId: string, key: string): Promise<KnownKey | null> {
    const [row] = await run<KnownKey>(READ, [accountId, key]);
    return row ?? null;
  }

  async keepAnswer(
    { accountId, key, holder }: ClaimedKey,
    answer: { bodyHash: string; status: number; etag: string | null; text: string },
  ): Promise<void> {
    const { bodyHash, status, etag, text } = answer;
    await run(KEEP_ANSWER, [accountId, key, holder, bodyHash, status, etag, text]);
  }

  /** Nothing came of it: the same key may be sent again, with any body. */
  async release({ accountId, key, holder }: ClaimedKey): Promise<void> {
    await run(RELEASE, [accountId, key, holder]);
  }
}
