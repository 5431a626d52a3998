import { atom } from "jotai";
import { showMessageAtom } from "./message-atoms";
import { GUEST, LOADING, type Session, type SetSession } from "./session-state";
import { useAtomValue, useSetAtom } from "./store";
import { takeEndedText } from "./session-ended";
import { readToken, TOKEN_KEY } from "./token";
import { USER_LEFT } from "./user-left";

const heldAtom = atom<Session>(LOADING);
const sessionAtom = atom(
  (get) => get(heldAtom),
  (get, set, session: Session, text?: string) => {
    const before = get(heldAtom).user?._id;
    if (before !== undefined && before !== session.user?._id) {
      window.dispatchEvent(new Event(USER_LEFT));
    }
    set(heldAtom, session);
    if (text !== undefined) {
      set(showMessageAtom, { tone: "danger", text, durationMs: ENDED_MESSAGE_MS });
    }
  },
);

/** Milliseconds: longer than a cart message, since nobody is expecting it. */
const ENDED_MESSAGE_MS = 8000;

/** Finds out who is signed in, and again whenever another tab signs in or out. */
sessionAtom.onMount = (set) => {
  const start = () => {
    if (readToken() === null) set(GUEST, takeEndedText());
    // Guests (most shoppers) never fetch the code that asks for a user. If it can't be fetched now,
    // the next page tries again: the token stays.
    else
      import("./session-calls").then(
        (calls) => calls.loadSession(set),
        () => undefined,
      );
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === null) start();
  };
  start();
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
};

export const useSessionState = (): Session => useAtomValue(sessionAtom);
export const useSetSession = (): SetSession => useSetAtom(sessionAtom);

/** The popup's first step; the later ones are the popup's own state. */
export type PopupMode = "login" | "register";

const popupAtom = atom<PopupMode | null>(null);

/** Null: closed. */
export const usePopupMode = (): PopupMode | null => useAtomValue(popupAtom);
/** Opens the login and register popup, or closes it with null. */
export const useSetPopupMode = () => useSetAtom(popupAtom);
