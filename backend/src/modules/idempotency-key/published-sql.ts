import { AsyncLocalStorage } from "node:async_hooks";
import { ApiError } from "../../lib/api-error";
import type { Run, Statement } from "../../lib/database";

/** A key staff sent with a call, held by whoever works on it. */
export interface ClaimedKey {
  accountId: string;
  key: string;
  /** Unique to this one try. */
  holder: string;
}

const storage = new AsyncLocalStorage<ClaimedKey>();

/** Everything `work` does and starts is under this key. */
export const underKey = <Result>(key: ClaimedKey, work: () => Result): Result =>
  storage.run(key, work);

/** $1 account, $2 key, $3 holder, $4 what is done. Index: the unique one of pressed_key. */
const DO: Statement = {
  name: "idempotency-key.do",
  text: `
UPDATE pressed_key SET did = $4 WHERE account_id = $1 AND key = $2 AND holder = $3 RETURNING id`,
};

export const inProgress = () =>
  new ApiError(409, "in_progress", "This is still being saved. Please wait a moment.", {
    headers: { "Retry-After": "1" },
  });

/**
 * Notes what is done under this call's key, if it has one: in the same transaction, so that a
 * process killed before it answers leaves either nothing or a note of it. @throws ApiError 409 if it
 * was so slow that another try took over the key
 */
export async function noteUnderKey(inside: Run, what: string): Promise<void> {
  const claimed = storage.getStore();
  if (!claimed) return;
  const { accountId, key, holder } = claimed;
  const rows = await inside<object>(DO, [accountId, key, holder, what]);
  if (rows.length === 0) throw inProgress();
}
