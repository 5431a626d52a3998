import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type {
  CatalogueChange,
  ChangeListener,
} from "../../../src/modules/product/read-model/change";
import type ReadModelService from "../../../src/modules/product/read-model/service";
import { ReadCache } from "../read-cache";

/** A catalogue of one price whose reads take as long as the test says. */
class SlowCatalogue {
  price = 0;
  isLive = true;
  #listener: ChangeListener = () => undefined;
  readonly #waiting: (() => void)[] = [];

  onChange(listener: ChangeListener): () => void {
    this.#listener = listener;
    return () => undefined;
  }

  /** The snapshot is taken now; the answer arrives when released. */
  #read() {
    const body = JSON.stringify({ price: this.price });
    return new Promise<{ body: string; productId: string }>((resolve) => {
      this.#waiting.push(() => resolve({ body, productId: "p" }));
    });
  }
  list = () => this.#read();
  product = () => this.#read();

  release(index: number): void {
    this.#waiting.splice(index % Math.max(1, this.#waiting.length), 1)[0]?.();
  }

  releaseAll(): void {
    while (this.#waiting.length > 0) this.#waiting.shift()?.();
  }

  change(price: number): void {
    this.price = price;
    const change: CatalogueChange = {
      version: price,
      productIds: ["p"],
      categories: false,
      facts: true,
    };
    this.#listener(change);
  }
}

class FakeResponse extends EventEmitter {
  headersSent = false;
  destroyed = false;
  body = "";
  setHeader(): void {
    // Headers are checked over HTTP.
  }
  getHeader(): undefined {
    return undefined;
  }
  writeHead(): void {
    this.headersSent = true;
  }
  end(body?: Buffer): void {
    this.body = body?.toString() ?? "";
  }
}

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

function ask(cache: ReadCache, path: string): FakeResponse {
  const request = { url: path, method: "GET", headers: {} } as IncomingMessage;
  const response = new FakeResponse();
  cache.handle(request, response as unknown as ServerResponse, { path, search: "" });
  return response;
}

describe("fill and purge", () => {
  it("never answers with what was read before a change that came before the request", async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant("ask" as const), list: fc.boolean() }),
      fc.record({ do: fc.constant("change" as const) }),
      fc.record({ do: fc.constant("release" as const), index: fc.nat(9) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const catalogue = new SlowCatalogue();
        const cache = new ReadCache({
          catalogue: catalogue as unknown as ReadModelService,
          isDatabaseUp: () => true,
        });
        const asked: { atLeast: number; response: FakeResponse }[] = [];
        for (const next of steps) {
          if (next.do === "change") catalogue.change(catalogue.price + 1);
          else if (next.do === "release") catalogue.release(next.index);
          else {
            const path = next.list ? "/api/products" : "/api/products/p";
            asked.push({ atLeast: catalogue.price, response: ask(cache, path) });
          }
          await tick();
        }
        catalogue.releaseAll();
        await tick();
        for (const { atLeast, response } of asked) {
          const { price } = JSON.parse(response.body) as { price: number };
          expect(price).toBeGreaterThanOrEqual(atLeast);
        }
        const last = ask(cache, "/api/products");
        catalogue.releaseAll();
        await tick();
        expect(JSON.parse(last.body)).toEqual({ price: catalogue.price });
      }),
      { numRuns: 300 },
    );
  });

  it("reads once for all who ask at the same time", async () => {
    const catalogue = new SlowCatalogue();
    const cache = new ReadCache({
      catalogue: catalogue as unknown as ReadModelService,
      isDatabaseUp: () => true,
    });
    const responses = Array.from({ length: 50 }, () => ask(cache, "/api/products"));
    catalogue.releaseAll();
    await tick();
    expect(responses.every(({ body }) => body === '{"price":0}')).toBe(true);
    expect(cache.counters).toMatchObject({ misses: 1, joined: 49 });
  });

  it("remembers nothing while changes can't be heard", async () => {
    const catalogue = new SlowCatalogue();
    const cache = new ReadCache({
      catalogue: catalogue as unknown as ReadModelService,
      isDatabaseUp: () => true,
    });
    catalogue.isLive = false;
    for (const price of [1, 2]) {
      catalogue.price = price;
      const response = ask(cache, "/api/products");
      catalogue.releaseAll();
      await tick();
      expect(JSON.parse(response.body)).toEqual({ price });
    }
    expect(cache.counters.entries).toBe(0);
  });

  it("stays within its bytes", async () => {
    const catalogue = new SlowCatalogue();
    const cache = new ReadCache({
      catalogue: catalogue as unknown as ReadModelService,
      isDatabaseUp: () => true,
      maxBytes: 20_000,
    });
    for (let i = 0; i < 50; i++) {
      ask(cache, `/api/products/p${i}`);
      catalogue.releaseAll();
      await tick();
    }
    const { bytes, evicted, entries } = cache.counters;
    expect(bytes).toBeLessThanOrEqual(20_000);
    expect(entries + evicted).toBe(50);
  });
});
