type Fields = Readonly<Record<string, unknown>>;

/** What of an activity its sentence is made from. */
export interface ToldActivity {
  who: string;
  action: string;
  kind: string;
  label: string;
  before: Fields | null;
  after: Fields | null;
}

/** The parts of such sentences in a language, in this order: who, verb, what, and what of it changed. */
export interface ActivityWords {
  /** Who did it, where nobody did. */
  shop: string;
  /** By their action; where it has none, those that were added, deleted or changed. */
  verbs: Readonly<Record<string, string>> & Record<"added" | "deleted" | "changed", string>;
  /** Kinds of things, before their names. */
  kinds: Readonly<Record<string, string>>;
  /** Things there is one of, by their kind. */
  single: Readonly<Record<string, string>>;
  inBackOffice: (label: string) => string;
  /** Names of fields, spelt in words; those that it lacks stay as they are. */
  fields: Readonly<Record<string, string>>;
  /** Values that are words, such as an order's status. */
  values: Readonly<Record<string, string>> & Record<"none" | "on" | "off", string>;
  andMore: (told: string, more: number) => string;
}

export const ENGLISH_ACTIVITY_WORDS: ActivityWords = {
  shop: "The shop",
  verbs: {
    added: "added",
    deleted: "deleted",
    changed: "changed",
    "order.note": "added a note to",
    "return.pictures": "changed the pictures of",
    "review.answer": "answered the review of",
    "content.picture": "sent",
    "content.publish": "published",
    "content.withdraw": "took back",
    "refund.create": "started a refund of",
    "user.password": "changed the password of",
    "user.logout-everywhere": "ended all logins of",
    "delivery-sheet.count": "counted the cash of",
    "delivery-sheet.renew": "renewed the link of",
    "mail.retry": "sent again",
    "import.start": "started",
    "import.cancel": "stopped",
    "native.call": "called",
  },
  kinds: {},
  single: { settings: "the app settings", shipping: "the delivery settings" },
  inBackOffice: (label) => `${label} in the back office`,
  fields: {},
  values: { none: "none", on: "on", off: "off" },
  andMore: (told, more) => `${told} and ${more} more`,
};

const LONGEST_VALUE = 60;
const MOST_FIELDS = 4;

function verbOf({ action, before, after }: ToldActivity, { verbs }: ActivityWords): string {
  const own = verbs[action];
  if (own !== undefined) return own;
  if (before === null && after !== null) return verbs.added;
  return before !== null && after === null ? verbs.deleted : verbs.changed;
}

/** `stock_quantity` and `stockQuantity` to `stock quantity`. */
const spelt = (name: string) =>
  name
    .replaceAll(/[_-]/g, " ")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase();

/** A field's name in words, such as `stock quantity`. */
export const fieldName = (name: string, { fields }: ActivityWords): string =>
  fields[spelt(name)] ?? spelt(name);

/** Null: too much for a sentence. */
function valueText(value: unknown, { values }: ActivityWords): string | null {
  if (value === null || value === undefined || value === "") return values.none;
  if (typeof value === "boolean") return value ? values.on : values.off;
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return null;
  return value.length > LONGEST_VALUE ? null : (values[value] ?? value);
}

function fieldText(name: string, before: unknown, after: unknown, words: ActivityWords): string {
  const [old, now] = [valueText(before, words), valueText(after, words)];
  const field = fieldName(name, words);
  return old === null || now === null ? field : `${field} ${old} → ${now}`;
}

function subjectText({ kind, label }: ToldActivity, words: ActivityWords): string {
  if (kind === "native") return words.inBackOffice(label);
  return words.single[kind] ?? `${words.kinds[kind] ?? spelt(kind)} ${label}`;
}

/** "admin@strive.rw changed order STR-000123: status pending → shipped" */
export function activityText(activity: ToldActivity, words: ActivityWords): string {
  const who = activity.who === "system" ? words.shop : activity.who;
  const head = `${who} ${verbOf(activity, words)} ${subjectText(activity, words)}`;
  const { before, after } = activity;
  if (before === null || after === null) return head;
  const names = Object.keys(after);
  const told = names
    .slice(0, MOST_FIELDS)
    .map((name) => fieldText(name, before[name], after[name], words))
    .join(", ");
  if (told === "") return head;
  const more = names.length - MOST_FIELDS;
  return `${head}: ${more > 0 ? words.andMore(told, more) : told}`;
}
