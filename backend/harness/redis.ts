import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../launch/database/free-port";

const PLACES = ["/usr/bin/redis-server", "/usr/local/bin/redis-server"];
const PROGRAM = process.env["REDIS_SERVER_PATH"] ?? PLACES.find((place) => existsSync(place));

/** What needs a real Redis is skipped without: `describe.skipIf(!hasRedis)`. */
export const hasRedis = PROGRAM !== undefined;

/** A real Redis on a free port of loopback, with its own folder. */
export interface RedisServer {
  readonly url: string;
  /** Ends it the hard way; `start` brings it back on the same port, empty. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Connections that are open now, without the one that asks. */
  clients(): Promise<number>;
  close(): Promise<void>;
}

/** @throws Error with a plain sentence when this machine has no Redis. */
export async function startRedis(): Promise<RedisServer> {
  const program = PROGRAM;
  if (program === undefined) throw new Error("There is no redis-server: set REDIS_SERVER_PATH.");
  const folder = await mkdtemp(path.join(tmpdir(), "strive-redis-"));
  const port = await freePort("127.0.0.1");
  const begin = async () => {
    const child = spawn(
      program,
      ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", ""],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    await new Promise<void>((resolve, reject) => {
      child.once("exit", () => reject(new Error("Redis ended at its start.")));
      child.stdout.on("data", (chunk: Buffer) => {
        if (chunk.includes("Ready to accept connections")) resolve();
      });
    });
    return child;
  };
  let child = await begin();
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start: async () => {
      child = await begin();
    },
    clients: async () => {
      const socket = connect(port, "127.0.0.1");
      socket.write("CLIENT LIST\r\nQUIT\r\n");
      let answer = "";
      for await (const chunk of socket) answer += String(chunk);
      return answer.split("\n").filter((line) => line.startsWith("id=")).length - 1;
    },
    close: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
