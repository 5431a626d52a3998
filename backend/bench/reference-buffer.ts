import { createServer } from "node:http";

/**
 * Bare Node writing a ready buffer: the limit of what one process can answer. The parent sends
 * the answers by URL; a request with If-None-Match gets 304.
 */
interface Ready {
  body: Buffer;
  headers: string[];
}

const ready = new Map<string, Ready>();

const server = createServer((request, response) => {
  const answer = ready.get(request.url ?? "");
  if (!answer) {
    response.writeHead(404);
    response.end();
  } else if (request.headers["if-none-match"] !== undefined) {
    response.writeHead(304);
    response.end();
  } else {
    response.writeHead(200, answer.headers);
    response.end(answer.body);
  }
});

process.on("message", (message: { url: string; body: string } | { listen: true }) => {
  if ("url" in message) {
    const body = Buffer.from(message.body);
    ready.set(message.url, {
      body,
      headers: [
        "Content-Type",
        "application/json; charset=utf-8",
        "Content-Length",
        String(body.length),
      ],
    });
    return;
  }
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.({ port: typeof address === "object" ? address?.port : 0 });
  });
});
