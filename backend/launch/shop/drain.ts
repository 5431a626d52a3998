import { once } from "node:events";
import type { Server } from "node:http";
import { createServer, Server as Listener } from "node:net";
import { setImmediate as afterReading, setTimeout as sleep } from "node:timers/promises";
import { untilQuiet, type Patience } from "../../server/front-door/until-quiet";

/** Turns of the event loop without a new connection after which nobody is waiting. */
const TURNS: Patience = { inARow: 5, mostMs: 300, leastLooks: 20 };
/** In a longer turn somebody may have connected after the door was checked. */
const SHORT_TURN_MS = 1;

/**
 * Accepts whoever has connected: closing a door resets those still waiting, with what they have sent.
 * Each turn of the event loop accepts one. Ends right after the sockets were read, so that no
 * connection that has sent something counts as idle.
 */
async function everybodyIsIn(servers: readonly Server[]): Promise<void> {
  let came = 0;
  const count = () => (came += 1);
  for (const server of servers) server.on("connection", count);
  await untilQuiet(async () => {
    const before = came;
    const began = performance.now();
    await afterReading();
    return performance.now() - began < SHORT_TURN_MS && came === before;
  }, TURNS);
  for (const server of servers) server.off("connection", count);
}

const shut = (listener: Listener, then?: () => void) =>
  Listener.prototype.close.call(listener, then);

/**
 * Closes an unused door: the first time takes V8 half a millisecond, and at the real door whoever connects
 * meanwhile would be reset.
 */
async function rehearse(): Promise<void> {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  shut(listener);
  await once(listener, "close");
}

const LOOK_EVERY_MS = 100;

/**
 * Stops accepting, lets requests in flight finish, then cuts what is left: a client that reads or
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
  // Counted in checks, like the doors' own wait: what came while the process was blocked is
  // answered.
  for (let look = 0; !isClosed && look * LOOK_EVERY_MS < withinMs; look += 1) {
    await Promise.race([closed, sleep(LOOK_EVERY_MS)]);
    await afterReading();
    // A connection becomes idle once its answer is out; Node does not check again by itself.
    for (const server of servers) server.closeIdleConnections();
  }
  if (isClosed) return;
  for (const server of servers) server.closeAllConnections();
  await Promise.race([closed, sleep(500)]);
}
