import type { ServerResponse } from "node:http";
import { setImmediate as afterReading, setTimeout as sleep } from "node:timers/promises";

const LOOK_EVERY_MS = 25;
/** So many looks without anybody: those who send to the shop have heard that it closes. */
const QUIET_LOOKS = 12;
/** The doors stay open no longer for those who go on coming: two seconds. */
const MOST_LOOKS = 80;

/**
 * Who comes through the doors, for a shop that closes: a connection that is closed between two requests
 * would cut the one that is on its way. So its last answer says that it is the last one, and the doors
 * stay open until that has been told to everybody who is still sending.
 */
export class ConnectionDrain {
  readonly #unanswered = new Set<ServerResponse>();
  #count = 0;
  #isEnding = false;

  /** Call with every request, before its answer begins. */
  note(response: ServerResponse): void {
    this.#count += 1;
    if (this.#isEnding) response.shouldKeepAlive = false;
    this.#unanswered.add(response);
    response.once("close", () => this.#unanswered.delete(response));
  }

  /** Every answer from now on is the last one of its connection. Resolves when nobody comes any more. */
  async end(): Promise<void> {
    this.#isEnding = true;
    for (const response of this.#unanswered) response.shouldKeepAlive = false;
    // Counted in looks: a process that was busy or stood still for long has not looked.
    for (let quiet = 0, look = 0; quiet < QUIET_LOOKS && look < MOST_LOOKS; look += 1) {
      const before = this.#count;
      await sleep(LOOK_EVERY_MS);
      await afterReading();
      quiet = this.#count === before && this.#unanswered.size === 0 ? quiet + 1 : 0;
    }
  }
}
