import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Another party's HTTP service on a free port of loopback, as a test wants it to answer. */
export interface HttpStandIn {
  /** Without a slash at its end. */
  readonly url: string;
  /** As in a list of allowed hosts: `127.0.0.1:8080`. */
  readonly host: string;
  close(): Promise<void>;
}

export async function httpStandIn(answer: RequestListener): Promise<HttpStandIn> {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    host,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
