/// <reference lib="webworker" />
import type { WorkboxPlugin } from "workbox-core";
import type { ToPage } from "~/lib/offline/messages";

declare const self: ServiceWorkerGlobalScope;

/** Pages that were opened from what is kept, by their id, until they say hello. */
const openedKept = new Map<string, number>();

async function tell(clientId: string, message: ToPage): Promise<void> {
  (await self.clients.get(clientId))?.postMessage(message);
}

const isFetch = (event: ExtendableEvent): event is FetchEvent => "clientId" in event;

/** When the server gave an answer, in milliseconds; now where it does not say. */
export const givenAt = (answer: Response): number => {
  const at = Date.parse(answer.headers.get("Date") ?? "");
  return Number.isNaN(at) ? Date.now() : at;
};

/** Tells the page that asks, or the one that opens, that it gets what the server gave then. */
export async function noteKept(event: ExtendableEvent, at: number): Promise<void> {
  if (!isFetch(event)) return;
  if (event.resultingClientId !== "") openedKept.set(event.resultingClientId, at);
  else await tell(event.clientId, { kind: "kept", at });
}

/** Tells the page that asked when it gets a kept answer in place of a fresh one. */
export const tellKept: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    if (cachedResponse !== undefined) await noteKept(event, givenAt(cachedResponse));
    return cachedResponse;
  },
};

/** Milliseconds that a page has to load a new build, before it sees that a file is missing. */
const TIME_TO_LEAVE = 3000;

/** Tells the page that a file of its build is gone from the server. */
export const tellOutdated: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, event }) => {
    if (response.status === 404 && isFetch(event)) {
      await tell(event.clientId, { kind: "outdated" });
      await new Promise((resolve) => setTimeout(resolve, TIME_TO_LEAVE));
    }
    return response;
  },
};

/** When the server gave the page of this client, if it was opened from what is kept. Asked once. */
export function openedAt(clientId: string): number | null {
  const at = openedKept.get(clientId) ?? null;
  openedKept.delete(clientId);
  return at;
}
