import type { Access } from "../../contracts/access-log";
import type { StoredAccess } from "../../modules/staff/access-log/service";

/** An entry of the access log as `/api` shows it. */
export const accessOf = (entry: StoredAccess): Access => ({
  id: entry.id,
  _id: entry.id,
  at: new Date(entry.at).toISOString(),
  account_id: entry.accountId,
  who: entry.who,
  kind: entry.kind,
  call: entry.call,
  subject_ids: [...entry.subjectIds],
  request_id: entry.requestId,
});
