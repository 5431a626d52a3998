import type { IncomingMessage, Server } from "node:http";

/** What stands in for a provider is reached from this machine alone. */
export const LOOPBACK = "127.0.0.1";

/** A request's body as a JSON object. @throws Error for anything else, and for more than `longest` characters */
export async function readObject(
  request: IncomingMessage,
  longest: number,
): Promise<Record<string, unknown>> {
  let text = "";
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > longest) throw new Error("too long");
  }
  const body: unknown = JSON.parse(text);
  if (typeof body !== "object" || body === null) throw new Error("no object");
  return { ...body };
}

/** @param port 0: any free one @returns the port it listens on */
export const listening = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });

/** Ends it, with whatever is open. */
export const stopped = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** What a stand-in does in its own time: nothing of it keeps a process alive, or happens after `clear`. */
export class Errands {
  readonly #timers = new Set<NodeJS.Timeout>();

  later(ms: number, work: () => unknown): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms).unref();
    this.#timers.add(timer);
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}

const CALLBACK_MS = 3000;

/** A provider's call to the shop: once only, whatever the result. */
export async function callShopAt(
  url: string,
  body: object,
  { method = "POST", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<void> {
  await fetch(url, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(CALLBACK_MS),
  }).catch(() => undefined);
}
