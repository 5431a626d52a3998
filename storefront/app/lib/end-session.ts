import { ENDED_KEY } from "./session-ended";
import { writeToken } from "./write-token";

export const ENDED_TEXT = "Your session has ended. Please log in again.";

/**
 * After the server refused the token: forgets it and starts again at `/`, which says why. A whole
 * new page, since nothing that was asked for with the token may stay in memory.
 */
export function leaveRefused(): void {
  writeToken(null);
  try {
    window.sessionStorage.setItem(ENDED_KEY, ENDED_TEXT);
  } catch {
    // Without storage the next page says nothing.
  }
  window.location.assign("/");
}
