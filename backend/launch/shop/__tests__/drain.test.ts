import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as afterReading } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drain } from "../drain";

/** Sends a request from another thread while this one is blocked. */
const CLIENT = `
const { connect } = require("node:net");
const { parentPort, workerData: { port, sent } } = require("node:worker_threads");
parentPort.on("message", () => {
  let answer = "";
  const goOn = () => {
    Atomics.store(sent, 0, 1);
    Atomics.notify(sent, 0);
  };
  const socket = connect(port, "127.0.0.1", () =>
    socket.write("GET / HTTP/1.1\\r\\nHost: shop\\r\\nConnection: close\\r\\n\\r\\n", goOn));
  socket.on("data", (bytes) => (answer += bytes));
  socket.on("error", ({ code }) => {
    goOn();
    parentPort.postMessage(code);
  });
  socket.on("end", () => parentPort.postMessage(answer));
});
parentPort.postMessage("ready");`;

let server: Server;
let client: Worker;
const sent = new Int32Array(new SharedArrayBuffer(4));

beforeEach(async () => {
  sent[0] = 0;
  server = createServer((_, response) => response.end("here"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  client = new Worker(CLIENT, { eval: true, workerData: { port, sent } });
  await once(client, "message");
});
afterEach(() => client.terminate());

describe("a door that closes", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "answers who came while the process stood still, %i turns after it began",
    async (turn) => {
      const answered = once(client, "message");
      const standStill = async () => {
        for (let at = 1; at <= turn; at += 1) await afterReading();
        client.postMessage("come");
        Atomics.wait(sent, 0, 0);
      };
      await Promise.all([standStill(), drain([server], 1000)]);
      // A client refused at a closed door has sent nothing.
      expect((await answered)[0]).toMatch(/^HTTP\/1.1 200 [^]*here$|^ECONNREFUSED$/);
    },
  );
});
