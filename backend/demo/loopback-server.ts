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
