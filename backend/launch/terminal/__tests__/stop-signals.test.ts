import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";

vi.setConfig({ testTimeout: 20_000 });

const CHILD = `
  const { onStopSignals } = require(${JSON.stringify(path.resolve(__dirname, "../stop-signals"))});
  onStopSignals({
    first: (reason) => console.log("first", reason),
    again: () => console.log("again"),
  });
  setInterval(() => undefined, 1000);
  console.log(process.pid);
`;

let pid = 0;
afterEach(() => {
  if (pid > 0) process.kill(pid, "SIGKILL");
  pid = 0;
});

/** Like `npm start`: a process below a shell that passes no signals on. */
async function belowShell(env: Record<string, string>) {
  const shell = spawn("sh", ["-c", `"${process.execPath}" --require tsx/cjs -e "$CHILD"; true`], {
    env: { PATH: process.env["PATH"], CHILD, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  shell.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  await expect.poll(() => printed, { timeout: 10_000 }).toMatch(/^\d+\n/);
  pid = Number.parseInt(printed, 10);
  return { shell, said: () => printed.split("\n").slice(1, -1) };
}

describe("a process that npm started", () => {
  it("stops with it, also when no signal comes through", async () => {
    const { shell, said } = await belowShell({ npm_lifecycle_event: "start" });
    shell.kill("SIGTERM");
    await expect.poll(said, { timeout: 10_000 }).toEqual(["first parent ended"]);
  });

  it("does not take its end for a second request", async () => {
    const { shell, said } = await belowShell({ npm_lifecycle_event: "start" });
    process.kill(pid, "SIGTERM");
    await sleep(1000);
    shell.kill("SIGTERM");
    await sleep(1500);
    expect(said()).toEqual(["first SIGTERM"]);
  });
});

describe("a process that was started without npm", () => {
  it("outlives the shell", async () => {
    const { shell, said } = await belowShell({});
    shell.kill("SIGKILL");
    await once(shell, "exit");
    await sleep(1500);
    expect(said()).toEqual([]);
    process.kill(pid, "SIGTERM");
    await expect.poll(said, { timeout: 10_000 }).toEqual(["first SIGTERM"]);
  });
});
