/**
 * `npm test [layer …] [--option …]`: builds what is stale, runs the layers of tests and prints the sum,
 * `N passed, N failed`. Options go to Vitest: `npm test -- http --sequence.shuffle.files`.
 * `npm run verify:long` is `--long`: many rounds of what has rounds, and every layer on other Nodes.
 */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  browserEnvironment,
  nodeProgram,
  postgresFolders,
  publishedPlugin,
} from "./programs/index.mjs";
import { report, sumOf } from "./tally.mjs";

const ROOT = path.resolve(import.meta.dirname, "../..");
const VITEST = path.join(
  path.dirname(createRequire(import.meta.url).resolve("vitest/package.json")),
  "vitest.mjs",
);

/**
 * One more than the smallest machine has cores, for files that wait a fifth of their time: for what people's
 * fingers, browsers, sweeps and timeouts take.
 */
const WAITING = 3;
/** Layer → the project of vitest.config.mjs, which of its files, and how many at a time. */
const LAYERS = {
  unit: { project: "unit" },
  screen: { project: "screen", workers: WAITING },
  http: { project: "http", isOfShop: true, workers: WAITING },
  journey: { project: "journey", isOfShop: true, isInBrowser: true, workers: WAITING },
  /** One start of a shop, and what it needs to sell. */
  boot: { project: "http", isOfShop: true, files: ["http/boot.spec"] },
};

/**
 * Each is one call of Vitest, in the order of what fails fastest. A layer is alone: two in one call take
 * workers from each other, and each file would load its modules anew. But a start of a shop is one core's work:
 * beside it, the other tests units.
 */
const GATE = [
  [{ layer: "unit" }],
  [{ layer: "screen" }],
  [
    { layer: "unit", node: 24 },
    { layer: "boot", node: 24 },
  ],
  [{ layer: "http" }],
  [{ layer: "journey" }],
];
const LONG = [
  [{ layer: "http", rounds: "long" }],
  [{ layer: "journey", rounds: "long" }],
  ...[22, 24].flatMap((node) => [
    [{ layer: "unit", node }],
    [{ layer: "screen", node }],
    [{ layer: "http", node }],
    [{ layer: "journey", node }],
  ]),
];

/** A developer's shop must not become the tests' shop. */
const OF_A_SHOP = /^(DATABASE_URL|REDIS_URL|DATA_DIR|(BACKOFFICE_)?(PORT|HOST)|S3_\w+|SMTP_URL)$/;
const cleanEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !OF_A_SHOP.test(name)),
);

const run = (program, args, env = cleanEnvironment) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, env, stdio: "inherit" });
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });

const labelOf = ({ layer, node, rounds }) =>
  [layer, node && `on Node ${node}`, rounds && `in ${rounds} rounds`].filter(Boolean).join(" ");

/** The environment and the program of a run; null where this machine can't have it. */
async function placeOf({ layer, node, rounds }, folder) {
  const env = { ...cleanEnvironment, SHOP_STARTS_FILE: path.join(folder, "starts") };
  if (rounds) {
    Object.assign(env, {
      TEST_ROUNDS: rounds,
      POSTGRES_FOLDERS: JSON.stringify(postgresFolders()),
      PLUGIN_FOLDER: publishedPlugin(),
    });
  }
  if (LAYERS[layer].isInBrowser) {
    Object.assign(env, await browserEnvironment());
  }
  const isThis = node === undefined || Number(process.versions.node.split(".")[0]) === node;
  if (isThis) return { program: process.execPath, env };
  const program = nodeProgram(node);
  if (program === null) return null;
  return {
    program,
    env: { ...env, PATH: `${path.dirname(program)}${path.delimiter}${env.PATH}` },
  };
}

/** What one run counts. Whatever went wrong outside of a test is one more failure. */
async function tallyOf(one, options) {
  const began = Date.now();
  const label = labelOf(one);
  process.stdout.write(`\n── ${label} ──\n`);
  const folder = await mkdtemp(path.join(tmpdir(), "strive-tests-"));
  try {
    const place = await placeOf(one, folder);
    if (place === null) return { label, ms: 0, files: [], why: "not tried: no such Node for here" };
    const { project, files: chosen = [], workers } = LAYERS[one.layer];
    const file = path.join(folder, "tally.json");
    const reporter = path.join(import.meta.dirname, "tally-reporter.mjs");
    const code = await run(
      place.program,
      [
        VITEST,
        "run",
        "--project",
        project,
        ...chosen,
        ...(workers ? [`--maxWorkers=${workers}`] : []),
        "--reporter=default",
        `--reporter=${reporter}`,
        ...options,
      ],
      { ...place.env, TALLY_FILE: file },
    );
    const tally = await readFile(file, "utf8").then(JSON.parse, () => null);
    const starts = await stat(path.join(folder, "starts")).then(
      ({ size }) => size,
      () => 0,
    );
    return { label, code, ms: Date.now() - began, starts, files: [], ...tally };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runsOf(names, isLong) {
  const unknown = names.filter((name) => !(name in LAYERS));
  if (unknown.length > 0) {
    console.error(`There is no layer ${unknown.join(", ")}: ${Object.keys(LAYERS).join(", ")}.`);
    process.exit(2);
  }
  const all = isLong ? LONG : GATE;
  if (names.length === 0) return all;
  if (isLong) return all.filter(([{ layer }]) => names.includes(layer));
  return names.map((layer) => [{ layer }]);
}

const asked = process.argv.slice(2);
const isLong = asked.includes("--long");
const options = asked.filter((word) => word.startsWith("--") && word !== "--long");
const runs = runsOf(
  asked.filter((word) => !word.startsWith("--")),
  isLong,
);

const tallies = [];
let isBuilt = false;
for (const together of runs) {
  if (!isBuilt && together.some(({ layer }) => LAYERS[layer].isOfShop)) {
    isBuilt = (await run("npm", ["run", "--silent", "build"])) === 0;
    if (!isBuilt) {
      tallies.push({ label: "build", code: 1, ms: 0, files: [] });
      break;
    }
  }
  tallies.push(...(await Promise.all(together.map((one) => tallyOf(one, options)))));
}
process.stdout.write(await report(tallies));
const { passed, failed } = sumOf(tallies);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
// The closing line, alone: what runs this in a pipeline reads the counts from it.
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
