import { execFile } from "node:child_process";
import path from "node:path";

const COMMANDS = path.resolve(__dirname, "../.medusa/server/launch/command.js");

/**
 * `npm run doctor` beside the open shop of a folder.
 * @param settings what that shop was started with and the doctor must know too
 * @returns what it finds wrong; empty when all is well
 */
export function doctorBeside(dataDir: string, settings: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const script = `require(${JSON.stringify(COMMANDS)}).runNamedCommand("doctor", [])`;
  const { PATH, HOME } = process.env;
  return new Promise((resolve) => {
    const env = { PATH, HOME, DATA_DIR: dataDir, LOG_LEVEL: "error", ...settings };
    execFile(process.execPath, ["-e", script], { env, timeout: 180_000 }, (error, out, wrong) => {
      const lines = (out + wrong).split("\n").filter((line) => /^(WRONG|UNKNOWN)/.test(line));
      resolve(error && lines.length === 0 ? [`the doctor failed: ${out}${wrong}`] : lines);
    });
  });
}
