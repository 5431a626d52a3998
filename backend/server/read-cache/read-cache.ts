import type { IncomingMessage, ServerResponse } from "node:http";
import { notFound, unavailable } from "../../src/lib/api-error";
import { CATALOGUE_CACHE_CONTROL } from "../../src/api/api/products/send-ready";
import { unknownChange } from "../../src/modules/product/read-model/change";
import type ReadModelService from "../../src/modules/product/read-model/service";
import type { Site } from "./crawlers";
import { sendEntry, sendError } from "./answer";
import { acceptedEncoding } from "../compression";
import { Entry, type FlatHeaders } from "./entry";
import { pageEntry, pageKey, type PageTarget } from "./pages";
import { planOf } from "./plan";
import type { Plan } from "./public-read";
import { EntryStore } from "./store";

/** The two halves of a request target, still encoded: path, and query with its `?`. */
export interface Target {
  readonly path: string;
  readonly search: string;
}

export interface ReadCacheOptions {
  catalogue: ReadModelService;
  isDatabaseUp(): boolean;
  /** Whose pages the sitemap lists. */
  site?: Site;
  /** Headers of every answer of `hot`; `handle` leaves them to the door. */
  headers?: readonly (readonly [name: string, value: string])[];
  onError?(error: unknown): void;
  maxBytes?: number;
}

/** How the door makes and sends a page that is not kept. */
export interface PageWork {
  /** Asked once for each page that would have to be rendered. */
  mayRender: () => boolean;
  render: () => Promise<Response>;
  send: (page: Response) => Promise<void>;
  /** Answers somebody who may have nothing rendered now. */
  refuse: () => void;
}

const MAX_BYTES = 64 * 1024 * 1024;
const REQUEST_ID = "X-Request-Id";

const headersOf = (contentType = "application/json; charset=utf-8"): FlatHeaders => [
  "Content-Type",
  contentType,
  "Cache-Control",
  CATALOGUE_CACHE_CONTROL,
  "Vary",
  "Accept-Encoding",
];

