import { activityText, ENGLISH_ACTIVITY_WORDS } from "../../contracts/activity-text";
import type { Activity } from "../../contracts/dashboard";
import type { LoggedActivity } from "../../modules/staff/activity/service";

/** A line of the audit log as `/api` shows it. */
export const activityOf = (event: LoggedActivity): Activity => ({
  id: event.id,
  _id: event.id,
  at: new Date(event.at).toISOString(),
  who: event.who,
  action: event.action,
  subject: { kind: event.kind, id: event.subjectId, label: event.label },
  before: event.before,
  after: event.after,
  text: activityText(event, ENGLISH_ACTIVITY_WORDS),
});
