import type { ContentNow } from "@strive/backend/contracts/content-parts";
import type { Language } from "@strive/backend/contracts/languages";

/** What the server that mounts the storefront gives to every request. */
export interface ShopContext {
  /** Reads `/api/…` in process, or over the network when the storefront runs alone. */
  apiFetch(path: string, init?: RequestInit): Promise<Response>;
  /** Public origin, without a slash at the end. */
  shopUrl: string;
  /** The shop's display name; absent where nobody could set one: the brand's name is used. */
  siteName?: string;
  /** What staff say on its pages; absent where nobody could: the brand's own words are used. */
  content?: ContentNow;
  /** Those of some products that are in the shop: the text of a JSON list. Absent where there is no `content`. */
  productsNamed?: (ids: readonly string[], language: Language) => Promise<string>;
  /** For somebody who wants to save data; absent: it is not. */
  isSaving?: boolean;
  /**
   * Put as `nonce` on every script that the renderer itself writes, so that the server can tell them
   * from one that got into the page by other ways, and allow them alone. It takes the mark off again.
   */
  scriptMark?: string;
}
