import { atom } from "jotai";
import { useAtomValue, useSetAtom } from "./store";

/** What was asked for on this visit. */
export interface Asked {
  /** As it was stored: an e-mail address, or E.164. */
  contact: string;
  /** Takes it back. */
  code: string;
}

/** By variant. In memory alone: whose phone this is, the next visitor need not read. */
const askedAtom = atom<ReadonlyMap<string, Asked>>(new Map());

export const useAsked = (variantId: string): Asked | undefined =>
  useAtomValue(askedAtom).get(variantId);

const lastContactAtom = atom<string | null>(null);

/** The contact that was used last, also where that was taken back; null: none was. */
export const useLastContact = (): string | null => useAtomValue(lastContactAtom);

export const useSetLastContact = () => useSetAtom(lastContactAtom);

const changeAtom = atom(null, (get, set, variantId: string, asked: Asked | null) => {
  const next = new Map(get(askedAtom));
  next.delete(variantId);
  if (asked !== null) {
    next.set(variantId, asked);
    set(lastContactAtom, asked.contact);
  }
  set(askedAtom, next);
});

/** Null: it was taken back. */
export const useSetAsked = () => useSetAtom(changeAtom);
