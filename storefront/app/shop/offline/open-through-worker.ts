import { readSession, writeSession } from "../session-values";
import { buildOf } from "./seen";
import { hasWorker } from "./worker-link";

/** The build of the page that was loaded anew because its files were gone. */
const KEY = "reloadedFrom";
/** Milliseconds within which a file that is missing is one of the page that a link leads to. */
const LINK_LIFE_MS = 15_000;

let followed = { href: "", at: Number.NEGATIVE_INFINITY };

/** The link of this site that a press follows within the page; null for every other press. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download")) return null;
  const { origin, pathname, search } = link;
  const isHere = pathname === location.pathname && search === location.search;
  return origin !== location.origin || isHere ? null : link;
}

/**
 * Without network a link loads its page, and is not followed within this one: the worker has it as it was
 * seen, or says that it has not, where the scripts of the next screen may be missing.
 */
export function openThroughWorker(event: MouseEvent): void {
  const link = linkOf(event);
  if (link === null) return;
  followed = { href: link.href, at: performance.now() };
  if (navigator.onLine || !hasWorker()) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(link.href);
}

/**
 * The shop was updated, and a file of this page is gone: the page, or the one that somebody is on his way to, is
 * loaded as the new build's. Once: if the next one lacks a file as well, it is not for its age.
 */
export function loadNewBuild(): void {
  if (readSession(KEY) === buildOf()) return;
  writeSession(KEY, buildOf());
  if (performance.now() - followed.at < LINK_LIFE_MS) location.assign(followed.href);
  else location.reload();
}
