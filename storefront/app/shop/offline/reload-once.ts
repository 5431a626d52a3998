import { readSession, writeSession } from "../session-values";
import { buildOf } from "./seen";

/** The build of the page that was loaded anew because its files were gone. */
const KEY = "reloadedFrom";

/**
 * The shop was updated, and a file of this page is gone: the page is loaded anew, as the new build's. Once: if
 * the next one lacks a file as well, it is not for its age.
 */
export function reloadOnce(): void {
  if (readSession(KEY) === buildOf()) return;
  writeSession(KEY, buildOf());
  location.reload();
}
