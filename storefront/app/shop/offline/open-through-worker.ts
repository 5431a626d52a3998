import { hasWorker } from "./worker-link";

/**
 * Without network a link loads its page, and is not followed within this one: the worker has it as it was
 * seen, or says that it has not, where the scripts of the next screen may be missing.
 */
export function openThroughWorker(event: MouseEvent): void {
  if (navigator.onLine || !hasWorker() || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download")) return;
  const { origin, pathname, search, href } = link;
  const isHere = pathname === location.pathname && search === location.search;
  if (origin !== location.origin || isHere) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(href);
}
