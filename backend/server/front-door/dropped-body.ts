import type { IncomingMessage } from "node:http";
import { droppedBodyLimit } from "./guard";

/** Forms come from lines in Kigali with pictures in them; the rest is short or not worth waiting for. */
const WITHIN_MS = { form: 110_000, other: 15_000 };

/**
 * Reads a refused body and drops it. Many clients read an answer only after they have
 * sent everything, and would report a lost connection instead of what is wrong. Whoever sends too
 * much even for that, or too slowly, does lose it.
 */
export function dropBody(request: IncomingMessage): void {
  const { limit, isForm } = droppedBodyLimit(request.headers["content-type"]);
  let dropped = 0;
  const push = request.push.bind(request);
  request.push = (chunk: unknown) => {
    if (!Buffer.isBuffer(chunk)) return push(chunk);
    dropped += chunk.length;
    if (dropped > limit) request.destroy();
    return true;
  };
  const timer = setTimeout(() => request.destroy(), WITHIN_MS[isForm ? "form" : "other"]);
  timer.unref();
  request.once("close", () => clearTimeout(timer));
  request.resume();
}
