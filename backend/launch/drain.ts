import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Stops accepting, lets what is in flight finish, then cuts what is left: a client that reads or
 * sends slowly must not keep the process alive.
 */
export async function drain(servers: readonly Server[], withinMs: number): Promise<void> {
  const closed = Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          if (!server.listening) return resolve();
          server.close(() => resolve());
          server.closeIdleConnections();
        }),
    ),
  );
  const isClosed = closed.then(() => true);
  // A connection becomes idle when its answer is out; Node does not look again by itself.
  const sweep = setInterval(() => {
    for (const server of servers) server.closeIdleConnections();
  }, 100);
  try {
    if (await Promise.race([isClosed, sleep(withinMs, false)])) return;
    for (const server of servers) server.closeAllConnections();
    await Promise.race([isClosed, sleep(500)]);
  } finally {
    clearInterval(sweep);
  }
}
