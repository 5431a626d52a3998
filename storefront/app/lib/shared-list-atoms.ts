import { storedAtom, useAtomValue, useSetAtom } from "./store";
import { textOf } from "./stored-values";

/** Versioned: a new shape gets a new key. */
export const SHARED_LIST_KEY = "sharedList.v1";

/** A guest's link to his wishlist, and what ends it. */
export interface KeptLink {
  code: string;
  key: string;
  count: number;
  expires_at: string;
}

function parseLink(raw: unknown): KeptLink | null {
  if (typeof raw !== "object" || raw === null) return null;
  const fields = raw as Readonly<Record<string, unknown>>;
  const [code, key, expires_at] = ["code", "key", "expires_at"].map((name) => textOf(fields[name]));
  const count = fields["count"];
  if (!code || !key || !expires_at || typeof count !== "number") return null;
  if (!(Date.parse(expires_at) > Date.now())) return null;
  return { code, key, count, expires_at };
}

const { valueAtom } = storedAtom<KeptLink | null>(SHARED_LIST_KEY, parseLink);

/** Null: nothing is shared from this device. */
export const useKeptLink = (): KeptLink | null => useAtomValue(valueAtom);
export const useKeepLink = () => useSetAtom(valueAtom);
