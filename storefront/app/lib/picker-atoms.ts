import type { Product } from "@strive/backend/contracts/catalogue";
import { atom } from "jotai";
import { useAtomValue, useSetAtom } from "./store";

/** What the picker of size and colour opens with. */
export interface Picking {
  product: Product;
  /** The colour of the picture shown. */
  color: string;
  /** The button that was pressed: it gets the focus back. */
  opener: HTMLElement;
  onAdded: () => void;
}

const pickingAtom = atom<Picking | null>(null);

export const usePicking = () => useAtomValue(pickingAtom);
/** Null closes. */
export const useSetPicking = () => useSetAtom(pickingAtom);
