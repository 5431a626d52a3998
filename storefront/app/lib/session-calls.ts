/** The session's calls: fetched only by those who have a token. */
import type { DoneResponse, MeResponse, User } from "@strive/backend/contracts/accounts";
import * as words from "~/words/session";
import { api } from "./api-client";
import { ApiError } from "./api-error";
import { EndSessionEvent } from "./end-session-event";
import { paths } from "./paths";
import { GUEST, type SetSession } from "./session-state";
import { readToken } from "./token";
import { writeToken } from "./write-token";

/** Milliseconds between tries while there is no clear answer; doubled each time. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 60_000;
/** Milliseconds that the logout call may take; the shopper does not wait for it. */
const LOGOUT_TIMEOUT = 5000;

/** Where the order that staff are entering is kept on the device: it names a customer. */
export const DRAFT_KEY = "adminOrderDraft";

/** It must not outlive the session of whoever typed it. */
export function forgetDraft(): void {
  try {
    window.localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

// A token that a call finds refused is removed before the page is loaded anew (lib/end-session); a
// reload while signed in keeps the draft.
if (typeof window !== "undefined") {
  window.addEventListener("pagehide", () => {
    if (readToken() === null) forgetDraft();
  });
}

/** Ends early when the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener("online", done);
  });
}

/** Unclear: a bad network, a busy or broken server. That says nothing about the token. */
async function askWho(): Promise<User | "refused" | "unclear"> {
  try {
    return (await api.get<MeResponse>("/auth/me", { leaveOn401: false })).user;
  } catch (error) {
    const isClear = error instanceof ApiError && !error.isTransient && error.status !== 429;
    return isClear ? "refused" : "unclear";
  }
}

/**
 * Asks who owns the stored token. A refused token is removed; without a clear answer it stays and
 * is tried again, so that a bad network logs nobody out.
 */
export async function loadSession(set: SetSession): Promise<void> {
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    const token = readToken();
    if (token === null) return set(GUEST);
    const answer = await askWho();
    // Somebody may have signed in or out while this was in flight.
    if (readToken() !== token) continue;
    if (answer === "unclear") {
      await pause(wait);
    } else if (answer === "refused") {
      writeToken(null);
      forgetDraft();
      return set(GUEST, words.ended);
    } else {
      writeToken(token, answer.role === "admin");
      return set({ status: "user", user: answer });
    }
  }
}

/**
 * Removes token and user at once and goes to `/`; cart and wishlist are cleared once they
 * are saved in the account. Resolves when the server
 * was told too, or could not be reached in time: a token expires by itself. Never rejects.
 */
export async function endSession(
  set: SetSession,
  navigate: (to: string) => void | Promise<void>,
): Promise<void> {
  const token = readToken();
  const ending = new EndSessionEvent();
  if (token !== null) window.dispatchEvent(ending);
  writeToken(null);
  forgetDraft();
  set(GUEST);
  await navigate(paths.home());
  if (token === null) return;
  await ending.settled();
  await api
    .post<DoneResponse>("/auth/logout", {
      headers: { Authorization: `Bearer ${token}` },
      timeoutMs: LOGOUT_TIMEOUT,
      leaveOn401: false,
    })
    .catch(() => undefined);
}
