import { createHash, type Hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { IDEMPOTENCY_HEADER } from "../contracts/orders";

/** JSON with its members in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, member]) => [name, sorted(member)]);
}

const boundaryOf = ({ headers }: IncomingMessage): string => {
  const found = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(headers["content-type"] ?? "");
  return found?.[1] ?? found?.[2] ?? "";
};

/** Digest of a form as it comes in, without its boundary, which differs each time. */
class FormDigest {
  readonly #hash: Hash = createHash("sha256");
  readonly #boundary: Buffer;
  #rest: Buffer = Buffer.alloc(0);

  constructor(boundary: string) {
    this.#boundary = Buffer.from(boundary);
  }

  add(piece: Buffer): void {
    const { length } = this.#boundary;
    let bytes = Buffer.concat([this.#rest, piece]);
    if (length > 0) {
      for (let at = bytes.indexOf(this.#boundary); at !== -1; at = bytes.indexOf(this.#boundary)) {
        this.#hash.update(bytes.subarray(0, at)).update("|");
        bytes = bytes.subarray(at + length);
      }
    }
    // A chunk may end with the start of a boundary.
    const kept = Math.min(bytes.length, Math.max(0, length - 1));
    this.#hash.update(bytes.subarray(0, bytes.length - kept));
    this.#rest = bytes.subarray(bytes.length - kept);
  }

  end(): string {
    return this.#hash.copy().update(this.#rest).digest("base64url");
  }
}

const digests = new WeakMap<IncomingMessage, FormDigest>();

/** Listens to a keyed form about to be read; call it in the same tick as the reader. */
export function noteForm(request: IncomingMessage): void {
  if (request.headers[IDEMPOTENCY_HEADER.toLowerCase()] === undefined) return;
  const digest = new FormDigest(boundaryOf(request));
  digests.set(request, digest);
  request.on("data", (piece: Buffer) => digest.add(piece));
}

/** Digest of a body that has been read. */
export const bodyDigest = (request: IncomingMessage & { body?: unknown }): string =>
  digests.get(request)?.end() ??
  createHash("sha256")
    .update(JSON.stringify(sorted(request.body ?? {})))
    .digest("base64url");

/** Reads a form to its end just for its digest; a parsed body has been read. */
export async function readForDigest(
  request: IncomingMessage & { body?: unknown },
): Promise<string> {
  const isForm = /^multipart\/form-data\b/i.test(request.headers["content-type"] ?? "");
  if (isForm && !request.readableEnded && !request.destroyed) {
    await new Promise<void>((resolve) => {
      request.once("end", resolve);
      request.once("close", resolve);
      noteForm(request);
    });
  }
  return bodyDigest(request);
}
