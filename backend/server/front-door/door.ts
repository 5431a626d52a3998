import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import path from "node:path";
import { shopPictures } from "../../src/lib/images";
import type AppSettingsModuleService from "../../src/modules/app-settings/service";
import { limitedAddress } from "../../src/lib/client-address";
import { Comings } from "./comings";
import { runAs } from "../../src/lib/work-context";
import type { RequestTracer } from "../tracing/request-tracer";
import type { Log } from "../logging/log";
import type { Metrics } from "../metrics";
import type { Settings } from "../../launch/settings/settings";
import {
  METHOD_NOT_ALLOWED,
  NOT_FOUND,
  sendFailure,
  sendJson,
  sendPlainPage,
  UNAVAILABLE,
} from "./answers";
import { admit, type Visit } from "./admit";
import { backOfficeListener } from "./back-office";
import { InFlight } from "./deadline";
import type { DevProxy } from "./dev-proxy";
import {
  bodyLimit,
  isApi,
  isImport,
  isNativePath,
  isRead,
  judgeUrl,
  METHODS,
  type Target,
} from "./guard";
import { inject } from "./inject";
import { isOpenInMaintenance, sendMaintenancePage } from "./maintenance";
import { isOutboxPath, type OutboxPages } from "./outbox-pages";
import { movedTo, renderPage, sendPage, type ApiFetch, type Storefront } from "./pages";
import { isCrawlerPath, RenderBudget, type ShopReadCache } from "../read-cache";
import { RequestLog } from "./request-log";
import type { Door } from "../metrics/route-of";
import { clientAddressOf, requestIdOf, settleOrigin } from "./request-origin";
import { securityHeaders, setAll, type HeaderList } from "./security-headers";
import { createDoorServer } from "./server";
import type { StaticFiles } from "./static-files";
import { sendUpload, UPLOADS_PREFIX } from "./uploads";

/** The storefront's source, as its development server serves it. */
const SOURCE_PREFIX = "/app/";

/** What stands behind the doors once everything has booted. */
export interface Inside {
  readonly medusa: RequestListener;
  readonly readCache: ShopReadCache;
  readonly storefront: Storefront | null;
  readonly files: StaticFiles;
  readonly devProxy: DevProxy | null;
  /** The kept mails of a shop without SMTP; null where there must be no such page. */
  readonly outbox: OutboxPages | null;
  readonly isDatabaseUp: () => boolean;
  /** Sooner than `isDatabaseUp`: for readiness alone. */
  readonly isDatabaseAnswering: () => Promise<boolean>;
  /** Public origin, without a slash at its end. */
  readonly shopUrl: string;
  /** As this process knows them at this moment. */
  readonly settings: Pick<AppSettingsModuleService, "current" | "siteName" | "onChange">;
}

export interface Doors {
  /** Security headers of every answer that is data. */
  readonly dataHeaders: HeaderList;
  readonly front: Server;
  /** Null when the back office is closed by configuration. */
  readonly backOffice: Server | null;
  /** Lets requests in; until then every answer is a 503 that says so. */
  open(inside: Inside): void;
  /**
   * From now on not ready, and each answer is the last one of its connection. Whoever has not heard of
   * it is still let in and answered. Resolves when nobody comes any more, or after a while.
   */
  beginClosing(): Promise<void>;
  /** Answers everyone who waits for the database. */
  failWaiting(): void;
}

const READY = JSON.stringify({ success: true, data: { status: "ready" } });
const LIVE = JSON.stringify({ success: true, data: { status: "live" } });
/** Who is told of what comes through the doors. */
export interface Watchers {
  readonly log: Log;
  readonly metrics: Metrics;
  /** Null when nothing is traced. */
  readonly tracer: RequestTracer | null;
}

