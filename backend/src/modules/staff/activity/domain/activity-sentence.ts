type Fields = Readonly<Record<string, unknown>>;

/** What of a activity its sentence is made from. */
export interface ToldActivity {
  who: string;
  action: string;
  kind: string;
  label: string;
  before: Fields | null;
  after: Fields | null;
}

const LONGEST_VALUE = 60;
const MOST_FIELDS = 4;

/** Activities that before and after don't explain. */
const VERBS: Readonly<Record<string, string>> = {
  "order.note": "added a note to",
  "return.pictures": "changed the pictures of",
  "refund.create": "started a refund of",
  "user.password": "changed the password of",
  "user.logout-everywhere": "ended all logins of",
  "delivery-sheet.count": "counted the cash of",
  "delivery-sheet.renew": "renewed the link of",
  "mail.retry": "sent again",
  "import.start": "started",
  "import.cancel": "stopped",
  "native.call": "called",
};

function verbOf({ action, before, after }: ToldActivity): string {
  const own = VERBS[action];
  if (own !== undefined) return own;
  if (before === null && after !== null) return "added";
  return before !== null && after === null ? "deleted" : "changed";
}

/** `stock_quantity` and `stockQuantity` to `stock quantity`. */
const words = (name: string) =>
  name
    .replaceAll("_", " ")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase();

/** Null: too much for a sentence. */
function valueText(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return "none";
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return null;
  return value.length > LONGEST_VALUE ? null : value;
}

function fieldText(name: string, before: unknown, after: unknown): string {
  const [old, now] = [valueText(before), valueText(after)];
  return old === null || now === null ? words(name) : `${words(name)} ${old} → ${now}`;
}

/** There is one of each. */
const NAMELESS: Readonly<Record<string, string>> = {
  settings: "the app settings",
  shipping: "the delivery settings",
};

const subjectText = ({ kind, label }: ToldActivity) =>
  kind === "native" ? `${label} in the back office` : (NAMELESS[kind] ?? `${words(kind)} ${label}`);

/** "admin@strive.rw changed order STR-000123: status pending → shipped" */
export function activitySentence(activity: ToldActivity): string {
  const who = activity.who === "system" ? "The shop" : activity.who;
  const head = `${who} ${verbOf(activity)} ${subjectText(activity)}`;
  const { before, after } = activity;
  if (before === null || after === null) return head;
  const names = Object.keys(after);
  const told = names
    .slice(0, MOST_FIELDS)
    .map((name) => fieldText(name, before[name], after[name]));
  const rest = names.length - told.length;
  if (told.length === 0) return head;
  return `${head}: ${told.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
