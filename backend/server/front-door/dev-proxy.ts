import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";

/** Hands pages to the storefront's own development server, which reloads what changes. */
export class DevProxy {
  readonly #target: URL;

  constructor(address: string) {
    this.#target = new URL(address);
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const onward = httpRequest(
      {
        host: this.#target.hostname,
        port: this.#target.port,
        method: request.method,
        path: request.url,
        headers: request.headers,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on("error", () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end("The storefront's development server is starting …");
    });
    request.pipe(onward);
  }

  /** The web socket by which the browser learns of changes. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const onward = connect(Number(this.#target.port), this.#target.hostname, () => {
      const lines = [`${request.method} ${request.url} HTTP/1.1`];
      for (let index = 0; index < request.rawHeaders.length; index += 2) {
        lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`);
      }
      onward.write(`${lines.join("\r\n")}\r\n\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    const cut = () => {
      socket.destroy();
      onward.destroy();
    };
    onward.on("error", cut);
    socket.on("error", cut);
  }
}
