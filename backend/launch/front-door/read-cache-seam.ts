import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Log } from "../logging/log";
import type { Target } from "./guard";
import type { HeaderList } from "./security-headers";

/** What the read cache works with. */
export interface ReadCacheDeps {
  readonly container: MedusaContainer;
  readonly log: Log;
  /** Security headers of data answers, for `hot`, which the door has set nothing for. */
  readonly headers: HeaderList;
  /** Whether the database answers at this moment; kept answers may be served while it does not. */
  readonly isDatabaseUp: () => boolean;
}

/** Ready answers for public reads, in front of Express. */
export interface ReadCache {
  /** The quick way: answers a URL that has been answered before, and so has passed the guard. */
  hot(request: IncomingMessage, response: ServerResponse, requestId: string): boolean;
  /** Answers a hot GET or HEAD of `/api`. False: not one of its own; nothing was written. */
  handle(request: IncomingMessage, response: ServerResponse, target: Target): boolean;
  /**
   * Answers a page that is the same for every guest, rendering it when it has none. `render` never
   * throws; only a 200 is worth keeping. False: not one of its own; nothing was written.
   */
  page(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
    render: () => Promise<Response>,
  ): boolean;
  close?(): Promise<void> | void;
}

/** The read cache; null in a tree that is compiled without it. */
export async function openReadCache(deps: ReadCacheDeps): Promise<ReadCache | null> {
  const entry = path.join(__dirname, "../read-cache/index.js");
  if (!existsSync(entry)) return null;
  const module = (await import(entry)) as {
    createReadCache(deps: ReadCacheDeps): ReadCache | Promise<ReadCache>;
  };
  return module.createReadCache(deps);
}
