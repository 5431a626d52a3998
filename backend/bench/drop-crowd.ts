/**
 * The visitors of `drop.ts`, in a process of their own: each has its own connection, and does what the shop's page does. Told
 * by a message what to do, it answers with what each of them saw.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { dropPollSeconds, placeDelayMs } from "../src/contracts/drop-rules";
import type { DropNow, DropPlace } from "../src/contracts/drops";
import { orderBody } from "../harness/checkout-storm";

export interface CrowdOrders {
  origin: string;
  handle: string;
  variantId: string;
  visitors: number;
  /** Those of them that wait for the opening. */
  early: number;
  /** All others come within this time of it. */
  withinMs: number;
  /** Unix time, ms. */
  opensAt: number;
  /** Nobody waits longer. */
  untilMs: number;
}

export interface VisitorReport {
  isEarly: boolean;
  /** Unix time, ms: of the first request, and of its answer. */
  askedAt: number;
  answeredAt: number;
  place: number | null;
  ended: "bought" | "told" | "refused" | "waiting" | "error";
  endedAt: number;
  problem?: string;
  calls: number;
  retries: number;
  bytes: number;
}

interface Seen {
  status: number;
  json: { data?: unknown; code?: string };
  bytes: number;
}

/** One visitor's connection. Requests are written and answers read by hand: 5,000 of Node's clients would need a machine of their own. */
class Line {
  #socket: Socket | null = null;
  #read = "";
  #answer: { resolve: (seen: Seen) => void; reject: (error: Error) => void } | null = null;

  constructor(private readonly origin: URL) {}

  #open(): Promise<Socket> {
    const kept = this.#socket;
    if (kept && !kept.destroyed) return Promise.resolve(kept);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(this.origin.port), this.origin.hostname);
      socket.setNoDelay(true);
      socket.setEncoding("latin1");
      socket.once("connect", () => resolve(socket));
      socket.on("data", (part: string) => this.#take(part));
      const lost = (error?: Error) => {
        this.#socket = null;
        this.#read = "";
        const broken = error ?? new Error("The connection was closed.");
        reject(broken);
        this.#answer?.reject(broken);
        this.#answer = null;
      };
      socket.on("error", lost);
      socket.on("close", () => lost());
      this.#socket = socket;
    });
  }

  #take(part: string): void {
    this.#read += part;
    const end = this.#read.indexOf("\r\n\r\n");
    if (end < 0) return;
    const head = this.#read.slice(0, end);
    const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
    const whole = end + 4 + length;
    if (this.#read.length < whole) return;
    const body = Buffer.from(this.#read.slice(end + 4, whole), "latin1").toString();
    this.#read = this.#read.slice(whole);
    const answer = this.#answer;
    this.#answer = null;
    answer?.resolve({
      status: Number(head.slice(9, 12)),
      json: JSON.parse(body) as Seen["json"],
      bytes: whole,
    });
  }

  async call(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body = "",
  ): Promise<Seen> {
    const socket = await this.#open();
    const length = method === "GET" ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const head = [`${method} ${path} HTTP/1.1`, `Host: ${this.origin.host}`, ...lines, ...length];
    return new Promise((resolve, reject) => {
      this.#answer = { resolve, reject };
      socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
    });
  }

  close(): void {
    this.#socket?.destroy();
  }
}

async function visit(orders: CrowdOrders, at: number): Promise<VisitorReport> {
  const { origin, handle, variantId, early, opensAt, untilMs, visitors, withinMs } = orders;
  const isEarly = at < early;
  const ticket = randomBytes(18).toString("base64url");
  const report: VisitorReport = {
    isEarly,
    ...{ askedAt: 0, answeredAt: 0, place: null, ended: "waiting", endedAt: 0 },
    ...{ calls: 0, retries: 0, bytes: 0 },
  };
  const line = new Line(new URL(origin));
  const asked = async (...how: Parameters<Line["call"]>): Promise<Seen> => {
    report.calls += 1;
    // A connection that breaks is made anew, as the page does.
    const seen = await line.call(...how).catch(async () => {
      report.retries += 1;
      await sleep(500 + Math.random() * 1500);
      return line.call(...how);
    });
    report.bytes += seen.bytes;
    return seen;
  };
  const takePlace = async (): Promise<DropPlace> => {
    const askedAt = Date.now();
    const seen = await asked("POST", `/api/drops/${handle}/place`, {
      "Drop-Ticket": ticket,
    });
    if (seen.status !== 200) throw new Error(`place ${seen.status} ${seen.json.code ?? ""}`);
    const place = seen.json.data as DropPlace;
    if (report.place === null) {
      report.askedAt = askedAt;
      report.answeredAt = Date.now();
      report.place = place.place;
    }
    return place;
  };
  const end = (ended: VisitorReport["ended"]): VisitorReport => {
    report.ended = ended;
    report.endedAt = Date.now();
    line.close();
    return report;
  };
  try {
    if (isEarly) {
      await sleep(Math.random() * Math.max(0, opensAt - Date.now() - 3000));
      const waiting = await takePlace();
      const wait = opensAt - Date.now() + placeDelayMs(waiting.now.places, Math.random());
      await sleep(Math.max(0, wait));
    } else {
      // Spread evenly, so that it is known who came before whom.
      const share = (at - early) / Math.max(1, visitors - early);
      await sleep(Math.max(0, opensAt - Date.now()) + share * withinMs);
    }
    let mine = await takePlace();
    let { now } = mine;
    while (Date.now() < opensAt + untilMs) {
      if (mine.turn_until !== null) {
        const bought = await asked(
          "POST",
          "/api/orders",
          { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
          JSON.stringify({
            ...orderBody(variantId, at),
            phone: `+2507${String(20_000_000 + at)}`,
            drop_ticket: ticket,
          }),
        );
        if (bought.status !== 201)
          report.problem = `order ${bought.status} ${bought.json.code ?? ""}`;
        return end(bought.status === 201 ? "bought" : "refused");
      }
      if (now.state === "sold_out") return end("told");
      await sleep(dropPollSeconds(now, mine.place, Math.random()) * 1000);
      const seen = await asked("GET", `/api/drops/${handle}/now`);
      if (seen.status !== 200) continue;
      now = seen.json.data as DropNow;
      if ((mine.place ?? Infinity) <= now.admitted) {
        mine = await takePlace();
        ({ now } = mine);
      }
    }
    return end("waiting");
  } catch (error) {
    report.problem = error instanceof Error ? error.message : String(error);
    return end("error");
  }
}

process.once("message", (orders: CrowdOrders) => {
  // They are not part of the machine that is measured.
  setPriority(10);
  void Promise.all(Array.from({ length: orders.visitors }, (_, at) => visit(orders, at))).then(
    (reports) => {
      process.send?.(reports, () => process.disconnect());
    },
  );
});
