/**
 * `npx tsx backend/bench/soak.ts [minutes]`: people order, pay, cancel and manage for an hour while
 * something breaks every two minutes; memory at start and end, and everything that must hold.
 */
import { readFile } from "node:fs/promises";
import { FAULTS } from "./fault-list";
import { faultRound, settle, type RoundReport } from "./fault-round";
import { openStand } from "./fault-stand";
import { median } from "./load";

const EVERY_MS = 120_000;
/** Some two orders a second: 150,000 a day, for which one small machine is enough (docs/SIZING.md). */
const SHAPE = { buyers: 4, staff: 1, buyerPauseMs: 2000 };
const SAMPLE_MS = 5000;

/** Resident memory of a process in MB; null: it is gone. */
async function memoryOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
}

async function main(minutes: number): Promise<void> {
  const stand = await openStand();
  const memory: { pid: number; mb: number; at: number }[] = [];
  const began = Date.now();
  const sampling = setInterval(() => {
    const { pid } = stand.shop;
    void memoryOf(pid).then((mb) => {
      if (mb !== null) memory.push({ pid, mb, at: Date.now() - began });
    });
  }, SAMPLE_MS);
  const reports: RoundReport[] = [];
  const wrong: string[] = [];
  try {
    for (let at = 0; Date.now() - began < minutes * 60_000; at += 1) {
      // Half of the time in one process, so that its memory has time to grow, if it does.
      const isFirstHalf = Date.now() - began < minutes * 30_000;
      const choice = FAULTS.filter(({ name }) => !isFirstHalf || !name.includes("killed"));
      const fault = choice[at % choice.length];
      if (!fault) break;
      const calmMs = Math.min(EVERY_MS / 2, (minutes * 60_000) / 4);
      const report = await faultRound(stand, fault, { ...SHAPE, calmMs });
      reports.push(report);
      const minute = ((Date.now() - began) / 60_000).toFixed(1).padStart(5);
      console.log(
        `${minute} min  ${fault.name.padEnd(48)} ${report.acknowledged} orders, ${report.lost} lost, ` +
          `${report.doubled} doubled, back after ${((report.backAfterMs ?? Infinity) / 1000).toFixed(2)} s, ` +
          `${memory.at(-1)?.mb ?? 0} MB  ${report.wrong.join("; ")}`,
      );
    }
    wrong.push(...(await settle(stand)));
  } finally {
    clearInterval(sampling);
    await stand.close();
  }
  const sum = (of: (report: RoundReport) => number) =>
    reports.reduce((total, report) => total + of(report), 0);
  const longest = [...new Set(memory.map(({ pid }) => pid))]
    .map((pid) => memory.filter((sample) => sample.pid === pid))
    .sort((a, b) => b.length - a.length)[0];
  const tenth = Math.max(1, Math.floor((longest?.length ?? 0) / 10));
  const mb = (samples: typeof memory | undefined) => median((samples ?? []).map((one) => one.mb));
  const bad =
    sum(({ lost, doubled }) => lost + doubled) +
    reports.flatMap((one) => one.wrong).length +
    wrong.length;
  console.log(
    `${reports.length} faults, ${sum(({ attempts }) => attempts)} checkouts, ${sum(({ acknowledged }) => acknowledged)} placed, ` +
      `${sum(({ retried }) => retried)} by retry, ${sum(({ lost }) => lost)} lost, ${sum(({ doubled }) => doubled)} doubled, ` +
      `${sum(({ serverErrors }) => serverErrors)} answers of 500; memory of the process that lived longest: ` +
      `${mb(longest?.slice(0, tenth))} MB at first, ${mb(longest?.slice(-tenth))} MB at last, ` +
      `${Math.max(...memory.map((one) => one.mb))} MB at most of any; ${wrong.join("; ") || "the doctor finds nothing"}`,
  );
  process.exitCode = bad === 0 ? 0 : 1;
}

void main(Number(process.argv[2] ?? 60)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
