import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { listening, LOOPBACK, readObject, stopped } from "../loopback-server";
import { BUYERS, Controller } from "./controller";

/** A controller that signs nothing for anybody, for the demo and for tests. */
export interface EbmSimulator {
  /** What a shop needs to use it; the same variables as for the real one. */
  readonly settings: Readonly<Record<string, string>>;
  readonly controller: Controller;
  /** Nobody reaches it any more, until it is plugged in again. */
  unplug(): Promise<void>;
  plug(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  now?: () => Date;
  /** How long it takes over the slow buyer's receipts, ms. */
  slowMs?: number;
  timeoutMs?: number;
}

const LONGEST_BODY = 1_000_000;

/** Starts it on loopback, on a free port. */
export async function startEbmSimulator(options: Options = {}): Promise<EbmSimulator> {
  const { slowMs = 5000, timeoutMs = 15_000 } = options;
  const controller = new Controller(options.now);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "POST" || request.url !== "/trnsSales/saveSales") {
      response.writeHead(404).end();
      return;
    }
    const body = await readObject(request, LONGEST_BODY);
    if (body["custTin"] === BUYERS.slow) await sleep(slowMs);
    const reply = controller.save(body);
    if (reply.isLost) {
      request.socket.destroy();
      return;
    }
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(reply.body));
  }

  const open = () =>
    createServer((request, response) => {
      handle(request, response).catch(() => {
        if (!response.headersSent) response.writeHead(400);
        response.end();
      });
    });
  let server: Server | null = open();
  const port = await listening(server, 0);
  const unplug = async () => {
    const running = server;
    server = null;
    if (running) await stopped(running);
  };
  return {
    settings: {
      EBM_BASE_URL: `http://${LOOPBACK}:${port}`,
      EBM_BRANCH_ID: "00",
      EBM_TIMEOUT_MS: String(timeoutMs),
    },
    controller,
    unplug,
    plug: async () => {
      if (server) return;
      server = open();
      await listening(server, port);
    },
    close: unplug,
  };
}
