import { Agent, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Attack } from "./attacks";

export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly ms: number;
}

/** No answer at all; `reason` is what the connection said. */
export interface NoAnswer {
  readonly status: null;
  readonly reason: string;
  readonly ms: number;
}

/** Longer than any deadline of the doors, so that whoever never answers is told from who is slow. */
const GIVE_UP_MS = 30_000;

/** Streams of events never end: they are left as soon as they begin. */
const isStream = (headers: IncomingHttpHeaders) =>
  headers["content-type"]?.startsWith("text/event-stream") ?? false;

/** The body as it was before it was packed. */
export function textOf({ headers, body }: WireAnswer): string {
  if (body.length === 0) return "";
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body).toString();
  if (headers["content-encoding"] === "gzip") return gunzipSync(body).toString();
  return body.toString();
}

/** Sends requests over kept connections, byte for byte as they are. */
export class Wire {
  readonly #agent: Agent;

  constructor(
    private readonly origins: { front: string; "back office": string | null },
    connections: number,
  ) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** @param alone on a connection of its own: for a second look at one that was cut */
  send(attack: Attack, token: string | null, alone = false): Promise<WireAnswer | NoAnswer> {
    const { bytes } = attack.body;
    const origin = this.origins[attack.door] ?? this.origins.front;
    const { hostname, port } = new URL(origin);
    const headers: Record<string, string | number> = {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...attack.headers,
      ...(bytes === null ? {} : { "Content-Length": bytes.length }),
    };
    const began = performance.now();
    const ms = () => performance.now() - began;
    return new Promise((resolve) => {
      const request = httpRequest({
        hostname,
        port,
        path: attack.url,
        method: attack.method,
        headers,
        agent: alone ? false : this.#agent,
        timeout: GIVE_UP_MS,
      });
      const fail = (reason: string) => resolve({ status: null, reason, ms: ms() });
      request.on("timeout", () => request.destroy(new Error("timeout")));
      request.on("error", (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
      request.on("upgrade", (_answer, socket) => {
        socket.destroy();
        fail("upgraded");
      });
      request.on("response", (answer) => {
        const { statusCode: status = 0, headers: got } = answer;
        if (isStream(got) && attack.method !== "HEAD") {
          resolve({ status, headers: got, body: Buffer.alloc(0), ms: ms() });
          request.destroy();
          return;
        }
        const pieces: Buffer[] = [];
        answer.on("data", (piece: Buffer) => pieces.push(piece));
        answer.on("error", (error) => fail(error.message));
        answer.on("end", () =>
          resolve({ status, headers: got, body: Buffer.concat(pieces), ms: ms() }),
        );
      });
      if (bytes !== null) request.write(bytes);
      request.end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