export function createDoors(settings: Settings, { log, metrics, tracer }: Watchers): Doors {
  const { env, dataDir } = settings;
  const requests = new RequestLog(log, metrics.requests);
  const pictures = shopPictures(env);
  const listsFolder = path.join(dataDir, "files");
  const isHttps = env.SHOP_URL?.startsWith("https:") ?? false;
  const security = securityHeaders(isHttps);
  const inFlight = new InFlight((reason) => requests.refused(reason));
  const trustedProxies = env.TRUST_PROXY;
  const renders = new RenderBudget();
  let inside: Inside | null = null;
  let isClosing = false;
  const comings = new Comings();
  /** Staff work on the shop: everything that `/api` answers is decided by the gatekeeper then. */
  const isShut = () => inside?.settings.current.maintenanceMode ?? false;

  /** Does the work on a request; what it does and starts names the request, in logs and traces. */
  const within = (
    visit: Visit,
    request: IncomingMessage,
    response: ServerResponse,
    work: () => void,
  ): void =>
    runAs({ request_id: visit.requestId }, () =>
      tracer ? tracer.trace(visit, { request, response }, work) : work(),
    );

  function toMedusa(
    request: IncomingMessage,
    response: ServerResponse,
    { target, requestId, medusa }: { target: Target; requestId: string; medusa: RequestListener },
  ): void {
    const contentType = request.headers["content-type"];
    settleOrigin(request, {
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
    medusa(request, response);
  }

  async function tellReadiness(response: ServerResponse, requestId: string): Promise<void> {
    const isReady = !isClosing && ((await inside?.isDatabaseAnswering()) ?? false);
    if (isReady) sendJson(response, 200, READY);
    else sendFailure(response, UNAVAILABLE, requestId);
  }

  function api(request: IncomingMessage, response: ServerResponse, visit: Visit): void {
    const { target, requestId } = visit;
    setAll(response, security.data);
    if (target.path === "/api/health/live" && isRead(request.method)) {
      return sendJson(response, 200, LIVE);
    }
    if (target.path === "/api/health/ready" && isRead(request.method)) {
      return void tellReadiness(response, requestId);
    }
    const isHot = inside !== null && !isShut() && isRead(request.method);
    if (isHot && inside?.readCache.handle(request, response, target)) {
      return requests.followRead(request, response, visit);
    }
    requests.follow(request, response, visit);
    if (request.method === "OPTIONS") {
      response.writeHead(204, { Allow: METHODS.join(", ") }).end();
      return undefined;
    }
    if (!inside || !inside.isDatabaseUp()) return sendFailure(response, UNAVAILABLE, requestId);
    return toMedusa(request, response, { target, requestId, medusa: inside.medusa });
  }

  /** The storefront's way to `/api` while it renders: the same code, without a connection. */
  const apiFetchFor =
    (requestId: string, address: string) =>
    (renderSignal: AbortSignal): ApiFetch =>
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
        within(visit, request, response, () => api(request, response, visit));
      return inject(serve, {
        method: init.method ?? "GET",
        url,
        headers,
        body: init.body === undefined ? undefined : Buffer.from(init.body),
        address,
        signal: init.signal ?? renderSignal,
      });
    };

  async function page(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
    requestId: string,
  ): Promise<void> {
    if (!inside) {
      sendPlainPage(
        response,
        {
          status: 503,
          title: "The shop is starting",
          text: "It will be here in a moment.",
          requestId,
        },
        { "Retry-After": "5", Refresh: "3" },
      );
      return;
    }
    const {
      storefront,
      readCache,
      shopUrl,
      settings: { siteName },
    } = inside;
    if (isShut() && !isOpenInMaintenance(target.path)) {
      return sendMaintenancePage(response, { siteName, requestId });
    }
    if (!storefront) {
      sendPlainPage(response, {
        status: 404,
        title: "There are no pages here",
        text: "This shop runs without its storefront.",
        requestId,
      });
      return;
    }
    const located = storefront.locate(target.path, target.search);
    if (located.kind === "moved") return sendPage(request, response, movedTo(located.location));
    const address = clientAddressOf(request, trustedProxies);
    readCache.page(request, response, located, {
      mayRender: () => env.RATE_LIMIT === "off" || renders.take(limitedAddress(address)),
      render: () =>
        renderPage({
          storefront,
          target: located,
          requestId,
          shopUrl,
          siteName,
          log,
          apiFetch: apiFetchFor(requestId, address),
        }),
      refuse: () =>
        sendPlainPage(
          response,
          {
            status: 429,
            title: "One moment, please",
            text: "Too many pages were opened from here at once. Please try again in a few seconds.",
            requestId,
          },
          { "Retry-After": "3" },
        ),
    });
    return undefined;
  }

  async function show(
    request: IncomingMessage,
    response: ServerResponse,
    visit: Visit,
  ): Promise<void> {
    const { target, requestId } = visit;
    requests.follow(request, response, visit);
    // Vite serves the storefront's own source below the path that is Medusa's dashboard otherwise.
    const isSource = inside?.devProxy && target.path.startsWith(SOURCE_PREFIX);
    if (isNativePath(target.path) && !isSource) {
      setAll(response, security.data);
      return sendFailure(response, NOT_FOUND, requestId);
    }
    if (!isRead(request.method)) {
      setAll(response, security.data);
      // Nothing below /admin takes anything but reads, and Medusa's API of that name is not here.
      const isAdmin = target.path === "/admin" || target.path.startsWith("/admin/");
      return sendFailure(response, isAdmin ? NOT_FOUND : METHOD_NOT_ALLOWED, requestId);
    }
    if (isOutboxPath(target.path)) {
      setAll(response, security.data);
      if (await inside?.outbox?.send(request, response, target.path)) return;
      return sendFailure(response, NOT_FOUND, requestId);
    }
    if (target.path.startsWith(UPLOADS_PREFIX)) {
      const name = target.path.slice(UPLOADS_PREFIX.length);
      setAll(response, security.data);
      if (await sendUpload(pictures, name, request, response)) return;
      return sendFailure(response, NOT_FOUND, requestId);
    }
    if (inside?.devProxy) return inside.devProxy.handle(request, response);
    setAll(response, security.page);
    return page(request, response, target, requestId);
  }

  const refused = (reason: string) => requests.refused(reason);

  /** Null when the request was refused, and answered with why. */
  const admitTo =
    (door: Door) =>
    (
      request: IncomingMessage,
      response: ServerResponse,
      requestId = requestIdOf(request, trustedProxies),
    ): Visit | null => {
      response.setHeader("X-Request-Id", requestId);
      comings.note(response);
      return admit(request, response, { requestId, door, requests, headers: security.data });
    };
  const admitToFront = admitTo("front");

  const front = createDoorServer((request, response) => {
    const requestId = requestIdOf(request, trustedProxies);
    if (!isClosing && !isShut() && inside?.readCache.hot(request, response, requestId)) return;
    const visit = admitToFront(request, response, requestId);
    if (!visit) return;
    const { target } = visit;
    if (isApi(target.path))
      return within(visit, request, response, () => api(request, response, visit));
    if (isCrawlerPath(target.path) && isRead(request.method) && inside && !isShut()) {
      setAll(response, security.data);
      if (inside.readCache.handle(request, response, target))
        return requests.followRead(request, response, visit);
    }
    if (isRead(request.method) && inside?.files.handle(request, response, target, security.data))
      return requests.followFile(response);
    within(visit, request, response, () => {
      show(request, response, visit).catch((err: unknown) => {
        log.error({ request_id: requestId, err }, "A page could not be sent.");
        if (response.headersSent) response.destroy();
        else sendFailure(response, UNAVAILABLE, requestId);
      });
    });
  }, refused);
  const backOffice =
    env.BACKOFFICE_PORT === "off"
      ? null
      : createDoorServer(
          backOfficeListener({
            admit: admitTo("back_office"),
            api: (request, response, visit) =>
              within(visit, request, response, () => api(request, response, visit)),
            medusa: (request, response, visit) => {
              if (!inside?.isDatabaseUp()) {
                return sendFailure(response, UNAVAILABLE, visit.requestId);
              }
              const { medusa } = inside;
              return within(visit, request, response, () =>
                toMedusa(request, response, { ...visit, medusa }),
              );
            },
            follow: (request, response, visit) => requests.follow(request, response, visit),
            security,
            files: { pictures, listsFolder },
            metrics,
            log,
          }),
          refused,
        );

  return {
    dataHeaders: security.data,
    front,
    backOffice,
    open: (parts) => {
      inside = parts;
      const { devProxy } = parts;
      // Without a listener Node answers a wish for another protocol (h2c, say) as if it had none.
      if (devProxy) {
        front.on("upgrade", (request, socket, head) => devProxy.upgrade(request, socket, head));
      }
      // Pages show the shop's name.
      parts.settings.onChange(() => parts.readCache.clear());
    },
    beginClosing: () => {
      isClosing = true;
      inFlight.endStreams();
      return comings.end();
    },
    failWaiting: () => inFlight.failAll(),
  };
}
