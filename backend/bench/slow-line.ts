import { createConnection, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A mobile network, in bits a second and milliseconds. */
export interface Speed {
  down: number;
  up: number;
  /** There and back. */
  roundTrip: number;
}

/** Those of WebPageTest's "3G Slow" and "3G". */
export const SPEEDS = {
  "slow 3G": { down: 400_000, up: 400_000, roundTrip: 400 },
  "3G": { down: 1_600_000, up: 768_000, roundTrip: 300 },
} satisfies Record<string, Speed>;

/** Connections share a line piece by piece. */
const PIECE_BYTES = 1440;
/** How far ahead a connection may book: more than a timer is late, so that the line is never idle. */
const AHEAD_MS = 15;
/** A browser does not send the next request before it has an answer: each starts a chunk. */
const REQUEST_LINE = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \S+ HTTP\/1\.1\r\n/;

/** When each piece of one direction has passed. Pure but for the clock that it is told. */
export class Direction {
  #freeAt = 0;

  constructor(private readonly bitsPerSecond: number) {}

  /** @returns when it has passed, in ms of the same clock */
  book(bytes: number, now: number): number {
    this.#freeAt = Math.max(this.#freeAt, now) + (bytes * 8000) / this.bitsPerSecond;
    return this.#freeAt;
  }
}

/** Both ways, with headers, without what TCP and IP add. */
export interface Traffic {
  bytes: number;
  requests: number;
}

/** `Save-Data: on`, as a browser with data saving sends it with whatever it asks for. */
export function withSaveData(chunk: Buffer): Buffer {
  const text = chunk.toString("latin1");
  return Buffer.from(text.replace("\r\n", "\r\nSave-Data: on\r\n"), "latin1");
}

/**
 * One slow line for all that a phone opens: every connection waits a round trip until it is open,
 * every piece waits for its turn and half a round trip. In place of the browser's own throttling,
 * which does not reach what a service worker fetches, and does not count it either.
 */
export class SlowLine {
  #speed: Speed = SPEEDS["3G"];
  #down = new Direction(this.#speed.down);
  #up = new Direction(this.#speed.up);
  #isSaving = false;
  #traffic: Traffic = { bytes: 0, requests: 0 };
  #lastAt = 0;

  /** For another phone: the line is empty again. */
  begin(speed: Speed, isSaving: boolean): void {
    this.#speed = speed;
    this.#down = new Direction(speed.down);
    this.#up = new Direction(speed.up);
    this.#isSaving = isSaving;
    this.takeTraffic();
  }

  /** What has passed since the last look. */
  takeTraffic(): Traffic {
    const taken = this.#traffic;
    this.#traffic = { bytes: 0, requests: 0 };
    return taken;
  }

  /** Waits until nothing has passed for so long. */
  async untilQuiet(quietMs: number, withinMs: number): Promise<void> {
    const end = Date.now() + withinMs;
    this.#lastAt = Date.now();
    while (Date.now() < Math.min(this.#lastAt + quietMs, end)) await sleep(50);
  }

  /** Opens a door to a server. @returns its port on loopback */
  async lead(to: { host: string; port: number }): Promise<number> {
    const server = createServer((browser) => {
      const openAt = Date.now() + this.#speed.roundTrip;
      const upstream = createConnection(to);
      for (const socket of [browser, upstream]) socket.setNoDelay(true);
      void this.#carry(browser, upstream, { isUp: true, openAt });
      void this.#carry(upstream, browser, { isUp: false, openAt });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    server.unref();
    return (server.address() as AddressInfo).port;
  }

  async #carry(from: Socket, to: Socket, way: { isUp: boolean; openAt: number }): Promise<void> {
    const { roundTrip } = this.#speed;
    const direction = way.isUp ? this.#up : this.#down;
    // One after the other: timers of the same moment may fire in any order.
    let sent = Promise.resolve();
    try {
      for await (const read of from as AsyncIterable<Buffer>) {
        let chunk = read;
        if (way.isUp && REQUEST_LINE.test(chunk.toString("latin1"))) {
          this.#traffic.requests++;
          if (this.#isSaving) chunk = withSaveData(chunk);
          await sleep(Math.max(0, way.openAt - Date.now()));
        }
        for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
          const piece = chunk.subarray(at, at + PIECE_BYTES);
          const passedAt = direction.book(piece.length, performance.now());
          const arrivesAt = passedAt + roundTrip / 2;
          sent = sent.then(async () => {
            await sleep(Math.max(0, arrivesAt - performance.now()));
            to.write(piece);
          });
          this.#traffic.bytes += piece.length;
          this.#lastAt = Date.now() + roundTrip;
          await sleep(Math.max(0, passedAt - AHEAD_MS - performance.now()));
        }
      }
    } catch {
      // Either side may hang up at any time.
    }
    await sent;
    to.destroySoon();
  }
}
