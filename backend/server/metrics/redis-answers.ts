import { connect as connectPlain, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";

const WITHIN_MS = 1000;

const bulk = (words: readonly string[]) =>
  `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join("")}`;

/** What a client says first: the address's password, if any, then PING. */
function greeting({ username, password }: URL): string {
  const [user, pass] = [username, password].map(decodeURIComponent) as [string, string];
  const login = pass === "" ? "" : bulk(["AUTH", ...(user === "" ? [] : [user]), pass]);
  return login + bulk(["PING"]);
}

function open(address: URL): Socket {
  const host = address.hostname.replace(/^\[|\]$/g, "");
  const port = Number(address.port || 6379);
  return address.protocol === "rediss:"
    ? connectTls({ host, port, servername: host })
    : connectPlain({ host, port });
}

/** Whether the Redis at this address answers a PING now. */
export function redisAnswers(redisUrl: string): Promise<boolean> {
  return new Promise((resolve) => {
    const address = new URL(redisUrl);
    const socket = open(address);
    let heard = "";
    const end = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.setTimeout(WITHIN_MS, () => end(false));
    socket.once("error", () => end(false));
    socket.once("close", () => end(false));
    socket.on("data", (chunk: Buffer) => {
      heard += chunk.toString("latin1");
      if (heard.includes("+PONG\r\n")) end(true);
      else if (/(^|\n)-/.test(heard)) end(false);
    });
    socket.write(greeting(address));
  });
}
