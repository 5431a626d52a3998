/** Adds up and prints what the runs of `run-all.mjs` counted. */
import { readFile } from "node:fs/promises";

const SLOWEST = 15;
const LONG_MS = 60_000;
const LINES_OF_A_FAILURE = 12;
/** In the comment at the top of a file that takes longer than that. */
export const REASON = /Over a minute: ([^*]+)/;

const sum = (files, key) => files.reduce((total, file) => total + file[key], 0);

/** A run that counted nothing, or ended badly for no reason of a test, has failed all the same. */
function countsOf({ code, files, unhandled = [], why }) {
  if (why) return { passed: 0, failed: 0, skipped: 0, why };
  const broken = files.filter(({ isBroken }) => isBroken).length;
  const counts = {
    passed: sum(files, "passed"),
    failed: sum(files, "failed") + broken + unhandled.length,
    skipped: sum(files, "skipped"),
  };
  if (counts.failed > 0) {
    const outside = broken + unhandled.length;
    return { ...counts, why: outside > 0 ? `${outside} outside of a test` : "" };
  }
  if (counts.passed === 0) return { ...counts, failed: 1, why: "no test ran" };
  return code === 0 ? { ...counts, why: "" } : { ...counts, failed: 1, why: `ended with ${code}` };
}

export function sumOf(tallies) {
  const counts = tallies.map(countsOf);
  return { passed: sum(counts, "passed"), failed: sum(counts, "failed") };
}

function minutes(ms) {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

async function slowestOf(tallies) {
  const files = tallies.flatMap(({ label, files: all }) => all.map((file) => ({ ...file, label })));
  const slowest = files.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return Promise.all(
    slowest.map(async ({ file, ms }) => {
      const line = `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`;
      if (ms <= LONG_MS) return line;
      const reason = REASON.exec(await readFile(file, "utf8"))?.[1]
        .replaceAll(/\s+/g, " ")
        .trim();
      return `${line}\n           ${reason ?? "says nowhere why it takes over a minute"}`;
    }),
  );
}

/**
 * What failed, in a test and outside, with what it says: of a log of thousands of lines often only the
 * end is kept.
 */
function failuresOf(tallies) {
  return tallies.flatMap(({ label, files, unhandled = [] }) => {
    const failures = files.flatMap(({ file, failures: own }) =>
      own.map(({ name, errors }) => ({ place: `${file} > ${name}`, errors })),
    );
    const others = unhandled.map((error) => ({ place: "handled by nobody", errors: [error] }));
    return [...failures, ...others].flatMap(({ place, errors }) => [
      `  ${label}: ${place}`,
      ...errors
        .join("\n")
        .split("\n")
        .slice(0, LINES_OF_A_FAILURE)
        .map((line) => `    ${line}`),
    ]);
  });
}

/** The last page of a run: what was slow, left out or failed, and a line for each run. */
export async function report(tallies) {
  const failures = failuresOf(tallies);
  const skipped = tallies
    .flatMap(({ files }) => files.filter((file) => file.skipped > 0))
    .map((file) => `  ${file.skipped} in ${file.file}`);
  const lines = tallies.map((tally) => {
    const { passed, failed, skipped: left, why } = countsOf(tally);
    const parts = [
      `${tally.label}: ${passed} of ${passed + failed} in ${minutes(tally.ms)}`,
      left > 0 && `${left} skipped`,
      tally.starts > 0 && `${tally.starts} starts of a shop`,
      why,
    ];
    return parts.filter(Boolean).join(", ");
  });
  return [
    "",
    `The slowest ${SLOWEST} files:`,
    ...(await slowestOf(tallies)),
    ...(skipped.length > 0 ? ["", "Skipped, for what this machine lacks:", ...skipped] : []),
    ...(failures.length > 0 ? ["", "Failed:", ...failures] : []),
    "",
    ...lines,
    "",
  ].join("\n");
}
