import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const COMMANDS = path.resolve(__dirname, "../.medusa/server/tools/command.js");
/** Longer than any command takes on what the tests make. */
const LONGEST_MS = 180_000;

/** A command that has ended. */
export interface Ended {
  /** Null when it was killed, or took too long. */
  code: number | null;
  /** All that it printed. */
  output: string;
  /** The same, line by line. */
  lines: string[];
}

/**
 * `npm run <name>` on a data folder, beside the shop that is open there, or alone.
 * @param meet sees the process while it runs
 */
export async function runCommand(
  dataDir: string,
  [name, ...args]: readonly [name: string, ...args: string[]],
  env: Record<string, string> = {},
  meet: (child: ChildProcess, output: () => string) => Promise<void> = () => Promise.resolve(),
): Promise<Ended> {
  const script = `require(${JSON.stringify(COMMANDS)}).runNamedCommand(${JSON.stringify(name)}, process.argv.slice(1))`;
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ["-e", script, "--", ...args], {
    env: { PATH, HOME, DATA_DIR: dataDir, LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: LONGEST_MS,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const closed = once(child, "close");
  await meet(child, () => output);
  await closed;
  return { code: child.exitCode, output, lines: output.trim().split("\n") };
}

/**
 * The doctor beside the open shop of a folder.
 * @param settings what that shop was started with and the doctor must know too
 * @returns what it finds wrong; empty when all is well
 */
export async function askDoctor(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<string[]> {
  const { code, output, lines } = await runCommand(dataDir, ["doctor"], settings);
  const wrong = lines.filter((line) => /^(WRONG|UNKNOWN)/.test(line));
  return code !== 0 && wrong.length === 0 ? [`the doctor failed: ${output}`] : wrong;
}
