import { bodyDigest, etagOf, isNotModified } from "../../src/modules/product/read-model/etag";
import { isWorthPacking, pack, type Encoding } from "../compression";

/** Names and values in turn, as `writeHead` takes them. */
export type FlatHeaders = string[];

/** One representation, ready to be written. */
export interface Ready {
  readonly body: Buffer;
  readonly headers: FlatHeaders;
  /** What a 304 says: the same without type, length and encoding. */
  readonly unchanged: FlatHeaders;
}

/** What drops an entry. */
export type EntryKind = "list" | "product" | "categories" | "page";

interface EntryInit {
  key: string;
  kind: EntryKind;
  status: number;
  body: Buffer;
  /** For every representation; including type and cache rule. */
  headers: FlatHeaders;
  productId?: string | null;
  /** Pages also show what is not in the catalogue. */
  expiresAt?: number;
}

const SHORT: Record<Encoding, "gz" | "br"> = { gzip: "gz", br: "br" };
const OF_BODY = new Set(["content-type", "content-length", "content-encoding"]);

const withoutBody = (headers: FlatHeaders): FlatHeaders => {
  const kept: FlatHeaders = [];
  for (let i = 0; i < headers.length; i += 2) {
    const name = headers[i] ?? "";
    if (!OF_BODY.has(name.toLowerCase())) kept.push(name, headers[i + 1] ?? "");
  }
  return kept;
};

/** An answer kept in memory: its body in up to three encodings, each with its headers ready. */
export class Entry {
  readonly key: string;
  readonly kind: EntryKind;
  readonly status: number;
  readonly productId: string | null;
  readonly expiresAt: number;
  readonly identity: Ready;
  gzip: Ready | null = null;
  br: Ready | null = null;
  /** Raw URLs that lead here. */
  readonly aliases: string[] = [];
  /** Used since the store last checked; such entries survive one round of eviction. */
  wasUsed = true;
  /** Dropped from the store: nothing may be added to its size any more. */
  isGone = false;
  readonly #digest: string;
  readonly #headers: FlatHeaders;
  readonly #packing = new Map<Encoding, Promise<Ready>>();

  constructor(init: EntryInit) {
    this.key = init.key;
    this.kind = init.kind;
    this.status = init.status;
    this.productId = init.productId ?? null;
    this.expiresAt = init.expiresAt ?? Infinity;
    this.#headers = init.headers;
    this.#digest = bodyDigest(init.body);
    this.identity = this.#ready(init.body, null);
  }

  /** The representation for an encoding; undefined while it has not been made. */
  ready(encoding: Encoding | null): Ready | null {
    if (encoding === null || !isWorthPacking(this.identity.body)) return this.identity;
    return this[encoding];
  }

  /** Makes a compressed representation once, however many ask. */
  prepare(encoding: Encoding): Promise<Ready> {
    const running = this.#packing.get(encoding);
    if (running) return running;
    const making = (async () => {
      const body = await pack(this.identity.body, encoding);
      const ready = this.#ready(body, encoding);
      this[encoding] = ready;
      return ready;
    })();
    this.#packing.set(encoding, making);
    return making;
  }

  isKnownTo(ifNoneMatch: string | undefined): boolean {
    return isNotModified(ifNoneMatch, this.#digest);
  }

  #ready(body: Buffer, encoding: Encoding | null): Ready {
    const headers: FlatHeaders = [
      ...this.#headers,
      "ETag",
      etagOf(this.#digest, encoding ? SHORT[encoding] : ""),
      "Content-Length",
      String(body.length),
      ...(encoding ? ["Content-Encoding", encoding] : []),
    ];
    return { body, headers, unchanged: withoutBody(headers) };
  }
}
