import { randomUUID } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { codeOf } from "../../src/lib/error-code";
import { PlainError } from "../../launch/terminal/plain-error";
import { failureText, type DoorFailure } from "./answers";
import { LONGEST_URL } from "./guard";
import { securityHeaders } from "./security-headers";

/**
 * A server with the limits of both doors: nobody may be slow, endless or oversized.
 * @param onRefused hears why Node's parser, or a time limit before it, refused a request
 */
export function createDoorServer(
  handler: RequestListener,
  onRefused: (reason: string) => void = () => undefined,
): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      // For the slowest upload; other bodies have 15 s (see deadline.ts).
      requestTimeout: 600_000,
      keepAliveTimeout: 30_000,
      // Node looks at its timeouts only this often.
      connectionsCheckingInterval: 2000,
    },
    handler,
  );
  server.maxHeadersCount = 100;
  server.on("clientError", (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    answerBrokenRequest(error, socket as Socket, onRefused);
  });
  return server;
}

function failureOf(error: NodeJS.ErrnoException & { rawPacket?: Buffer }): DoorFailure {
  if (error.code === "HPE_HEADER_OVERFLOW") {
    const firstLine = error.rawPacket?.indexOf("\r\n") ?? -1;
    const isUrl = firstLine < 0 || firstLine > LONGEST_URL;
    return isUrl
      ? { status: 414, code: "uri_too_long", message: "The address is too long." }
      : { status: 431, code: "payload_too_large", message: "The headers are too large." };
  }
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return { status: 408, code: "timeout", message: "The request took too long to arrive." };
  }
  return { status: 400, code: "invalid_request", message: "The request can't be read." };
}

/** Those for data, see security-headers: only HSTS depends on the shop's settings. */
const SECURITY_LINES = securityHeaders(false)
  .data.map(([name, value]) => `${name}: ${value}\r\n`)
  .join("");

const REASONS: Record<number, string> = {
  400: "Bad Request",
  408: "Request Timeout",
  414: "URI Too Long",
  431: "Request Header Fields Too Large",
};

/** What Node's parser refuses never becomes a request, so the answer is written by hand. */
function answerBrokenRequest(
  error: NodeJS.ErrnoException & { rawPacket?: Buffer },
  socket: Socket,
  onRefused: (reason: string) => void,
) {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const failure = failureOf(error);
  onRefused(failure.code);
  const id = randomUUID();
  const text = failureText(failure, id);
  // A body would be taken for the answer to the next request.
  const body = error.rawPacket?.subarray(0, 5).toString("latin1") === "HEAD " ? "" : text;
  socket.end(
    `HTTP/1.1 ${failure.status} ${REASONS[failure.status] ?? "Bad Request"}\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\n` +
      `X-Request-Id: ${id}\r\n${SECURITY_LINES}Connection: close\r\n\r\n${body}`,
  );
}

/** Connections that wait to be taken: a drop's crowd comes within a second, and Node's 511 would have the others reset. */
const BACKLOG = 4096;

/**
 * Opens a door.
 * @returns the port, which the system chose when 0 was asked for
 * @throws PlainError when the port or address can't be had
 */
export async function listen(
  server: Server,
  where: { host: string; port: number; portName: string; hostName: string },
): Promise<number> {
  const { host, port, portName, hostName } = where;
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen({ host, port, exclusive: true, backlog: BACKLOG }, () => {
        server.off("error", reject);
        resolve();
      });
    });
  } catch (error) {
    const code = codeOf(error);
    if (code === "EADDRINUSE") {
      throw new PlainError(
        `Port ${port} is in use. Stop what listens there, or set ${portName} to another port.`,
      );
    }
    if (code === "EACCES") {
      throw new PlainError(
        `Port ${port} may not be used by this user. Set ${portName} to one above 1023.`,
      );
    }
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EINVAL") {
      throw new PlainError(`${hostName} (${host}) is not an address of this machine.`);
    }
    throw error;
  }
  return (server.address() as AddressInfo).port;
}
