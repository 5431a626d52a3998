import type { User } from "@strive/backend/contracts/accounts";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useSessionState, useSetSession } from "./account-atoms";
import { endSession } from "./session-calls";
import type { Session } from "./session-state";
import { writeToken } from "./write-token";

export type SessionApi = Session & {
  /** After login, verification, and a password change (which brings a new token). */
  signIn: (token: string, user: User) => void;
  /** The same person with other details: a name that was changed. */
  updateUser: (user: User) => void;
  /** Removes token and user, goes to `/`, and tells the server. Never rejects. */
  signOut: () => Promise<void>;
};

/**
 * Who is signed in, and how to change it; `loading` on the server and until that is known. For
 * screens outside the first load: what every page shows reads `useSessionState`.
 */
export function useSession(): SessionApi {
  const session = useSessionState();
  const set = useSetSession();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      ...session,
      signIn: (token, user) => {
        writeToken(token, user.role === "admin");
        set({ status: "user", user });
      },
      updateUser: (user) => set({ status: "user", user }),
      signOut: () => endSession(set, navigate),
    }),
    [session, set, navigate],
  );
}
