import type { User } from "@strive/backend/contracts/accounts";

/** `loading` on the server, until hydration, and until the token's owner is known. */
export type Session =
  | { status: "loading"; user: null }
  | { status: "guest"; user: null }
  | { status: "user"; user: User };

export const LOADING: Session = { status: "loading", user: null };
export const GUEST: Session = { status: "guest", user: null };

/** `text`: why somebody is a guest all of a sudden. */
export type SetSession = (session: Session, text?: string) => void;
