import type { Attack } from "./attacks";

export interface Finding {
  readonly problem: string;
  readonly call: string;
  /** The number by which the same request is made again. */
  readonly number: number;
  readonly request: string;
  count: number;
}

interface CallTally {
  readonly statuses: Map<number, number>;
  slowestMs: number;
}

const MOST_SHOWN = 300;

/** A request in one line, as far as a person needs it. */
function inWords({ method, url, caller, headers, body }: Attack): string {
  const sent = body.bytes === null ? "" : ` body(${body.kind}) ${body.bytes.toString("latin1")}`;
  const odd = Object.entries(headers)
    .filter(([name]) => name !== "Idempotency-Key" && name !== "Content-Type")
    .map(([name, value]) => ` ${name}: ${value.slice(0, 60)}`)
    .join("");
  return `${caller}: ${method} ${url.slice(0, 200)}${odd}${JSON.stringify(sent).slice(1, -1)}`.slice(
    0,
    MOST_SHOWN + 200,
  );
}

/** Counts answers by call and status, and keeps one example of each thing that was wrong. */
export class Tally {
  readonly calls = new Map<string, CallTally>();
  readonly findings = new Map<string, Finding>();
  sent = 0;
  unanswered = 0;
  slowestMs = 0;

  answered({ call }: Attack, status: number | null, ms: number): void {
    this.sent += 1;
    if (status === null) this.unanswered += 1;
    const tally = this.calls.get(call.key) ?? { statuses: new Map<number, number>(), slowestMs: 0 };
    tally.statuses.set(status ?? 0, (tally.statuses.get(status ?? 0) ?? 0) + 1);
    tally.slowestMs = Math.max(tally.slowestMs, ms);
    this.slowestMs = Math.max(this.slowestMs, ms);
    this.calls.set(call.key, tally);
  }

  found(problem: string, attack: Attack, number: number): void {
    const key = `${attack.call.key} ${problem}`;
    const known = this.findings.get(key);
    if (known) known.count += 1;
    else {
      const request = inWords(attack);
      this.findings.set(key, { problem, call: attack.call.key, number, request, count: 1 });
    }
  }

  /** Calls that were never granted: of these only refusals were seen. */
  neverGranted(): string[] {
    const isGranted = (statuses: CallTally["statuses"]) =>
      [...statuses.keys()].some((status) => status >= 200 && status < 300);
    return [...this.calls].filter(([, { statuses }]) => !isGranted(statuses)).map(([key]) => key);
  }

  /** `GET /api/orders  2xx 120  4xx 300 …`, a line for each call. */
  lines(): string[] {
    return [...this.calls]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, { statuses, slowestMs }]) => {
        const classes = [2, 3, 4, 5].map((first) => {
          const count = [...statuses]
            .filter(([status]) => Math.floor(status / 100) === first)
            .reduce((sum, [, times]) => sum + times, 0);
          return `${first}xx ${String(count).padStart(6)}`;
        });
        const none = statuses.get(0) ?? 0;
        return `${key.padEnd(48)} ${classes.join("  ")}${none ? `  none ${none}` : ""}  slowest ${Math.round(slowestMs)} ms`;
      });
  }

  problems(): string[] {
    return [...this.findings.values()].map(
      ({ problem, call, number, request, count }) =>
        `${problem} (${count} times)\n    ${call}, request ${number}: ${request}`,
    );
  }
}
