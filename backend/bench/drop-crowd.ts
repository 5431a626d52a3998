/**
 * The visitors of `drop.ts`, in a process of their own: each has its own connection, and does what the shop's page does. Told
 * by a message what to do, it answers with what each of them saw.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
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

const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 20_000 });

interface Seen {
  status: number;
  json: { data?: unknown; code?: string };
  bytes: number;
}

function call(
  method: string,
  url: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const length = { "Content-Length": String(body === undefined ? 0 : Buffer.byteLength(body)) };
    const sent = request(
      url,
      { agent, method, headers: method === "GET" ? headers : { ...headers, ...length } },
      (response) => {
        text(response).then((answer) => {
          const json = JSON.parse(answer) as Seen["json"];
          resolve({ status: response.statusCode ?? 0, json, bytes: answer.length });
        }, reject);
      },
    );
    sent.setTimeout(60_000, () => sent.destroy(new Error("No answer in a minute.")));
    sent.on("error", reject);
    sent.end(body);
  });
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
  const asked = async (...how: Parameters<typeof call>): Promise<Seen> => {
    report.calls += 1;
    // A connection that breaks is made anew, as the page does.
    const seen = await call(...how).catch(async () => {
      report.retries += 1;
      await sleep(500 + Math.random() * 1500);
      return call(...how);
    });
    report.bytes += seen.bytes;
    return seen;
  };
  const takePlace = async (): Promise<DropPlace> => {
    const askedAt = Date.now();
    const seen = await asked("POST", `${origin}/api/drops/${handle}/place`, {
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
          `${origin}/api/orders`,
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
      const seen = await asked("GET", `${origin}/api/drops/${handle}/now`);
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
  void Promise.all(Array.from({ length: orders.visitors }, (_, at) => visit(orders, at))).then(
    (reports) => {
      process.send?.(reports, () => {
        agent.destroy();
        process.disconnect();
      });
    },
  );
});
