import type { IncomingMessage, Server, ServerResponse } from "node:http";
import path from "node:path";
import type { Settings } from "../../launch/settings/settings";
import { shopPictures } from "../../src/lib/images";
import type { Door } from "../metrics/route-of";
import { isCrawlerPath, RenderBudget } from "../read-cache";
import { admit, type Visit } from "./admit";
import { sendFailure, UNAVAILABLE } from "./answers";
import { ApiDoor } from "./api-door";
import { backOfficeListener } from "./back-office";
import { ConnectionDrain } from "./connection-drain";
import { InFlight } from "./deadline";
import { isApi, isRead } from "./guard";
import { Opening, type OpenShop } from "./opening";
import { PageDoor } from "./page-door";
import { RequestLog } from "./request-log";
import { requestIdOf } from "./request-origin";
import { withinOf, type Watchers, type Within } from "./request-watch";
import { securityHeaders, setAll, type HeaderList, type SecurityHeaders } from "./security-headers";
import { createDoorServer } from "./server";

/** The shop's two doors: who comes in, which part answers, and how they open and close. */
export class Doors {
  readonly front: Server;
  /** Null when the back office is closed by configuration. */
  readonly backOffice: Server | null;
  readonly #opening = new Opening();
  readonly #drain = new ConnectionDrain();
  readonly #trustedProxies: number;
  readonly #security: SecurityHeaders;
  readonly #requests: RequestLog;
  readonly #inFlight: InFlight;
  readonly #within: Within;
  readonly #api: ApiDoor;
  readonly #pages: PageDoor;
  readonly #watchers: Watchers;

  constructor({ env, dataDir }: Settings, watchers: Watchers) {
    const { log, metrics, tracer } = watchers;
    const isHttps = env.SHOP_URL?.startsWith("https:") ?? false;
    const pictures = shopPictures(env);
    const refused = (reason: string) => this.#requests.refused(reason);
    this.#watchers = watchers;
    this.#trustedProxies = env.TRUST_PROXY;
    this.#security = securityHeaders(isHttps);
    this.#requests = new RequestLog(log, metrics.requests);
    this.#inFlight = new InFlight(refused);
    this.#within = withinOf(tracer);
    const shared = {
      opening: this.#opening,
      requests: this.#requests,
      trustedProxies: this.#trustedProxies,
    };
    this.#api = new ApiDoor({
      ...shared,
      inFlight: this.#inFlight,
      within: this.#within,
      headers: this.#security.data,
      isHttps,
    });
    this.#pages = new PageDoor({
      ...shared,
      api: this.#api,
      security: this.#security,
      pictures,
      renders: env.RATE_LIMIT === "off" ? null : new RenderBudget(),
      log,
    });
    this.front = createDoorServer((request, response) => this.#comeIn(request, response), refused);
    this.backOffice =
      env.BACKOFFICE_PORT === "off"
        ? null
        : createDoorServer(
            this.#backOfficeListener({ pictures, listsFolder: path.join(dataDir, "files") }),
            refused,
          );
  }

  /** Security headers of every data answer. */
  get dataHeaders(): HeaderList {
    return this.#security.data;
  }

  /** Lets requests in; until then every answer is a 503 that says so. */
  open(shop: OpenShop): void {
    this.#opening.shop = shop;
    const { devProxy, readCache, settings, content, drops, collections } = shop;
    // Without a listener Node ignores a request for another protocol (h2c, say).
    if (devProxy) {
      this.front.on("upgrade", (request, socket, head) => devProxy.upgrade(request, socket, head));
    }
    // Pages show the shop's name, and what staff say.
    for (const shown of [settings, content, drops, collections]) {
      shown.onChange(() => readCache.clear());
    }
  }

  /**
   * From now on not ready, and each answer is the last on its connection. Whoever has not heard is
   * still let in and answered. Resolves when nobody comes any more, or after a while.
   */
  beginClosing(): Promise<void> {
    this.#opening.isClosing = true;
    this.#inFlight.endStreams();
    return this.#drain.end();
  }

  /** Answers everyone waiting for the database. */
  failWaiting(): void {
    this.#inFlight.failAll();
  }

  /** Null when the request was refused, and answered with why. */
  #admit(
    door: Door,
    request: IncomingMessage,
    response: ServerResponse,
    requestId = requestIdOf(request, this.#trustedProxies),
  ): Visit | null {
    response.setHeader("X-Request-Id", requestId);
    this.#drain.note(response);
    const headers = this.#security.data;
    return admit(request, response, { requestId, door, requests: this.#requests, headers });
  }

  /** At the front door: frequent reads first, without a closure. */
  #comeIn(request: IncomingMessage, response: ServerResponse): void {
    const { shop, isShut, isClosing } = this.#opening;
    const requestId = requestIdOf(request, this.#trustedProxies);
    if (!isClosing && !isShut && shop?.readCache.hot(request, response, requestId)) return;
    const visit = this.#admit("front", request, response, requestId);
    if (!visit) return;
    const { target } = visit;
    if (isApi(target.path)) return this.#answerApi(request, response, visit);
    if (isCrawlerPath(target.path) && isRead(request.method) && shop && !isShut) {
      setAll(response, this.#security.data);
      if (shop.readCache.handle(request, response, target))
        return this.#requests.followRead(request, response, visit);
    }
    if (
      isRead(request.method) &&
      shop?.files.handle(request, response, target, this.#security.data)
    )
      return this.#requests.followFile(response);
    this.#within(visit, request, response, () => {
      this.#pages.answer(request, response, visit).catch((err: unknown) => {
        this.#watchers.log.error({ request_id: requestId, err }, "A page could not be sent.");
        if (response.headersSent) response.destroy();
        else sendFailure(response, UNAVAILABLE, requestId);
      });
    });
  }

  #answerApi(request: IncomingMessage, response: ServerResponse, visit: Visit): void {
    this.#within(visit, request, response, () => this.#api.answer(request, response, visit));
  }

  #backOfficeListener(files: Parameters<typeof backOfficeListener>[0]["files"]) {
    const { metrics, log } = this.#watchers;
    return backOfficeListener({
      admit: (request, response) => this.#admit("back_office", request, response),
      api: (request, response, visit) => this.#answerApi(request, response, visit),
      medusa: (request, response, visit) =>
        this.#within(visit, request, response, () => this.#api.toMedusa(request, response, visit)),
      follow: (request, response, visit) => this.#requests.follow(request, response, visit),
      security: this.#security,
      files,
      metrics,
      log,
    });
  }
}
