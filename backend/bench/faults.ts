/**
 * `npx tsx backend/bench/faults.ts [rounds] [words]`: breaks what the shop stands on while people order, pay,
 * cancel and manage, and shows what was lost, what was done twice and how long nobody could buy.
 * With words: only the faults that have them in their name; the disk and the clock need root and libfaketime (Debian: `apt-get install faketime`).
 */
import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { clockFaults, clockSettings, FAULTS, setClock, type Fault } from "./fault-list";
import { faultRound, settle, type RoundReport } from "./fault-round";
import { openStand, type Stand } from "./fault-stand";
import { median } from "./load";

const COLUMNS =
  "fault                                             rounds  orders  placed  retried  lost  doubled  500s  back, median  at most  slowest  wrong";

function line(name: string, reports: readonly RoundReport[], wrong: readonly string[]): string {
  const sum = (of: (report: RoundReport) => number) =>
    reports.reduce((total, report) => total + of(report), 0);
  const back = reports.map(({ backAfterMs }) => backAfterMs ?? Infinity);
  const cells: [string | number, number][] = [
    [reports.length, 6],
    [sum(({ attempts }) => attempts), 6],
    [sum(({ acknowledged }) => acknowledged), 6],
    [sum(({ retried }) => retried), 7],
    [sum(({ lost }) => lost), 4],
    [sum(({ doubled }) => doubled), 7],
    [sum(({ serverErrors }) => serverErrors), 4],
    [`${(median(back) / 1000).toFixed(2)} s`, 12],
    [`${(Math.max(...back) / 1000).toFixed(2)} s`, 7],
    [`${(Math.max(...reports.map(({ slowestMs }) => slowestMs)) / 1000).toFixed(2)} s`, 7],
  ];
  const words = cells.map(([value, width]) => String(value).padStart(width)).join("  ");
  const broken = [...new Set(reports.flatMap((report) => report.wrong)), ...wrong];
  return `${name.padEnd(48)}  ${words}  ${broken.join("; ") || "-"}`;
}

const [ROUNDS = "3", WORDS = ""] = process.argv.slice(2);
const isWanted = ({ name }: Fault) => name.includes(WORDS);

const isBad = ({ lost, doubled, wrong, backAfterMs }: RoundReport) =>
  lost + doubled + wrong.length > 0 || backAfterMs === null;

/** Every fault of a list, so many times; prints a line for each. @returns whether all went well */
async function strikeAll(stand: Stand, faults: readonly Fault[], rounds: number): Promise<boolean> {
  let isWell = true;
  for (const fault of faults) {
    const reports: RoundReport[] = [];
    for (let round = 0; round < rounds; round += 1) reports.push(await faultRound(stand, fault));
    const wrong = await settle(stand);
    isWell &&= wrong.length === 0 && !reports.some(isBad);
    console.log(line(fault.name, reports, wrong));
  }
  return isWell;
}

function system(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} (this must run as root): ${stderr}`);
}

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), "strive-faults-"));
  await chmod(made, 0o711);
  return made;
}

/** All of DATA_DIR, database included, on a small disk of memory. */
async function onSmallDisk<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await folder();
  system("mount", "-t", "tmpfs", "-o", "size=1500m,mode=0711", "tmpfs", dataDir);
  try {
    return await work(dataDir);
  } finally {
    system("umount", "-l", dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

const FULL_MS = 10_000;

const fullDisk = (dataDir: string): Fault => ({
  name: "the disk is full for 10 s",
  strike: async () => {
    const filler = path.join(dataDir, "filler");
    const { bavail, bsize } = await statfs(dataDir);
    await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1024))).catch(
      () => undefined,
    );
    // The shop itself uses up the rest within moments.
    await sleep(FULL_MS);
    await rm(filler, { force: true });
  },
});

/** Those of a list that are wanted, on a stand of their own; nothing is started for none. */
async function onStand(
  faults: readonly Fault[],
  rounds: number,
  options: Parameters<typeof openStand>[0] = {},
): Promise<boolean> {
  const wanted = faults.filter(isWanted);
  if (wanted.length === 0) return true;
  const stand = await openStand(options);
  try {
    return await strikeAll(stand, wanted, rounds);
  } finally {
    await stand.close();
  }
}

async function main(rounds: number): Promise<void> {
  console.log(COLUMNS);
  const plain = await onStand(FAULTS, rounds);
  const disk = await onSmallDisk((dataDir) => onStand([fullDisk(dataDir)], rounds, { dataDir }));
  const dataDir = await folder();
  const clock = path.join(await folder(), "clock");
  await setClock(clock, 0);
  const env = clockSettings(clock);
  const time = await onStand(clockFaults(clock), rounds, { dataDir, env });
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  await rm(path.dirname(clock), { recursive: true, force: true });
  process.exitCode = plain && disk && time ? 0 : 1;
}

void main(Number(ROUNDS)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
