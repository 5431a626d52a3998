import { atom } from "jotai";
import { useCallback } from "react";
import { failureText, firstFieldText } from "./failure-text";
import { newKey } from "./new-key";
import { shrunkPicture } from "./shrink-picture";
import { useAtomValue, useSetAtom } from "./store";

/** A picture that was chosen and is not with the shop yet. */
export interface QueuedPicture {
  key: string;
  /** null: still being made small. */
  file: Blob | null;
  state: "held" | "sending" | "failed";
  /** Why it was not sent. */
  problem: string | null;
}

type Queue = readonly QueuedPicture[];

/**
 * By the id of the return they are of, or of the order until there is a return. They are here and not in a component,
 * so that sending goes on while its buyer looks at something else. Nothing of it outlives the page.
 */
const queuesAtom = atom<Readonly<Partial<Record<string, Queue>>>>({});
const NONE: Queue = [];

type Send = (file: Blob) => Promise<void>;
/** How what is held of a place is sent; of an order without a return it can't be yet. */
const sendersAtom = atom<Readonly<Partial<Record<string, Send>>>>({});

const ask = (event: BeforeUnloadEvent) => event.preventDefault();
let isAsking = false;
/** They would be gone with the page, whatever of it is shown. */
function askBeforeUnload(isAny: boolean): void {
  if (isAny === isAsking) return;
  isAsking = isAny;
  if (isAny) window.addEventListener("beforeunload", ask);
  else window.removeEventListener("beforeunload", ask);
}

interface Change {
  place: string;
  to: (queue: Queue) => Queue;
}
const changeAtom = atom(null, (get, set, { place, to }: Change) => {
  const before = get(queuesAtom);
  const queues = { ...before, [place]: to(before[place] ?? NONE) };
  set(queuesAtom, queues);
  askBeforeUnload(Object.values(queues).some((queue) => (queue ?? NONE).length > 0));
});

const withPicture =
  (key: string, change: Partial<QueuedPicture>) =>
  (queue: Queue): Queue =>
    queue.map((one) => (one.key === key ? { ...one, ...change } : one));
const withoutPicture =
  (key: string) =>
  (queue: Queue): Queue =>
    queue.filter((one) => one.key !== key);

/** Sends what is held, one after the other, until nothing is. */
const sendAtom = atom(null, async (get, set, place: string) => {
  const send = get(sendersAtom)[place];
  if (!send) return;
  const queued = () => get(queuesAtom)[place] ?? NONE;
  if (queued().some(({ state }) => state === "sending")) return;
  for (;;) {
    const next = queued().find(({ state, file }) => state === "held" && file !== null);
    if (!next?.file) return;
    const { key, file } = next;
    set(changeAtom, { place, to: withPicture(key, { state: "sending" }) });
    try {
      await send(file);
      set(changeAtom, { place, to: withoutPicture(key) });
    } catch (error) {
      const problem = failureText(error, firstFieldText);
      set(changeAtom, { place, to: withPicture(key, { state: "failed", problem }) });
    }
  }
});

/** From now on it is known how. */
const startAtom = atom(null, (get, set, place: string, send: Send) => {
  set(sendersAtom, { ...get(sendersAtom), [place]: send });
  void set(sendAtom, place);
});

const addAtom = atom(null, async (get, set, place: string, files: readonly File[]) => {
  const added = files.map((file) => ({ file, key: newKey() }));
  const shown = added.map(
    ({ key }) => ({ key, file: null, state: "held", problem: null }) as const,
  );
  set(changeAtom, { place, to: (queue) => [...queue, ...shown] });
  // One after the other: a phone has little memory.
  for (const { file, key } of added) {
    const small = await shrunkPicture(file);
    // The form may have been sent meanwhile: it is found wherever it is now.
    for (const at of Object.keys(get(queuesAtom))) {
      set(changeAtom, { place: at, to: withPicture(key, { file: small }) });
      void set(sendAtom, at);
    }
  }
});

const moveAtom = atom(null, (get, set, from: string, to: string, send: Send) => {
  const moved = get(queuesAtom)[from] ?? NONE;
  if (moved.length === 0) return;
  set(changeAtom, { place: from, to: () => NONE });
  set(changeAtom, { place: to, to: (queue) => [...queue, ...moved] });
  set(startAtom, to, send);
});

/** Moves what was chosen for an order's return to that return, and sends it. */
export const useMovePictures = () => useSetAtom(moveAtom);

/** What is chosen and not sent of a place, and what can be done with it. */
export function useQueuedPictures(place: string) {
  const queued = useAtomValue(queuesAtom)[place] ?? NONE;
  const add = useSetAtom(addAtom);
  const change = useSetAtom(changeAtom);
  const start = useSetAtom(startAtom);
  return {
    queued,
    add: (files: readonly File[]) => void add(place, files),
    remove: (key: string) => change({ place, to: withoutPicture(key) }),
    retry: (key: string) =>
      change({ place, to: withPicture(key, { state: "held", problem: null }) }),
    send: useCallback((how: Send) => start(place, how), [start, place]),
  };
}
