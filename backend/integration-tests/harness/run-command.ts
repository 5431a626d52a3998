import { execFile } from "node:child_process";
import path from "node:path";

const COMMANDS = path.resolve(__dirname, "../../.medusa/server/launch/command.js");

interface CommandEnd {
  code: number;
  lines: string[];
}

/** A command of the shop, such as `npm run doctor`, beside the shop that is open on the folder, or alone. */
export function runCommand(name: string, dataDir: string, ...args: string[]): Promise<CommandEnd> {
  const script = `require(${JSON.stringify(COMMANDS)}).runNamedCommand(${JSON.stringify(name)}, process.argv.slice(1))`;
  const { PATH, HOME } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["-e", script, "--", ...args],
      { env: { PATH, HOME, DATA_DIR: dataDir, LOG_LEVEL: "warn" }, timeout: 110_000 },
      (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, lines: (stdout + stderr).trim().split("\n") }),
    );
  });
}
