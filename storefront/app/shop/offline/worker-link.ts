import { keepsPages } from "~/lib/offline/keeping";
import type { ToPage, ToWorker } from "~/lib/offline/messages";

/** Milliseconds that an answer may take: a worker may have to fetch for it. */
const PATIENCE_MS = 120_000;

const container = (): ServiceWorkerContainer | undefined =>
  // Not in private windows of some browsers, nor without https.
  (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;

/** Whether this browser knows of workers, and lets the shop have one. */
export const canHaveWorker = (): boolean => container() !== undefined;

/** The worker that answers for this page's requests; null where there is none. */
export const hasWorker = (): boolean => Boolean(container()?.controller);

/** Resolves once a worker answers for this page; never where there can be none, or nothing is to be kept. */
export async function startWorker(): Promise<void> {
  const workers = container();
  const isWanted = workers !== undefined && (await keepsPages());
  return new Promise((resolve) => {
    if (!isWanted) return;
    if (workers.controller) resolve();
    else workers.addEventListener("controllerchange", () => resolve(), { once: true });
    workers.register("/sw.js", { scope: "/" }).catch((error: unknown) => {
      // The shop works as well without it.
      console.warn("Nothing is kept for reading offline", error);
    });
  });
}

/** From the next page on the network alone answers. Until then the worker keeps nothing, if that is the shopper's choice. */
export async function endWorker(): Promise<void> {
  await (await container()?.getRegistration())?.unregister();
}

/** Tells the worker, and waits for its answer; null where there is no worker, or none in time. */
export function askWorker(message: ToWorker): Promise<unknown> {
  const worker = container()?.controller;
  if (!worker) return Promise.resolve(null);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    port1.onmessage = ({ data }: MessageEvent) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });
}

/** @returns the way to stop listening */
export function onWorkerMessage(listener: (message: ToPage) => void): () => void {
  const workers = container();
  const onMessage = ({ data }: MessageEvent) => listener(data as ToPage);
  workers?.addEventListener("message", onMessage);
  return () => workers?.removeEventListener("message", onMessage);
}
