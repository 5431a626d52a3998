import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const COMMANDS = path.resolve(__dirname, "../../.medusa/server/launch/command.js");

/** A command that has ended. */
export interface Ended {
  /** Null when it was killed. */
  code: number | null;
  /** All that it printed. */
  output: string;
}

/** `npm run <name>`, on a data folder. @param meet sees the process while it runs */
export async function runCommand(
  dataDir: string,
  [name, ...args]: [name: string, ...args: string[]],
  env: Record<string, string> = {},
  meet: (child: ChildProcess, output: () => string) => Promise<void> = () => Promise.resolve(),
): Promise<Ended> {
  const script = `require(${JSON.stringify(COMMANDS)}).runNamedCommand(${JSON.stringify(name)}, process.argv.slice(1))`;
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ["-e", script, "--", ...args], {
    env: { PATH, HOME, DATA_DIR: dataDir, LOG_LEVEL: "warn", SHOP_URL: "http://localhost", ...env },
    stdio: ["ignore", "pipe", "pipe"],
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
  return { code: child.exitCode, output };
}
