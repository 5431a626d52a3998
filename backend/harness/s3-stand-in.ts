import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { isSigned } from "./s3-signature";

interface StoredObject {
  readonly data: Buffer;
  readonly type: string | undefined;
  readonly cacheControl: string | undefined;
  modified: Date;
}

/** A request, as far as a fault may depend on it. */
interface S3Request {
  readonly method: string;
  /** Empty for a request to the bucket. */
  readonly key: string;
}

const BUCKET = "strive-pictures";
const ACCESS_KEY_ID = "AKIASTANDINKEY";
const SECRET_ACCESS_KEY = "stand-in/secret+of/the-bucket-3141592653";
/** Keys in one page of a list: few, so that lists have several. */
const PAGE = 500;

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

/**
 * As much of S3 as the shop uses, in memory, with path-style addresses. Requests without the right
 * signature are refused.
 */
export class S3StandIn {
  readonly objects = new Map<string, StoredObject>();
  /** Every request that came, oldest first. */
  readonly requests: S3Request[] = [];
  /** What goes wrong with a request: answered 503, or not at all. */
  fault: (request: S3Request) => "fails" | "hangs" | null = () => null;

  private constructor(private readonly server: Server) {
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  static async listen(): Promise<S3StandIn> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return new S3StandIn(server);
  }

  /** The shop's settings for it. */
  get env(): Record<string, string> {
    return {
      S3_ENDPOINT: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      S3_REGION: "kigali-1",
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET_ACCESS_KEY,
      S3_PREFIX: "pictures",
    };
  }

  /** What must never be seen in a log or an answer. */
  readonly secret = SECRET_ACCESS_KEY;

  /** Names below the shop's folder. */
  names(): string[] {
    return [...this.objects.keys()].map((key) => key.replace(/^pictures\//, "")).sort();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3.example");
    const [, bucket, ...rest] = decodeURIComponent(pathname).split("/");
    const [method, key] = [request.method ?? "", rest.join("/")];
    const body = await buffer(request);
    this.requests.push({ method, key });
    if (!isSigned(request, body, { id: ACCESS_KEY_ID, secret: SECRET_ACCESS_KEY })) {
      return refuse(response, 403, "SignatureDoesNotMatch");
    }
    if (bucket !== BUCKET) return refuse(response, 404, "NoSuchBucket");
    const fault = this.fault({ method, key });
    if (fault === "hangs") return;
    if (fault === "fails") return refuse(response, 503, "SlowDown");
    if (method === "PUT") {
      const { "content-type": type, "cache-control": cacheControl } = request.headers;
      this.objects.set(key, { data: body, type, cacheControl, modified: new Date() });
      response.writeHead(200, { ETag: '"stand-in"' }).end();
    } else if (method === "DELETE") {
      this.objects.delete(key);
      response.writeHead(204).end();
    } else if (key === "") this.#list(searchParams, response);
    else this.#read(method, key, response);
  }

  #read(method: string, key: string, response: ServerResponse): void {
    const found = this.objects.get(key);
    if (!found) return refuse(response, 404, "NoSuchKey");
    response.writeHead(200, {
      "Content-Type": found.type ?? "binary/octet-stream",
      "Content-Length": found.data.length,
      "Last-Modified": found.modified.toUTCString(),
      ETag: '"stand-in"',
    });
    response.end(method === "HEAD" ? undefined : found.data);
  }

  #list(query: URLSearchParams, response: ServerResponse): void {
    const prefix = query.get("prefix") ?? "";
    const after = query.get("continuation-token") ?? "";
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after);
    const page = keys.sort().slice(0, PAGE);
    const isCut = keys.length > page.length;
    const contents = page.map((key) => {
      const { data, modified } = this.objects.get(key) as StoredObject;
      return `<Contents><Key>${escapeXml(key)}</Key><Size>${data.length}</Size><LastModified>${modified.toISOString()}</LastModified></Contents>`;
    });
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
    response.writeHead(200, { "Content-Type": "application/xml" });
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">` +
        `<IsTruncated>${isCut}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`,
    );
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "Content-Type": "application/xml" });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}
