import type { Call } from "./openapi-calls";

/** Who sends a request. The last four come with a token that opens nothing. */
export const CALLERS = [
  "guest",
  "customer",
  "admin",
  "garbled token",
  "unsigned token",
  "foreign token",
  "ended token",
] as const;
export type Caller = (typeof CALLERS)[number];

type NamedKind =
  | "user"
  | "product"
  | "handle"
  | "category"
  | "order"
  | "payment"
  | "refund"
  | "return"
  | "order-return"
  | "review"
  | "order-review"
  | "receipt"
  | "order-receipt"
  | "rider"
  | "sheet"
  | "parcel"
  | "message"
  | "mail"
  | "notification"
  | "import"
  | "line"
  | "native-customer"
  | "address";
/** What an id is of. Whatever has no name goes by the path it is found under: `/api/admin/discounts`. */
export type Kind = NamedKind | `/${string}`;

/** An id that is there, and what belongs to it. */
export interface Known {
  readonly id: string;
  /** Of a refund: its payment; of a return, a receipt or a reviewed line, where both are named: its order. Of an order: what opens it, and its number. */
  readonly parent?: string;
  /** Of a return: a picture of it. */
  readonly child?: string;
  readonly token?: string;
  readonly number?: string;
  /** Nobody who might be let in changes it: it is looked at when all is over. */
  readonly isOthers?: boolean;
}

const MOST = 60;

/** Ids that the requests name: some from the start, others learnt from answers; the newest stay. */
export class Pools {
  readonly #known = new Map<Kind, Known[]>();
  /** Of saved lists, as last heard. */
  version = 0;

  add(kind: Kind, ...entries: readonly Known[]): void {
    const pool = this.#known.get(kind) ?? [];
    pool.push(...entries);
    this.#known.set(kind, pool);
    while (pool.length > MOST) {
      const oldest = pool.findIndex(({ isOthers }) => !isOthers);
      pool.splice(Math.max(oldest, 0), 1);
    }
  }

  /** The `at`th one that a caller may name: an admin would be let in to what must stay as it is. */
  pick(kind: Kind, at: number, caller: Caller): Known {
    const pool = this.#known.get(kind) ?? [];
    const open = caller === "admin" ? pool.filter(({ isOthers }) => !isOthers) : pool;
    return open[at % Math.max(open.length, 1)] ?? { id: "not-there" };
  }

  /** Remembers what a call made. */
  learn({ key, method, path }: Call, answer: unknown): void {
    const data = (answer as { data?: Record<string, unknown> } | null)?.data;
    if (typeof data !== "object" || data === null) return;
    if (typeof data["version"] === "number") this.version = data["version"];
    const text = (name: string) => (typeof data[name] === "string" ? data[name] : undefined);
    const id = text("id") ?? text("job_id") ?? text("code");
    const kind = MADE_BY[key] ?? placeOf({ method, path });
    if (kind === undefined || id === undefined) return;
    const handle = text("handle");
    if (handle !== undefined) this.add(kind.replace("/admin/", "/") as Kind, { id: handle });
    if (kind === "order") {
      const lines = data["items"] as { id: string }[];
      this.add("line", ...lines.map((line) => ({ id: line.id })));
    }
    const parent = text("payment_id");
    const token = text("access_token");
    const number = text("order_number");
    this.add(kind, {
      id,
      ...(parent === undefined ? {} : { parent }),
      ...(token === undefined ? {} : { token }),
      ...(number === undefined ? {} : { number }),
    });
  }
}

const MADE_BY: Readonly<Record<string, Kind>> = {
  "POST /api/products": "product",
  "POST /api/categories": "category",
  "POST /api/orders": "order",
  "POST /api/payments": "payment",
  "POST /api/payments/:id/refunds": "refund",
  "POST /api/orders/:id/returns": "return",
  "POST /api/products/import": "import",
  "POST /api/admin/riders": "rider",
  "POST /api/auth/me/addresses": "address",
};

/** Where what a call makes is found: the address it was sent to. */
const placeOf = ({ method, path }: Pick<Call, "method" | "path">): Kind | undefined =>
  method === "POST" && !path.includes(":") ? (path as Kind) : undefined;

const KIND_OF_PATH: readonly (readonly [begin: string, kind: Kind])[] = [
  ["/api/payments/:id/refunds/:refund_id", "refund"],
  ["/api/orders/:id/returns/:return_id", "order-return"],
  ["/api/orders/:id/reviews/:item_id", "order-review"],
  ["/api/orders/:id/receipts/:receipt_id", "order-receipt"],
  ["/api/returns", "return"],
  ["/api/reviews", "review"],
  ["/api/receipts", "receipt"],
  ["/api/admin/riders", "rider"],
  ["/api/admin/delivery-sheets", "sheet"],
  ["/api/admin/parcels", "parcel"],
  ["/api/rider/parcels", "parcel"],
  ["/api/auth/me/addresses", "address"],
  ["/api/auth/users", "user"],
  ["/api/products/import", "import"],
  ["/api/products", "product"],
  ["/api/categories/:id", "category"],
  ["/api/admin/size-charts", "category"],
  ["/api/admin/store-credit", "user"],
  ["/api/orders", "order"],
  ["/api/payments", "payment"],
  ["/api/contact", "message"],
  ["/api/mails", "mail"],
  ["/api/notifications", "notification"],
  ["/api/transit", "line"],
  ["/admin/shop/orders", "order"],
  ["/admin/shop/products", "product"],
  ["/admin/shop/customers", "native-customer"],
];

/** Where a path names no thing but one of a few words. */
export const WORDS_OF_PATH: readonly (readonly [begin: string, word: string])[] = [
  ["/api/admin/content/:part", "banner"],
  ["/api/categories/gender/:gender", "unisex"],
];

/** What the first parameter of a path is an id of. */
export const kindOf = ({ path }: Call): Kind =>
  KIND_OF_PATH.find(([begin]) => path.startsWith(begin))?.[1] ??
  (path.slice(0, path.indexOf("/:")) as Kind);
