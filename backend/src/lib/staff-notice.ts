import type { Notification } from "../contracts/notifications";
import { entityId } from "./entity-id";
import type { Run, Statement } from "./database";

/** Something that staff should know, shown to every admin until each has read it. */
export interface StaffNotice {
  /** One notice for each key, however often its cause is retried. */
  key: string;
  type: Notification["type"];
  /** One plain sentence. */
  text: string;
  /** Path in the shop, such as `/admin/orders?view=…`; null when there is nothing to open. */
  link: string | null;
}

/** What the table's trigger tells every process of the shop on commit (payload: the row's id). */
export const NOTICE_CHANNEL = "strive_staff_notice";

/** $1 id, $2 key, $3 type, $4 text, $5 link. Index: staff_notice_key. */
const ADD: Statement = {
  name: "staff-notice.add",
  text: `INSERT INTO staff_notice (id, key, type, text, link) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (key) DO NOTHING`,
};

/** Tells staff, in the transaction of the cause: both or neither. */
export async function notifyStaff(inside: Run, notice: StaffNotice): Promise<void> {
  const { key, type, text, link } = notice;
  await inside(ADD, [entityId("note"), key, type, text, link]);
}
