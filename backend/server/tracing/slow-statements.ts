import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { signals } from "../../src/lib/signals";
import { noteStatement, slowFromMs } from "../../src/lib/slow-statements";
import type { Log } from "../logging/log";

interface RunningStatement {
  readonly sql?: string;
  readonly __knexQueryUid?: string;
}

/** What knex reports of its statements, including those in transactions. */
interface KnexEvents {
  on(event: "query", listener: (statement: RunningStatement) => void): void;
  on(event: "query-response", listener: (rows: unknown, statement: RunningStatement) => void): void;
  on(event: "query-error", listener: (error: unknown, statement: RunningStatement) => void): void;
}

/** No pool runs more at once; what never reports its end (a stream) is forgotten. */
const MOST_RUNNING = 200;

/** Measures the statements on Medusa's connections. */
export function watchMedusaStatements(container: MedusaContainer): void {
  if (slowFromMs() === Infinity) return;
  const knex = container.resolve<KnexEvents>(ContainerRegistrationKeys.PG_CONNECTION as never);
  const running = new Map<string, number>();
  const ended = ({ __knexQueryUid: id, sql }: RunningStatement) => {
    const began = id === undefined ? undefined : running.get(id);
    if (id === undefined || began === undefined) return;
    running.delete(id);
    noteStatement("medusa", { text: sql ?? "" }, began);
  };
  knex.on("query", ({ __knexQueryUid: id }) => {
    if (id === undefined) return;
    running.set(id, performance.now());
    if (running.size <= MOST_RUNNING) return;
    const [oldest] = running.keys();
    if (oldest !== undefined) running.delete(oldest);
  });
  knex.on("query-response", (_rows, statement) => ended(statement));
  knex.on("query-error", (_error, statement) => ended(statement));
}

/** Writes one line for each slow statement; the log itself adds its request or job. */
export const logSlowStatements = (log: Log): (() => void) =>
  signals.statementWasSlow.listen((slow) => log.warn(slow, "slow statement"));

/** Job durations, for whoever looks closely. */
export const logJobs = (log: Log): (() => void) =>
  signals.jobEnded.listen(({ queue, ms, isDone }) =>
    log.debug({ job: queue, ms: Math.round(ms), is_done: isDone }, "job"),
  );
