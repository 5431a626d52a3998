import type { RememberedLine } from "../../contracts/alerts";
import type { Language } from "../../contracts/languages";
import type { SavedWish } from "../../contracts/saved-lists";
import type { Channel } from "../../contracts/text-channels";

/** Who is told, and how. */
export interface Addressee {
  /** E-mail address in lower case, or E.164. */
  contact: string;
  channel: Channel;
  language: Language;
  accountId: string | null;
}

/** Somebody who asks to be told. */
export interface Ask extends Addressee {
  variantId: string;
  productId: string;
}

/** Somebody who asks to be reminded of a cart. */
export interface RemindAsk extends Addressee {
  /** What is in his browser; of an account, what it keeps counts. */
  lines: readonly RememberedLine[];
}

/** Somebody who is reminded now. */
export interface Reminded extends Omit<Addressee, "accountId"> {
  id: string;
  code: string;
}

/** An ask whose turn has come. */
export interface Told {
  id: string;
  /** The lower, the earlier he asked. */
  place: number;
  variantId: string;
  contact: string;
  channel: Channel;
  language: Language;
  code: string;
  /** Including this one. */
  tellings: number;
}

/** What the link of a message leads to. */
export interface Linked {
  kind: "stock" | "prices" | "cart";
  contact: string;
  channel: Channel;
  productId: string | null;
  variantId: string | null;
  language: Language;
  /** What is in the cart that it is about; null: it is about none. */
  lines: RememberedLine[] | null;
  isOn: boolean;
}

/** What one account waits for. */
export interface OwnAsks {
  prices: boolean;
  stock: Array<{
    code: string;
    productId: string;
    variantId: string;
    contact: string;
    channel: Channel;
    agreedTo: string;
    createdAt: string;
    toldAt: string | null;
  }>;
  carts: Array<{
    code: string;
    contact: string;
    channel: Channel;
    agreedTo: string;
    lines: RememberedLine[];
    createdAt: string;
    toldAt: string | null;
  }>;
}

export interface ChangedList {
  accountId: string;
  version: number;
  items: SavedWish[];
}

/** Somebody who watches the price of one product. */
export interface Watcher {
  accountId: string;
  size: string;
  color: string;
  since: Date;
  toldAt: Date | null;
  /** A drop that he is not told of yet. */
  nowRwf: number | null;
}

export interface FallenPrice {
  accountId: string;
  productId: string;
  size: string;
  color: string;
  beforeRwf: number;
  nowRwf: number;
}

/** An account to be told of what fell. */
export interface ToldAccount {
  accountId: string;
  email: string;
  language: Language;
  code: string;
  tellings: number;
}
