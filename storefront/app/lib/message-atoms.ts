import { atom } from "jotai";
import { useAtomValue, useSetAtom } from "./store";

/** Milliseconds a cart message stays. */
export const MESSAGE_MS = 3000;

export interface ShopMessage {
  tone: "success" | "danger";
  text: string;
  /** A link (`to`) or a button (`onAction`) behind the text, such as Undo. */
  action?: { label: string; to: string } | { label: string; onAction: () => void };
  durationMs?: number;
}

interface Shown extends ShopMessage {
  /** Tells two messages with the same text apart. */
  key: number;
}

const shownAtom = atom<Shown | null>(null);
/** For other atoms; components use the hook below. */
export const showMessageAtom = atom(null, (get, set, message: ShopMessage) =>
  set(shownAtom, { ...message, key: (get(shownAtom)?.key ?? 0) + 1 }),
);
const hideAtom = atom(null, (get, set, key: number) => {
  if (get(shownAtom)?.key === key) set(shownAtom, null);
});

export const useShownMessage = () => useAtomValue(shownAtom);
export const useShowMessage = () => useSetAtom(showMessageAtom);
export const useHideMessage = () => useSetAtom(hideAtom);
