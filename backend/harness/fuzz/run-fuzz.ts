import fc, { type Arbitrary } from "fast-check";
import { readFile } from "node:fs/promises";
import type { OwnShop } from "../shop";
import { attacksOn, callers, wellFormed, type Attack } from "./attacks";
import { gatherCrew, type Crew } from "./crew";
import { BACK_OFFICE_CALLS, callsOf, type Call } from "./openapi-calls";
import { problemsOf } from "./oracles";
import { attacksOnPages } from "./pages";
import { payWhatIsOwed } from "./pay-back";
import { CALLERS } from "./pools";
import { rawProblems } from "./raw-connections";
import { Tally } from "./tally";
import { textOf, Wire, type NoAnswer, type WireAnswer } from "./wire";

export interface FuzzOptions {
  readonly requests: number;
  /** The same seed makes the same requests, except for the shop's ids and tokens. */
  readonly seed: number;
  readonly connections?: number;
  /** Makes only the request of this number, again and again. */
  readonly only?: number;
  onProgress?(tally: Tally, rssMb: number): void;
  /** Asked in between: true ends the run early. */
  isEnough?(): boolean;
}

export interface FuzzReport {
  readonly tally: Tally;
  /** Problems beyond single answers: raw connections, log, and what was changed. */
  readonly problems: string[];
  /** Of the shop's process, before, in between and after. */
  readonly rssMb: number[];
  /** Answers over two seconds that were as slow when they were asked for again, alone. */
  readonly slow: string[];
  readonly slowAtFirst: number;
}

const TOO_SLOW_MS = 2000;
const BATCH = 100;
const PROGRESS_EVERY = 2500;
/** Connections are closed on purpose for bodies that are too large: whoever sends on meets that. */
const LARGE_BODY = 64 * 1024;

async function rssMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** A shop in maintenance would answer everybody else with nothing but that. */
const keptOpen = (attack: Attack): Attack => {
  const text = attack.body.bytes?.toString("latin1");
  if (!text?.includes('"maintenanceMode":true')) return attack;
  const open = text.replaceAll('"maintenanceMode":true', '"maintenanceMode":false');
  return { ...attack, body: { ...attack.body, bytes: Buffer.from(open, "latin1") } };
};

/** First what makes something, last what takes it away: the others have something to name. */
const TURNS = ["POST", "GET", "PUT", "DELETE"];
const GOOD_CALLERS = CALLERS.slice(0, 3);

/** Each call as it should be, once by everybody who may be let in: its other requests are odd somewhere. */
const openingOf = (calls: readonly Call[], { stock }: Crew): Arbitrary<Attack>[] =>
  [...calls]
    .sort((a, b) => TURNS.indexOf(a.method) - TURNS.indexOf(b.method))
    .flatMap((call) => GOOD_CALLERS.map((caller) => wellFormed(call, stock, caller).map(keptOpen)));

/** One request in ten goes to pages and files, the rest to calls of the API. */
function attackSource(calls: readonly Call[], { stock }: Crew): Arbitrary<Attack> {
  // Made once: schemas and tables don't change, and what is drawn from the pools is drawn late.
  const byCaller = CALLERS.map((caller) =>
    fc.oneof(...calls.map((call) => attacksOn(call, stock, caller))),
  );
  const onApi = callers.chain((caller) => byCaller[CALLERS.indexOf(caller)] ?? fc.constant(null));
  return fc
    .oneof(
      { weight: 9, arbitrary: onApi as Arbitrary<Attack> },
      { weight: 1, arbitrary: attacksOnPages(stock) },
    )
    .map(keptOpen);
}

interface Numbered {
  readonly attack: Attack;
  readonly number: number;
}

/** The requests of a batch; of the opening's, which are of one call each, as many as are left. */
function batchAt(
  at: number,
  seed: number,
  { opening, source }: { opening: Arbitrary<Attack>[]; source: Arbitrary<Attack> },
): Numbered[] {
  const first = opening.slice(at, at + BATCH);
  const begun = first.flatMap((one, n) => fc.sample(one, { seed: seed + at + n, numRuns: 1 }));
  const rest = { seed: seed + at / BATCH, numRuns: BATCH - begun.length };
  const drawn = rest.numRuns === 0 ? begun : [...begun, ...fc.sample(source, rest)];
  return drawn.map((attack, index) => ({ attack, number: at + index }));
}

