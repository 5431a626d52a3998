import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/**
 * A process of its own with Medusa's container, made from a file of this folder that says `ready` once it takes tasks.
 * @param env at least DATABASE_URL and DATA_DIR
 */
export async function startWorker(file: string, env: object): Promise<ChildProcess> {
  const child = fork(path.join(__dirname, file), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, SEED_DEMO: "false", LOG_LEVEL: "error", ...env },
  });
  const [message] = (await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => ["ended"]),
  ])) as [string];
  if (message !== "ready") throw new Error(`${file} did not start.`);
  return child;
}

/** Gives it one task. @throws when it ends instead of an answer */
export async function ask<Result>(child: ChildProcess, task: object): Promise<Result> {
  child.send(task);
  const [result] = (await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => [null]),
  ])) as [Result | null];
  if (!result) throw new Error(`A worker failed at ${JSON.stringify(task)}.`);
  return result;
}

export async function stopWorker(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, "exit");
  child.disconnect();
  await exit;
}

/** In the worker: takes one task after the other until its parent lets go. */
export async function serve<Task>(carryOut: (task: Task) => Promise<object>): Promise<void> {
  const ended = new Promise<void>((resolve) => process.once("disconnect", resolve));
  process.on("message", (task: Task) => {
    void carryOut(task).then(
      (result) => process.send?.(result),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.send?.("ready");
  await ended;
}
