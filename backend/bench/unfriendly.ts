/**
 * `npx tsx backend/bench/unfriendly.ts [seconds]`: what other people notice of clients that are slow
 * on purpose or send much: latencies of reads and checkouts beside them, as ratios to those right
 * before.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { startShop, type Shop } from "../harness/shop";
import { logIn } from "../harness/people";
import { fillStock } from "../harness/articles";
import { orderBody, send } from "../harness/checkout-storm";
import { variantsOf } from "./fault-stand";
import { load, median, type Measure } from "./load";
import { withClient } from "../harness/storm-audit";

/** Starts a nuisance; @returns what ends it */
type Nuisance = (shop: Shop, token: string) => End | Promise<End>;
type End = () => Promise<void>;

/**
 * So many connections that each begin with `head` and go on every so many ms; who is answered or cut
 * off comes again.
 */
function crowdAt(
  { origin }: Shop,
  { connections, head, everyMs }: { connections: number; head: string; everyMs: number },
  goOn: (socket: Socket) => void,
): End {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  let isOver = false;
  const begin = () => {
    if (isOver) return;
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => {
      sockets.delete(socket);
      setTimeout(begin, 50);
    });
    socket.on("data", () => socket.end());
    socket.write(head);
  };
  for (let at = 0; at < connections; at += 1) begin();
  const going = setInterval(() => {
    for (const socket of sockets) if (socket.writable) goOn(socket);
  }, everyMs);
  return () => {
    isOver = true;
    clearInterval(going);
    for (const socket of sockets) socket.destroy();
    return Promise.resolve();
  };
}

/** Requests that never end: a byte a second. */
const dripping =
  (connections: number, head: string, byte: string): Nuisance =>
  (shop) =>
    crowdAt(shop, { connections, head, everyMs: 1000 }, (socket) => socket.write(byte));

/** Clients that ask for much and never read it. */
const deaf =
  (connections: number): Nuisance =>
  (shop) => {
    const { hostname, port } = new URL(shop.origin);
    const ask = `GET /api/products?limit=100 HTTP/1.1\r\nHost: shop\r\n\r\n`.repeat(200);
    const sockets = Array.from({ length: connections }, () => {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => undefined);
      socket.pause();
      socket.write(ask);
      return socket;
    });
    return () => {
      for (const socket of sockets) socket.destroy();
      return Promise.resolve();
    };
  };

/** What all uploads together send: as much as a line of 200 Mbit/s carries. */
const LINE_BYTES_PER_SECOND = 25_000_000;
const TICK_MS = 20;

/** Products with five 5 MB files that are no pictures, sent without end, by anybody or by staff. */
const uploading =
  (clients: number, isStaff: boolean): Nuisance =>
  async (shop, token) => {
    const { head, body } = await uploadOf(shop.origin, isStaff ? token : null);
    const step = Math.round((LINE_BYTES_PER_SECOND * TICK_MS) / 1000 / clients);
    return crowdAt(shop, { connections: clients, head, everyMs: TICK_MS }, (socket) => {
      const sent = socket.bytesWritten - head.length;
      if (!socket.writableNeedDrain && sent < body.length)
        socket.write(body.subarray(sent, sent + step));
    });
  };

/** The upload as it goes over the line: what fetch would send, made once. */
async function uploadOf(origin: string, token: string | null) {
  const form = new FormData();
  const picture = new Blob([randomBytes(5_000_000)], { type: "image/png" });
  for (let at = 0; at < 5; at += 1) form.append("images", picture, `${at}.png`);
  const request = new Request(`${origin}/api/products`, { method: "POST", body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const lines = [
    "POST /api/products HTTP/1.1",
    `Host: ${new URL(origin).host}`,
    `Content-Type: ${request.headers.get("Content-Type") ?? ""}`,
    `Content-Length: ${body.length}`,
    ...(token === null ? [] : [`Authorization: Bearer ${token}`]),
  ];
  return { head: `${lines.join("\r\n")}\r\n\r\n`, body };
}

const SLOW_POST = [
  "POST /api/orders HTTP/1.1",
  "Host: shop",
  "Content-Type: application/json",
  `Idempotency-Key: ${randomUUID()}`,
  "Content-Length: 5000",
  "",
  "{",
].join("\r\n");

const NUISANCES: readonly [string, Nuisance][] = [
  ["500 connections, headers byte by byte", dripping(500, "GET / HTTP/1.1\r\nX-Slow: ", "a")],
  ["300 connections, bodies byte by byte", dripping(300, SLOW_POST, " ")],
  ["100 clients that never read", deaf(100)],
  ["10 clients upload without a token", uploading(10, false)],
  ["10 clients upload with one", uploading(10, true)],
];

interface View {
  reads: Measure;
  /** Milliseconds of checkouts, one after the other. */
  checkouts: number[];
  refused: number;
}

async function view(shop: Shop, variantId: string, seconds: number): Promise<View> {
  const checkouts: number[] = [];
  let refused = 0;
  let isOver = false;
  const buying = (async () => {
    while (!isOver) {
      const began = performance.now();
      const attempt = { key: randomUUID(), body: orderBody(variantId, 7) };
      const answer = await send(shop.origin, attempt, 10_000).catch(() => null);
      if (answer?.status === 201) checkouts.push(performance.now() - began);
      else refused += 1;
      await sleep(20);
    }
  })();
  const paths = ["/api/products?limit=20", "/api/categories", "/", "/api/products?offset=20"];
  const requests = paths.map((path) => ({ path }));
  const reads = await load(shop.origin, requests, 4, seconds);
  isOver = true;
  await buying;
  return { reads, checkouts, refused };
}

const ratio = (now: number, before: number) => Number((now / before).toFixed(2));

async function main(seconds: number): Promise<void> {
  const shop = await startShop({ env: { LOG_LEVEL: "error", RATE_LIMIT: "off" } });
  try {
    await withClient(shop.databaseUrl, fillStock);
    const { token } = await logIn(shop, shop.admin);
    const [variantId = ""] = await variantsOf(shop);
    await view(shop, variantId, 3);
    const rows: Record<string, Record<string, number>> = {};
    for (const [name, annoy] of NUISANCES) {
      const before = await view(shop, variantId, seconds);
      const end = await annoy(shop, token);
      await sleep(1000);
      const beside = await view(shop, variantId, seconds);
      await end();
      rows[name] = {
        "reads/s": ratio(beside.reads.requestsPerSecond, before.reads.requestsPerSecond),
        "read p50": ratio(beside.reads.p50, before.reads.p50),
        "read p99": ratio(beside.reads.p99, before.reads.p99),
        "checkout p50": ratio(median(beside.checkouts), median(before.checkouts)),
        "slowest ms": Math.round(Math.max(...beside.checkouts)),
        placed: beside.checkouts.length,
        failed: beside.reads.errors + beside.refused,
      };
      await sleep(1000);
    }
    console.table(rows);
  } finally {
    await shop.stop();
  }
}

void main(Number(process.argv[2] ?? 5)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
