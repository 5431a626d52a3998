import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

/** One span as OTLP's JSON form has it, with the attributes as a plain object. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: Record<string, unknown>;
}

/** A stand-in trace collector: takes OTLP over HTTP on loopback. */
export interface SpanCollector {
  readonly url: string;
  readonly spans: CollectedSpan[];
  /** Everything that was sent, as text: addresses, headers and bodies. */
  received(): string;
  /** Takes connections and never answers from here on. */
  hang(): void;
  close(): Promise<void>;
}

type Value = Record<string, unknown> & { arrayValue?: { values?: Value[] } };
interface Payload {
  resourceSpans?: {
    scopeSpans?: {
      spans?: (Omit<CollectedSpan, "attributes"> & {
        attributes?: { key: string; value: Value }[];
      })[];
    }[];
  }[];
}

const plain = (value: Value): unknown =>
  value.arrayValue ? (value.arrayValue.values ?? []).map(plain) : Object.values(value)[0];

export async function startSpanCollector(): Promise<SpanCollector> {
  const spans: CollectedSpan[] = [];
  let received = "";
  let isHanging = false;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (isHanging) return;
      const sent = Buffer.concat(chunks);
      const body = request.headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent;
      received += `${request.url}\n${JSON.stringify(request.headers)}\n${body.toString("utf8")}\n`;
      if (request.headers["content-type"] === "application/json") {
        const { resourceSpans = [] } = JSON.parse(body.toString("utf8")) as Payload;
        for (const { attributes = [], ...span } of resourceSpans
          .flatMap(({ scopeSpans = [] }) => scopeSpans)
          .flatMap((scope) => scope.spans ?? [])) {
          const named = attributes.map(({ key, value }) => [key, plain(value)] as const);
          spans.push({ ...span, attributes: Object.fromEntries(named) });
        }
      }
      response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    received: () => received,
    hang: () => {
      isHanging = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
