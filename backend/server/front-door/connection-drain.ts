import type { ServerResponse } from "node:http";
import { setImmediate as afterReading, setTimeout as sleep } from "node:timers/promises";
import { untilQuiet, type Patience } from "./until-quiet";

const LOOK_EVERY_MS = 25;
/** After this many checks with nobody, everyone sending has heard that it closes. */
const LOOKS: Patience = { inARow: 12, mostMs: 2000, leastLooks: 20 };

/**
 * Watches the doors of a closing shop: closing a connection between two requests would cut one on its
 * way. So its last answer says it is the last, and the doors stay open until everybody still sending
 * has been told.
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

  /** From now on every answer is the last on its connection. Resolves when nobody comes any more. */
  async end(): Promise<void> {
    this.#isEnding = true;
    for (const response of this.#unanswered) response.shouldKeepAlive = false;
    await untilQuiet(async () => {
      const before = this.#count;
      await sleep(LOOK_EVERY_MS);
      await afterReading();
      return this.#count === before && this.#unanswered.size === 0;
    }, LOOKS);
  }
}
