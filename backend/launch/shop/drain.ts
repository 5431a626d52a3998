import { once } from "node:events";
import type { Server } from "node:http";
import { createServer, Server as Listener } from "node:net";
import { setImmediate as afterReading, setTimeout as sleep } from "node:timers/promises";

/** Turns of the event loop without a new connection after which nobody waits to be let in. */
const TURNS = 5;
/** In a turn that took longer somebody may have come behind its look at the door. */
const SHORT_TURN_MS = 1;
const MOST_TURNS = 1000;

/**
 * Lets in who has connected: closing a door resets those who still wait before it, with what they have
 * sent. One is let in with each turn of the event loop. Ends right after the sockets were read, so that
 * no connection counts as idle that has sent something.
 */
async function everybodyIsIn(servers: readonly Server[]): Promise<void> {
  let came = 0;
  const count = () => (came += 1);
  for (const server of servers) server.on("connection", count);
  for (let quiet = 0, turn = 0; quiet < TURNS && turn < MOST_TURNS; turn += 1) {
    const before = came;
    const began = performance.now();
    await afterReading();
    const wasShort = performance.now() - began < SHORT_TURN_MS;
    quiet = wasShort && came === before ? quiet + 1 : 0;
  }
  for (const server of servers) server.off("connection", count);
}

const shut = (listener: Listener, then?: () => void) =>
  Listener.prototype.close.call(listener, then);

/**
 * Closes a door that nobody comes to: done for the first time it takes V8 half a millisecond, and with the real
 * one whoever connects meanwhile is reset.
 */
async function rehearse(): Promise<void> {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  shut(listener);
  await once(listener, "close");
}

const LOOK_EVERY_MS = 100;

/**
 * Stops accepting, lets what is in flight finish, then cuts what is left: a client that reads or
 * sends slowly must not keep the process alive.
 */
export async function drain(servers: readonly Server[], withinMs: number): Promise<void> {
  const open = servers.filter(({ listening }) => listening);
  if (open.length > 0) await rehearse();
  await everybodyIsIn(open);
  let isClosed = false;
  const closed = Promise.all(
    open.map((server) => new Promise<void>((resolve) => shut(server, resolve))),
  ).then(() => {
    isClosed = true;
  });
  // Counted in looks, as the doors' own wait: what came while the process stood still is answered.
  for (let look = 0; !isClosed && look * LOOK_EVERY_MS < withinMs; look += 1) {
    await Promise.race([closed, sleep(LOOK_EVERY_MS)]);
    await afterReading();
    // A connection becomes idle when its answer is out; Node does not look again by itself.
    for (const server of servers) server.closeIdleConnections();
  }
  if (isClosed) return;
  for (const server of servers) server.closeAllConnections();
  await Promise.race([closed, sleep(500)]);
}
