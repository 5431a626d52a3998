import type { IncomingMessage, ServerResponse } from "node:http";
import type { PictureStore } from "../../src/lib/images";
import { parseJpegName } from "../../src/contracts/image-url";
import { limitedAddress } from "../../src/lib/client-address";
import type { Log } from "../logging/log";
import type { RenderBudget } from "../read-cache";
import type { Visit } from "./admit";
import { savesData } from "./data-saver";
import { METHOD_NOT_ALLOWED, NOT_FOUND, sendFailure, sendPlainPage } from "./answers";
import type { ApiDoor } from "./api-door";
import { isNativePath, isRead, type Target } from "./guard";
import type { OpenShop, Opening } from "./opening";
import { isOpenInMaintenance, sendMaintenancePage } from "./maintenance";
import { isOutboxPath } from "./outbox-pages";
import { movedTo, renderPage, sendPage } from "./pages";
import type { RequestLog } from "./request-log";
import { clientAddressOf } from "./request-origin";
import { setAll, type SecurityHeaders } from "./security-headers";
import { JpegPictures } from "./jpeg-pictures";
import { sendJpeg, sendUpload, UPLOADS_PREFIX } from "./uploads";

/** The storefront's source, as its development server serves it. */
const SOURCE_PREFIX = "/app/";

/** Below /admin only reads are allowed, and Medusa's API of that name is not here. */
const isAdminPath = (path: string) => path === "/admin" || path.startsWith("/admin/");

interface Parts {
  readonly opening: Opening;
  readonly requests: RequestLog;
  readonly api: ApiDoor;
  readonly security: SecurityHeaders;
  readonly pictures: PictureStore;
  /** How many are in front of the shop. */
  readonly trustedProxies: number;
  /** Null where nobody is limited. */
  readonly renders: RenderBudget | null;
  readonly log: Log;
}

const sendStarting = (response: ServerResponse, requestId: string): void =>
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

const sendTooMany = (response: ServerResponse, requestId: string): void =>
  sendPlainPage(
    response,
    {
      status: 429,
      title: "One moment, please",
      text: "Too many pages were opened from here at once. Please try again in a few seconds.",
      requestId,
    },
    { "Retry-After": "3" },
  );

/** Everything but data: the storefront's pages, stored pictures, and kept mails. */
export class PageDoor {
  readonly #parts: Parts;
  readonly #jpegs: JpegPictures;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#jpegs = new JpegPictures(parts.pictures);
  }

  /** @throws when the picture store, or a page's data, can't be reached */
  async answer(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> {
    const { opening, requests, security, pictures } = this.#parts;
    const { target, requestId } = visit;
    const { shop } = opening;
    requests.follow(request, response, visit);
    // Vite serves the storefront's own source below the path of Medusa's dashboard.
    const isSource = shop?.devProxy && target.path.startsWith(SOURCE_PREFIX);
    if (isNativePath(target.path) && !isSource) {
      setAll(response, security.data);
      return sendFailure(response, NOT_FOUND, requestId);
    }
    if (!isRead(request.method)) {
      setAll(response, security.data);
      const refusal = isAdminPath(target.path) ? NOT_FOUND : METHOD_NOT_ALLOWED;
      return sendFailure(response, refusal, requestId);
    }
    if (isOutboxPath(target.path)) {
      setAll(response, security.data);
      if (await shop?.outbox?.send(request, response, target.path)) return;
      return sendFailure(response, NOT_FOUND, requestId);
    }
    if (target.path.startsWith(UPLOADS_PREFIX)) {
      const name = target.path.slice(UPLOADS_PREFIX.length);
      setAll(response, security.data);
      if (parseJpegName(name)) return this.#jpeg(name, request, response, requestId);
      if (await sendUpload(pictures, name, request, response)) return;
      return sendFailure(response, NOT_FOUND, requestId);
    }
    if (shop?.devProxy) return shop.devProxy.handle(request, response);
    setAll(response, security.page);
    if (!shop) return sendStarting(response, requestId);
    if (opening.isShut && !isOpenInMaintenance(target.path)) {
      const { siteName } = shop.settings;
      return sendMaintenancePage(response, { path: target.path, siteName, requestId });
    }
    return this.#page(request, response, { shop, target, requestId });
  }

  async #jpeg(
    name: string,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> {
    const made = await this.#jpegs.get(name, () => this.#mayRender(request));
    if (made === "refused") return sendTooMany(response, requestId);
    if (made === null) return sendFailure(response, NOT_FOUND, requestId);
    return sendJpeg(made, request, response);
  }

  /** Takes from what the visitor's address may have made. */
  #mayRender(request: IncomingMessage): boolean {
    const { renders, trustedProxies } = this.#parts;
    return renders?.take(limitedAddress(clientAddressOf(request, trustedProxies))) ?? true;
  }

  async #page(
    request: IncomingMessage,
    response: ServerResponse,
    { shop, target, requestId }: { shop: OpenShop; target: Target; requestId: string },
  ): Promise<void> {
    const { api, trustedProxies, log } = this.#parts;
    const { storefront, readCache, shopUrl } = shop;
    if (!storefront) {
      return sendPlainPage(response, {
        status: 404,
        title: "There are no pages here",
        text: "This shop runs without its storefront.",
        requestId,
      });
    }
    const located = await storefront.locate(target.path, target.search);
    if (located.kind === "moved") return sendPage(request, response, movedTo(located.location));
    const address = clientAddressOf(request, trustedProxies);
    const isSaving = savesData(request);
    readCache.page(
      request,
      response,
      { ...located, isSaving },
      {
        mayRender: () => this.#mayRender(request),
        render: () =>
          renderPage({
            storefront,
            target: located,
            requestId,
            shopUrl,
            siteName: shop.settings.siteName,
            content: shop.content.shown(),
            productsNamed: readCache.named,
            isSaving,
            log,
            apiFetch: api.fetchFor(requestId, address),
          }),
        refuse: () => sendTooMany(response, requestId),
      },
    );
    return undefined;
  }
}