/** All requests of a run, each with its number; drawn while it goes on, as the pools fill. */
function* requestsOf(
  sources: { opening: Arbitrary<Attack>[]; source: Arbitrary<Attack> },
  options: FuzzOptions,
): Generator<Numbered, undefined> {
  const { requests, seed, only } = options;
  for (let first = 0; first < requests && !options.isEnough?.(); first += BATCH) {
    const at = only === undefined ? first : Math.floor(only / BATCH) * BATCH;
    for (const one of batchAt(at, seed, sources)) {
      if (only === undefined ? one.number < requests : one.number === only) yield one;
    }
  }
}

const isSlow = ({ status, ms }: WireAnswer | NoAnswer) => ms > TOO_SLOW_MS || status === 503;

/** One run: everything that happens to a shop between two looks at it. */
class Run {
  readonly tally = new Tally();
  readonly slow: { attack: Attack; number: number }[] = [];

  constructor(
    private readonly crew: Crew,
    private readonly wire: Wire,
  ) {}

  async make(attack: Attack, number: number): Promise<void> {
    const { crew, wire, tally } = this;
    const token = await crew.tokenOf(attack);
    let answer = await wire.send(attack, token);
    const isLarge = (attack.body.bytes?.length ?? 0) > LARGE_BODY;
    // A kept connection may be closed at the very moment that it is used again.
    if (answer.status === null && !isLarge) answer = await wire.send(attack, token, true);
    tally.answered(attack, answer.status, answer.ms);
    if (isSlow(answer)) this.slow.push({ attack, number });
    if (answer.status === null) {
      if (!isLarge) tally.found(`no answer: ${answer.reason}`, attack, number);
      return;
    }
    if (answer.status === 401 || answer.status === 403) crew.doubt(attack.caller);
    for (const problem of problemsOf(attack, answer, crew.secrets)) {
      tally.found(problem, attack, number);
    }
    const isJson = answer.headers["content-type"]?.startsWith("application/json") ?? false;
    if (isJson && answer.status < 500 && answer.body.length > 0) {
      crew.stock.pools.learn(attack.call, JSON.parse(textOf(answer)));
    }
  }

  private async alone(attack: Attack): Promise<WireAnswer | NoAnswer> {
    return this.wire.send(attack, await this.crew.tokenOf(attack), true);
  }

  /** On a busy machine anything can be slow: three retries alone rule that out. */
  async slowAlone(): Promise<string[]> {
    const found: string[] = [];
    for (const { attack, number } of this.slow.slice(0, 40)) {
      let answer = await this.alone(attack);
      for (let time = 1; time < 3 && isSlow(answer); time += 1) answer = await this.alone(attack);
      if (isSlow(answer)) {
        const what = `${answer.status} after ${Math.round(answer.ms)} ms`;
        found.push(`${attack.call.key}, request ${number}: ${what}, three times alone`);
      }
    }
    return found;
  }
}

const LOG_FAULTS = /nobody waited for|Unexpected failure|unhandled|uncaught|ERR_HTTP_HEADERS_SENT/i;

/** Sends an open shop what nobody should, and checks every answer. */
export async function fuzz(shop: OwnShop, options: FuzzOptions): Promise<FuzzReport> {
  const { connections = 8 } = options;
  const crew = await gatherCrew(shop);
  const before = JSON.stringify(await crew.untouched());
  const wire = new Wire({ front: shop.origin, "back office": shop.backoffice }, connections);
  const calls = [...(await callsOf(shop.origin)), ...(shop.backoffice ? BACK_OFFICE_CALLS : [])];
  const sources = { opening: openingOf(calls, crew), source: attackSource(calls, crew) };
  const run = new Run(crew, wire);
  const rss = [await rssMb(shop.pid)];
  try {
    const queue = requestsOf(sources, options);
    const work = async () => {
      for (const { attack, number } of queue) {
        await run.make(attack, number);
        if (run.tally.sent % PROGRESS_EVERY !== 0) continue;
        rss.push(await rssMb(shop.pid));
        options.onProgress?.(run.tally, rss.at(-1) ?? 0);
      }
    };
    await Promise.all(Array.from({ length: connections }, work));
    const problems = await rawProblems(shop.origin);
    if (JSON.stringify(await crew.untouched()) !== before) {
      problems.push("what belongs to another customer, or the admin's role, was changed");
    }
    const faults = shop
      .output()
      .split("\n")
      .filter((line) => LOG_FAULTS.test(line));
    problems.push(...faults.slice(0, 5).map((line) => `in the log: ${line.slice(0, 500)}`));
    problems.push(...(await payWhatIsOwed(shop)));
    const slow = await run.slowAlone();
    rss.push(await rssMb(shop.pid));
    return { tally: run.tally, problems, rssMb: rss, slow, slowAtFirst: run.slow.length };
  } finally {
    wire.close();
  }
}
