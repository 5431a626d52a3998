import fc, { type Arbitrary } from "fast-check";
import { dayIn } from "../delivery-desk";
import type { JsonSchema } from "./openapi-calls";
import type { Caller, Kind, Pools } from "./pools";

/** What a generated request may name. */
export interface Stock {
  readonly pools: Pools;
  readonly variantId: string;
  /** A JPEG that is one. */
  readonly picture: Buffer;
  readonly passwords: readonly string[];
  /** Addresses of people that are there. */
  readonly emails: readonly string[];
}

/** A number of any size into one of the pool, so that a pool that grows leaves the draw as it was. */
const pooled = (
  { pools }: Stock,
  kind: Kind,
  { caller, of }: { caller: Caller; of: "id" | "token" | "number" },
): Arbitrary<unknown> => fc.nat(999).map((at) => pools.pick(kind, at, caller)[of] ?? "none");

const email = ({ emails }: Stock) =>
  fc.oneof(
    fc.constantFrom(...emails),
    fc.nat(1e6).map((n) => `fuzz.${n}@example.rw`),
  );
const password = ({ passwords }: Stock) => fc.constantFrom(...passwords);
const line = (text: string) => fc.nat(9999).map((n) => `${text} ${n}`);

type Maker = (stock: Stock, caller: Caller) => Arbitrary<unknown>;

/** Good values by the name of a field, where its schema alone doesn't say what is good. */
const BY_NAME: Readonly<Record<string, Maker>> = {
  email,
  password,
  currentPassword: password,
  newPassword: password,
  phone: () => fc.constantFrom("+250788123456", "0788123456", "0788 123 456", ""),
  // Both are somebody's, and nobody here has one.
  gift_card: () => fc.constant(undefined),
  drop_ticket: () => fc.constant(undefined),
  district: () => fc.constantFrom("Gasabo", "gasabo", "Huye"),
  country: () => fc.constant("RW"),
  code: () => fc.nat(999_999).map((n) => String(n).padStart(6, "0")),
  variant_id: ({ variantId }) => fc.constant(variantId),
  product_id: (stock, caller) => pooled(stock, "product", { caller, of: "id" }),
  category_id: (stock, caller) => pooled(stock, "category", { caller, of: "id" }),
  category: (stock, caller) => pooled(stock, "category", { caller, of: "id" }),
  item_id: (stock, caller) => pooled(stock, "line", { caller, of: "id" }),
  order_id: (stock, caller) => pooled(stock, "order", { caller, of: "id" }),
  access_token: (stock, caller) => pooled(stock, "order", { caller, of: "token" }),
  order_number: (stock, caller) => pooled(stock, "order", { caller, of: "number" }),
  orderNumber: (stock, caller) => pooled(stock, "order", { caller, of: "number" }),
  order_numbers: (stock, caller) => pooled(stock, "order", { caller, of: "number" }),
  version: ({ pools }) => fc.constant(null).map(() => Math.max(pools.version, 1)),
  language: () => fc.constantFrom("en", "rw", "fr"),
  id: (stock, caller) => pooled(stock, "product", { caller, of: "id" }),
  _id: (stock, caller) => pooled(stock, "product", { caller, of: "id" }),
  account_id: (stock, caller) => pooled(stock, "user", { caller, of: "id" }),
  contact: email,
  day: () => fc.constant(dayIn(1)),
  new_day: () => fc.constant(dayIn(2)),
  starts_at: () => fc.constant(null),
  opens_at: () => fc.constant(`${dayIn(1)}T08:30:00.000Z`),
  ends_at: () => fc.constant(null),
  percent: () => fc.constantFrom(5, 90),
  delivery_address: () => line("KG 11 Ave"),
  products: (stock, caller) => pooled(stock, "product", { caller, of: "id" }).map((id) => [id]),
  cover: () => fc.constant(null),
  drop_id: () => fc.constant(null),
  scope: () => fc.constant("everything"),
  scope_ids: () => fc.constant([]),
  price: () => fc.constantFrom(12_000, 500),
  stock_quantity: () => fc.constantFrom(4, 0, 90),
  amount: () => fc.constantFrom(1, 1500, 1500),
  buyer_tin: () => fc.constantFrom("120987654", null),
  purchase_code: () => fc.constantFrom("AB12CD", null),
  quantity: () => fc.constantFrom(1, 1, 2),
  product_name: () => line("Fuzzed shirt"),
  category_name: () => line("Fuzzed category"),
  handle: () => fc.nat(9999).map((n) => `fuzzed-${n}`),
  image: () => fc.constantFrom(null, "/uploads/none.webp"),
  color: () => fc.constantFrom("#aa3300", "Gray"),
  sizes: () => fc.constantFrom(["S", "M"], "S,M", '["S"]', []),
  image_colors: () => fc.constantFrom(["#aa3300"], [""]),
  image_views: () => fc.constantFrom(["front"], ["", "back"]),
  colors: () => fc.constantFrom(["#aa3300"], "Black, #112233", []),
  variants: () => fc.constantFrom([{ size: "S", color: "#aa3300", stock_quantity: 3 }], "[]"),
  existingImages: () => fc.constant([]),
  imageOrder: () => fc.constant([]),
  updatedAt: () => fc.constantFrom("2026-01-31T08:30:00.000Z"),
  limit: () => fc.constantFrom("1", "5", "100"),
  offset: () => fc.constantFrom("0", "3", "1000000"),
  days: () => fc.constantFrom("7", "366"),
  months: () => fc.constantFrom("2", "60"),
  min_price: () => fc.constantFrom("0", "20000"),
  max_price: () => fc.constantFrom("20000", "9000000"),
  min_days: () => fc.constant(1),
  max_days: () => fc.constant(3),
  q: () => fc.constantFrom("shirt", "hood", "black dress"),
  search: () => fc.constantFrom("sh", "shirt", "STR-0"),
  after: (stock, caller) => pooled(stock, "notification", { caller, of: "id" }),
  status: () => fc.constantFrom("pending", "processing", "completed", "published", "all", "draft"),
  payment_method: () => fc.constantFrom("placeholder", "cod"),
  // Everyone else would meet nothing but the closed door.
  maintenanceMode: () => fc.constant(false),
};

