import { connect } from "node:net";
import { failureSchema } from "../../src/contracts/envelope";

const LOGIN = "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
/** Behind a request whose end somebody on the way may see elsewhere. */
const SMUGGLED = "GET /api/smuggled HTTP/1.1\r\nHost: x\r\n\r\n";

/** What no client of Node would send. `answers`: how many a server that reads it rightly gives. */
const RAW_REQUESTS: readonly { name: string; bytes: string; answers: number }[] = [
  {
    name: "two lengths",
    bytes: `${LOGIN}Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
    answers: 1,
  },
  {
    name: "two lengths in one",
    bytes: `${LOGIN}Content-Length: 0, 5\r\n\r\n${SMUGGLED}`,
    answers: 1,
  },
  {
    name: "length and chunks",
    bytes: `${LOGIN}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    answers: 1,
  },
  {
    name: "chunked, but not last",
    bytes: `${LOGIN}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    answers: 1,
  },
  {
    name: "a coding of no name",
    bytes: `${LOGIN}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    answers: 1,
  },
  {
    name: "a blank before the colon",
    bytes: `${LOGIN}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    answers: 1,
  },
  {
    name: "a chunk of no size",
    bytes: `${LOGIN}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    answers: 1,
  },
  {
    name: "a chunk of endless size",
    bytes: `${LOGIN}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n`,
    answers: 1,
  },
  { name: "a negative length", bytes: `${LOGIN}Content-Length: -1\r\n\r\n`, answers: 1 },
  {
    name: "a folded header",
    bytes: `GET / HTTP/1.1\r\nHost: x\r\nX-A: 1\r\n 2\r\n\r\n`,
    answers: 1,
  },
  { name: "a bare line feed", bytes: "GET / HTTP/1.1\nHost: x\n\n", answers: 1 },
  {
    name: "a NUL in a header",
    bytes: "GET / HTTP/1.1\r\nHost: x\r\nX-A: \u0000\r\n\r\n",
    answers: 1,
  },
  { name: "no host", bytes: "GET /api/products HTTP/1.1\r\n\r\n", answers: 1 },
  { name: "two hosts", bytes: "GET /about HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", answers: 1 },
  {
    name: "an address of another origin",
    bytes: "GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n",
    answers: 1,
  },
  { name: "HTTP/1.0", bytes: "GET /api/health/live HTTP/1.0\r\n\r\n", answers: 1 },
  { name: "HTTP/0.9", bytes: "GET /\r\n", answers: 0 },
  { name: "HTTP/9.9", bytes: "GET / HTTP/9.9\r\nHost: x\r\n\r\n", answers: 1 },
  { name: "a preface of HTTP/2", bytes: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", answers: 1 },
  { name: "a handshake of TLS", bytes: "\u0016\u0003\u0001\u0002\u0000\u0001", answers: 1 },
  { name: "a method of no name", bytes: "FUZZ / HTTP/1.1\r\nHost: x\r\n\r\n", answers: 1 },
  {
    name: "an odd expectation",
    bytes: "GET /api/health/live HTTP/1.1\r\nHost: x\r\nExpect: cake\r\n\r\n",
    answers: 1,
  },
  {
    name: "an upgrade that nobody offers",
    bytes:
      "GET /api/health/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    answers: 1,
  },
  {
    name: "too many headers",
    bytes: `GET / HTTP/1.1\r\nHost: x\r\n${"a:b\r\n".repeat(2500)}\r\n`,
    answers: 1,
  },
  {
    name: "two requests at once",
    bytes: "GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n".repeat(2),
    answers: 2,
  },
];

const LISTEN_MS = 1500;

/** All that a server says to some bytes, until it hangs up or has said nothing more for a while. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let got = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(Buffer.from(bytes, "latin1")));
    const end = () => {
      socket.destroy();
      resolve(got);
    };
    let quiet = setTimeout(end, LISTEN_MS);
    socket.on("data", (chunk: Buffer) => {
      got += chunk.toString("latin1");
      clearTimeout(quiet);
      quiet = setTimeout(end, 300);
    });
    socket.on("error", end);
    socket.on("close", () => {
      clearTimeout(quiet);
      resolve(got);
    });
  });
}

/** What is wrong with how a door takes broken and doubtful requests; empty when all is well. */
export async function rawProblems(origin: string): Promise<string[]> {
  const port = Number(new URL(origin).port);
  const problems: string[] = [];
  for (const { name, bytes, answers } of RAW_REQUESTS) {
    const got = await exchange(port, bytes);
    const statuses = [...got.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    const say = (what: string) => problems.push(`${name}: ${what}`);
    // One too many is a request that somebody else may have made up.
    if (statuses.length !== answers) say(`${statuses.length} answers`);
    if (statuses.some((status) => status >= 500)) say(`answered ${statuses.join(", ")}`);
    const [head = "", body = ""] = got.split("\r\n\r\n");
    const isFailure = (statuses[0] ?? 0) >= 400 && /^Content-Type: application\/json/im.test(head);
    if (isFailure && !failureSchema.safeParse(JSON.parse(body)).success) say("no envelope");
    if ((statuses[0] ?? 0) >= 400 && !isFailure && !/^(?:0\s*)?$/.test(body))
      say("a failure that is no JSON");
    if (/node_modules|\n\s+at /.test(got)) say("shows a stack");
  }
  return problems;
}
