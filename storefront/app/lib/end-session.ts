import * as words from "~/words/session";
import { localPath } from "./local-path";
import { ENDED_KEY } from "./session-ended";
import { writeToken } from "./write-token";

/**
 * After the server refused the token: removes it and reloads at `/`, which says why. A full page
 * load, since nothing that was fetched with the token may stay in memory.
 */
export function leaveRefused(): void {
  writeToken(null);
  try {
    window.sessionStorage.setItem(ENDED_KEY, words.ended);
  } catch {
    // Without storage the next page says nothing.
  }
  window.location.assign(localPath("/"));
}