/** As above, of fields that are objects: their schema knows less than they need. */
const OBJECT_BY_NAME: Readonly<Record<string, Maker>> = {
  title: () => line("Fuzzed").map((en) => ({ en })),
  text: () => line("Fuzzed text").map((en) => ({ en })),
  pin: () => fc.constantFrom(null, { latitude: -1.95, longitude: 30.06 }),
  discount: () => fc.constantFrom({ percent: 5, reason: "A button is missing" }, null),
};

const textOf = ({ minLength = 1, maxLength = 40 }: JsonSchema) =>
  fc
    .string({ unit: fc.constantFrom(..."abcdefgh ijk"), minLength: 1, maxLength: 12 })
    .map((text) => text.padEnd(minLength, "x").slice(0, maxLength));

function fromSchema(schema: JsonSchema, stock: Stock, caller: Caller): Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, stock, caller)));
  switch (schema.type) {
    case "object":
      return validObject(schema, stock, caller);
    case "array":
      return fc.array(fromSchema(schema.items ?? {}, stock, caller), {
        minLength: 1,
        maxLength: 3,
      });
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 60, 60) });
    case "null":
      return fc.constant(null);
    case "string":
      return textOf(schema);
    default:
      return fc.constant("anything");
  }
}

/** An object of this schema: all that is required, and some of the rest. */
function validObject(
  { properties = {}, required = [] }: JsonSchema,
  stock: Stock,
  caller: Caller,
): Arbitrary<unknown> {
  const drawn = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => isWanted(name))
        .map(([name, schema]) => [name, validValue(name, schema, { stock, caller })]),
    );
  const needed = fc.record(drawn((name) => required.includes(name)));
  const further = fc.record(
    drawn((name) => !required.includes(name)),
    { requiredKeys: [] },
  );
  return fc.tuple(needed, further).map(([must, may]) => ({ ...must, ...may }));
}

/** A value that a field of this name and schema most likely takes. */
export function validValue(
  name: string,
  schema: JsonSchema,
  { stock, caller }: { stock: Stock; caller: Caller },
): Arbitrary<unknown> {
  const named = schema.type === "object" ? undefined : BY_NAME[name];
  const own = schema.enum ? undefined : (OBJECT_BY_NAME[name] ?? named);
  return own ? own(stock, caller) : fromSchema(schema, stock, caller);
}
