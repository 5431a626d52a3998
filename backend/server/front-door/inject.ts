import { IncomingMessage, ServerResponse, type RequestListener } from "node:http";
import type { Socket } from "node:net";
import { Duplex } from "node:stream";

/** Carries nothing; takes the place of the connection Node's request and response expect. */
class NoConnection extends Duplex {
  constructor(readonly remoteAddress: string) {
    super();
  }
  readonly encrypted = false;
  override _read(): void {
    // There is never anything to read: the body is pushed into the request itself.
  }
  override _write(_chunk: unknown, _encoding: string, done: () => void): void {
    done();
  }
  setTimeout(): this {
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
}

const bytesOf = (chunk: unknown, encoding: unknown): Buffer[] => {
  if (typeof chunk === "string") {
    const named = typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8";
    return [Buffer.from(chunk, named)];
  }
  return chunk instanceof Uint8Array ? [Buffer.from(chunk)] : [];
};

/** Collects what is written to a response. Its own methods do, as Express gives it another prototype. */
function collected(response: ServerResponse): Buffer[] {
  const chunks: Buffer[] = [];
  for (const name of ["write", "end"] as const) {
    const pass = response[name].bind(response) as (...args: unknown[]) => unknown;
    const collect = (...args: unknown[]) => {
      chunks.push(...bytesOf(args[0], args[1]));
      return pass(...args);
    };
    Object.assign(response, { [name]: collect });
  }
  return chunks;
}

export interface InjectedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Record<string, string>;
  readonly body?: Buffer | undefined;
  /** The address the handler sees. */
  readonly address: string;
  readonly signal?: AbortSignal | undefined;
}

const EMPTY_STATUS = new Set([204, 205, 304]);

/** Runs a request through a Node http handler without a socket. */
export function inject(handler: RequestListener, input: InjectedRequest): Promise<Response> {
  const connection = new NoConnection(input.address) as unknown as Socket;
  const request = new IncomingMessage(connection);
  request.method = input.method;
  request.url = input.url;
  request.httpVersion = "1.1";
  request.httpVersionMajor = 1;
  request.httpVersionMinor = 1;
  request.headers = { host: "in-process", ...input.headers };
  if (input.body) {
    request.headers["content-length"] = String(input.body.length);
    request.push(input.body);
  }
  request.push(null);
  request.complete = true;

  const response = new ServerResponse(request);
  const chunks = collected(response);
  response.assignSocket(connection);
  return new Promise((resolve, reject) => {
    const abort = () => {
      response.destroy();
      reject(new Error("The request was given up."));
    };
    if (input.signal?.aborted) return abort();
    input.signal?.addEventListener("abort", abort, { once: true });
    response.once("error", reject);
    response.once("finish", () => {
      input.signal?.removeEventListener("abort", abort);
      const headers = new Headers();
      for (const [name, value] of Object.entries(response.getHeaders())) {
        for (const single of Array.isArray(value) ? value : [value]) {
          if (single !== undefined) headers.append(name, String(single));
        }
      }
      const isEmpty = EMPTY_STATUS.has(response.statusCode) || input.method === "HEAD";
      resolve(
        new Response(isEmpty ? null : Buffer.concat(chunks), {
          status: response.statusCode,
          headers,
        }),
      );
      // Releases listeners for the end of the connection (loggers, deadlines).
      response.emit("close");
    });
    return handler(request, response);
  });
}