/** Ready answers for public reads, in front of Express. Changes arrive as versions. */
export class ReadCache {
  readonly #store: EntryStore;
  readonly #catalogue: ReadModelService;
  readonly #options: ReadCacheOptions;
  /** Reads under way, of this generation only: nobody joins a read that began before a change. */
  #filling = new Map<string, Promise<Entry | null>>();
  #rendering = new Map<string, Promise<Entry | Response>>();
  /** Grows with every change; what was read under an older one is not kept. */
  #generation = 0;
  readonly #unsubscribe: () => void;
  readonly #staticHeaders: FlatHeaders;
  readonly #counters = {
    /** All of them; `hot` and `pages` among them. */
    hits: 0,
    hot: 0,
    /** Of the hot ones, those answered "you have it". */
    hotUnchanged: 0,
    misses: 0,
    joined: 0,
    bypassed: 0,
    notKept: 0,
    pages: 0,
    pageMisses: 0,
  };

  constructor(options: ReadCacheOptions) {
    this.#options = options;
    this.#catalogue = options.catalogue;
    this.#store = new EntryStore(options.maxBytes ?? MAX_BYTES);
    this.#staticHeaders = (options.headers ?? []).flat();
    this.#unsubscribe = options.catalogue.onChange((change) => {
      this.#generation += 1;
      this.#filling = new Map();
      this.#rendering = new Map();
      this.#store.purge(change);
    });
  }

  get counters() {
    return { ...this.#counters, ...this.#store.counters, generation: this.#generation };
  }

  close(): void {
    this.#unsubscribe();
  }

  /** Forgets everything: for changes outside the catalogue that pages show. */
  clear(): void {
    this.#generation += 1;
    this.#filling = new Map();
    this.#rendering = new Map();
    this.#store.purge(unknownChange(0));
  }

  /**
   * The fast way: answers a GET whose exact URL was answered before. Call it before anything else
   * looks at the request; nothing may be set on the response yet. A URL known here has passed the
   * guard once. False: nothing was written.
   */
  hot(request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
    const entry = this.#store.byUrl.get(request.url ?? "");
    if (entry === undefined || entry.kind === "page" || request.method !== "GET") return false;
    if (!this.#catalogue.isLive) return false;
    const { headers } = request;
    const ready = entry.ready(acceptedEncoding(headers["accept-encoding"]));
    if (ready === null) return false;
    entry.wasUsed = true;
    this.#counters.hits += 1;
    this.#counters.hot += 1;
    const ifNoneMatch = headers["if-none-match"];
    const isUnchanged = ifNoneMatch !== undefined && entry.isKnownTo(ifNoneMatch);
    if (isUnchanged) this.#counters.hotUnchanged += 1;
    const own = isUnchanged ? ready.unchanged : ready.headers;
    const all = this.#staticHeaders.concat(own);
    all.push(REQUEST_ID, requestId);
    response.writeHead(isUnchanged ? 304 : entry.status, all as never);
    response.end(isUnchanged ? undefined : ready.body);
    return true;
  }

  /**
   * Answers a public GET or HEAD of the catalogue, from memory or with its one SQL statement. False:
   * not one of its own, or one to refuse; nothing was written.
   */
  handle(request: IncomingMessage, response: ServerResponse, target: Target): boolean {
    const url = target.path + target.search;
    const known = this.#store.byUrl.get(url);
    if (known && known.kind !== "page" && this.#mayServe()) {
      return this.#hit(request, response, known);
    }
    const plan = planOf(target.path, target.search, this.#options.site);
    if (!plan) return false;
    const kept = this.#store.get(plan.key);
    if (kept && this.#mayServe()) {
      this.#store.alias(url, kept);
      return this.#hit(request, response, kept);
    }
    this.#answerMiss(request, response, url, plan, kept).catch((error: unknown) => {
      sendError(request, response, error);
    });
    return true;
  }

  /**
   * Answers a page, the same for every guest, rendering it if there is none. One request at a time
   * renders a page; the others wait. @param target with only the query the page reads: anything more
   * would make another page
   */
  page(
    request: IncomingMessage,
    response: ServerResponse,
    target: PageTarget,
    { mayRender, render, send, refuse }: PageWork,
  ): void {
    const key = pageKey(target);
    const kept = this.#store.get(key);
    const isKept = kept !== undefined && this.#mayServe();
    if (isKept && (kept.expiresAt > Date.now() || !this.#isUp())) {
      this.#counters.pages += 1;
      this.#hit(request, response, kept);
      return;
    }
    if (!this.#rendering.has(key) && !mayRender()) {
      // A minute-old page is better than nothing.
      if (isKept) this.#hit(request, response, kept);
      else refuse();
      return;
    }
    this.#renderOnce(key, render)
      .then((page) =>
        page instanceof Entry ? this.#send(request, response, page) : send(page.clone()),
      )
      .catch((error: unknown) => sendError(request, response, error));
  }

  #isUp(): boolean {
    return this.#options.isDatabaseUp();
  }

  /** Changes are heard, or nobody could see any: the database is away. */
  #mayServe(): boolean {
    return this.#catalogue.isLive || !this.#isUp();
  }

  #hit(request: IncomingMessage, response: ServerResponse, entry: Entry): true {
    entry.wasUsed = true;
    this.#counters.hits += 1;
    this.#send(request, response, entry);
    return true;
  }

  #send(request: IncomingMessage, response: ServerResponse, entry: Entry): void {
    sendEntry(request, response, entry, (packed) => this.#store.resize(packed));
  }

  async #answerMiss(
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    plan: Plan,
    kept: Entry | undefined,
  ): Promise<void> {
    let entry: Entry | null;
    try {
      if (!this.#isUp()) throw unavailable();
      entry = await this.#fillOnce(plan);
    } catch (error) {
      this.#options.onError?.(error);
      // The database just went away, and nobody has noticed yet.
      if (!kept || kept.isGone) throw error;
      this.#send(request, response, kept);
      return;
    }
    if (!entry) throw notFound("Product not found.");
    this.#store.alias(url, entry);
    this.#send(request, response, entry);
  }

  #fillOnce(plan: Plan): Promise<Entry | null> {
    const running = this.#filling.get(plan.key);
    if (running) {
      this.#counters.joined += 1;
      return running;
    }
    const filling = this.#filling;
    const fill = this.#fill(plan).finally(() => filling.delete(plan.key));
    filling.set(plan.key, fill);
    return fill;
  }

  async #fill(plan: Plan): Promise<Entry | null> {
    const generation = this.#generation;
    this.#counters.misses += 1;
    const answer = await plan.read(this.#catalogue);
    if (!answer) return null;
    const entry = new Entry({
      key: plan.key,
      kind: plan.kind,
      status: 200,
      body: Buffer.from(answer.body),
      headers: headersOf(plan.contentType),
      productId: answer.productId,
    });
    this.#keep(entry, generation);
    return entry;
  }

  /** Keeps an answer only if nothing changed since its reading began, and changes are being heard. */
  #keep(entry: Entry, generation: number): void {
    if (!this.#catalogue.isLive) this.#counters.bypassed += 1;
    else if (generation !== this.#generation) this.#counters.notKept += 1;
    else {
      this.#store.put(entry);
      return;
    }
    entry.isGone = true;
  }

  #renderOnce(key: string, render: () => Promise<Response>): Promise<Entry | Response> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendering = this.#rendering;
    const generation = this.#generation;
    this.#counters.pageMisses += 1;
    const job = (async () => {
      const page = await render();
      const entry = await pageEntry(key, page, Date.now());
      if (entry) this.#keep(entry, generation);
      return entry ?? page;
    })().finally(() => rendering.delete(key));
    rendering.set(key, job);
    return job;
  }
}
