import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Visit } from "./admit";
import { sendFailure, sendJson, UNAVAILABLE } from "./answers";
import type { InFlight } from "./deadline";
import { bodyLimit, isApi, isImport, isRead, judgeUrl, METHODS } from "./guard";
import { inject } from "./inject";
import type { Opening } from "./opening";
import type { ApiFetch } from "./pages";
import type { RequestLog } from "./request-log";
import { clientAddressOf, fixOrigin } from "./request-origin";
import type { Within } from "./request-watch";
import { setAll, type HeaderList } from "./security-headers";

const READY = JSON.stringify({ success: true, data: { status: "ready" } });
const LIVE = JSON.stringify({ success: true, data: { status: "live" } });

interface Parts {
  readonly opening: Opening;
  readonly requests: RequestLog;
  readonly inFlight: InFlight;
  readonly within: Within;
  /** For every data answer. */
  readonly headers: HeaderList;
  /** How many are in front of the shop. */
  readonly trustedProxies: number;
  readonly isHttps: boolean;
}

/** `/api`: frequent reads from memory, the rest from Medusa's app in this process. */
export class ApiDoor {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  answer(request: IncomingMessage, response: ServerResponse, visit: Visit): void {
    const { opening, requests, headers } = this.#parts;
    const { target, requestId } = visit;
    setAll(response, headers);
    if (target.path === "/api/health/live" && isRead(request.method)) {
      return sendJson(response, 200, LIVE);
    }
    if (target.path === "/api/health/ready" && isRead(request.method)) {
      return void this.#tellReadiness(response, requestId);
    }
    const { shop } = opening;
    const isHot = shop !== null && !opening.isShut && isRead(request.method);
    if (isHot && shop.readCache.handle(request, response, target)) {
      return requests.followRead(request, response, visit);
    }
    if (shop?.isDatabaseUp() && !opening.isShut && shop.drops.handle(request, response, target)) {
      return requests.followRead(request, response, visit);
    }
    requests.follow(request, response, visit);
    if (request.method === "OPTIONS") {
      response.writeHead(204, { Allow: METHODS.join(", ") }).end();
      return undefined;
    }
    return this.toMedusa(request, response, visit);
  }

  /** Medusa's app, within the limits of a request. */
  toMedusa(request: IncomingMessage, response: ServerResponse, { target, requestId }: Visit): void {
    const { opening, inFlight, trustedProxies, isHttps } = this.#parts;
    const { shop } = opening;
    if (!shop?.isDatabaseUp()) return sendFailure(response, UNAVAILABLE, requestId);
    const contentType = request.headers["content-type"];
    fixOrigin(request, {
      requestId,
      address: clientAddressOf(request, trustedProxies),
      isHttps,
      trustedProxies,
    });
    inFlight.watch(request, response, {
      requestId,
      isUpload: contentType?.toLowerCase().startsWith("multipart/") ?? false,
      isImport: isImport(contentType, target.path),
      isRead: isRead(request.method),
      bodyLimit: bodyLimit(contentType, target.path),
    });
    return shop.medusa(request, response);
  }

  /** The storefront's way to `/api` while it renders: the same code, without a connection. */
  fetchFor(requestId: string, address: string): (renderSignal: AbortSignal) => ApiFetch {
    return (renderSignal) =>
      (url, init = {}) => {
        const verdict = judgeUrl(url);
        if (!verdict.ok || !isApi(verdict.target.path)) {
          return Promise.reject(new Error(`Not an address of /api: ${url.slice(0, 80)}`));
        }
        const { target } = verdict;
        const visit: Visit = { requestId, door: "page", target, path: target.path };
        const headers = Object.fromEntries(
          Object.entries(init.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
        );
        const serve: RequestListener = (request, response) =>
          this.#parts.within(visit, request, response, () => this.answer(request, response, visit));
        return inject(serve, {
          method: init.method ?? "GET",
          url,
          headers,
          body: init.body === undefined ? undefined : Buffer.from(init.body),
          address,
          signal: init.signal ?? renderSignal,
        });
      };
  }

  async #tellReadiness(response: ServerResponse, requestId: string): Promise<void> {
    if (await this.#parts.opening.isReady()) sendJson(response, 200, READY);
    else sendFailure(response, UNAVAILABLE, requestId);
  }
}
