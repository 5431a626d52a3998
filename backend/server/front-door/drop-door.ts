import type { IncomingMessage, ServerResponse } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { takePlace } from "../../src/actions/drop/drop";
import {
  DROP_CACHE_CONTROL,
  DROP_TICKET,
  DROP_TICKET_HEADER,
} from "../../src/contracts/drop-rules";
import { clientAddressOf, limitedAddress } from "../../src/lib/client-address";
import { hasBody } from "../../src/lib/has-body";
import { shopProducts } from "../../src/modules/product";
import type DropService from "../../src/modules/product/drop/service";
import { rateLimits } from "../../src/modules/rate-limit";
import { sendError } from "../read-cache/answer";
import { sendJson } from "./answers";

const CALL = /^\/api\/drops\/([^/]+)\/(now|place)$/;
const TICKET = DROP_TICKET_HEADER.toLowerCase();

/**
 * The two calls that thousands make in one second: how a drop stands, from memory, and a place in its queue, many of them in one
 * statement. Before Medusa's app, which costs ten times as much; what is wrong with a call goes there, and is told.
 */
export class DropDoor {
  readonly #container: MedusaContainer;
  readonly #drops: DropService;
  readonly #trustedProxies: number;

  constructor(container: MedusaContainer, trustedProxies: number) {
    this.#container = container;
    this.#drops = shopProducts(container).drops;
    this.#trustedProxies = trustedProxies;
  }

  onChange(listener: () => void): () => void {
    return this.#drops.onChange(listener);
  }

  /** False: nothing was written. */
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    { path, search }: { path: string; search: string },
  ): boolean {
    const [, handle = "", call] = CALL.exec(path) ?? [];
    if (call === undefined || search !== "") return false;
    const drop = this.#drops.called(handle);
    if (!drop) return false;
    if (call === "now" && request.method === "GET") {
      const ready = this.#drops.ready(handle);
      if (ready) sendNow(response, ready);
      else {
        this.#drops.now(drop).then(
          ({ body }) => sendNow(response, body),
          (error: unknown) => sendError(request, response, error),
        );
      }
      return true;
    }
    const ticket = request.headers[TICKET];
    const isPlace = call === "place" && request.method === "POST" && drop.hasQueue;
    if (!isPlace || typeof ticket !== "string" || !DROP_TICKET.test(ticket)) return false;
    if (hasBody(request)) return false;
    this.#place(request, handle, ticket).then(
      (body) => {
        if (!response.destroyed) sendJson(response, 200, body);
      },
      (error: unknown) => sendError(request, response, error),
    );
    return true;
  }

  async #place(request: IncomingMessage, handle: string, ticket: string): Promise<string> {
    const address = limitedAddress(clientAddressOf(request, this.#trustedProxies));
    await rateLimits(this.#container).consume("drop-address", address);
    const data = await takePlace(this.#container, handle, ticket);
    return JSON.stringify({ success: true, data });
  }
}

function sendNow(response: ServerResponse, body: Buffer): void {
  if (response.destroyed) return;
  response.writeHead(200, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": DROP_CACHE_CONTROL,
  });
  response.end(body);
}
