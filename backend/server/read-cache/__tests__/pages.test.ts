import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it, vi } from "vitest";
import type { ChangeListener } from "../../../src/modules/product/read-model/change";
import type ReadModelService from "../../../src/modules/product/read-model/service";
import { ReadCache } from "../read-cache";

class FakeResponse extends EventEmitter {
  status = 0;
  body = "";
  headersSent = false;
  setHeader(): void {
    // Headers are checked over HTTP.
  }
  getHeader(): undefined {
    return undefined;
  }
  writeHead(status: number): void {
    this.status = status;
    this.headersSent = true;
  }
  end(body?: Buffer): void {
    this.body = body?.toString() ?? "";
  }
}

/** A cache and a renderer: each page says which rendering it is. */
function pagesOf() {
  let change: ChangeListener = () => undefined;
  const catalogue = {
    isLive: true,
    onChange: (listener: ChangeListener) => {
      change = listener;
      return () => undefined;
    },
  };
  const cache = new ReadCache({
    catalogue: catalogue as unknown as ReadModelService,
    isDatabaseUp: () => true,
  });
  const waiting: (() => void)[] = [];
  const work = { mayRender: vi.fn(() => true), refuse: vi.fn(), rendered: 0 };
  const ask = (search: string, isSaving = false): FakeResponse => {
    const response = new FakeResponse();
    cache.page(
      { method: "GET", headers: {} } as IncomingMessage,
      response as unknown as ServerResponse,
      { path: "/", search, isSaving },
      {
        mayRender: work.mayRender,
        refuse: work.refuse,
        render: () =>
          new Promise((resolve) => {
            work.rendered += 1;
            const text = `page ${work.rendered}`;
            waiting.push(() => resolve(new Response(text)));
          }),
        send: () => Promise.reject(new Error("Every page here is kept.")),
      },
    );
    return response;
  };
  const finish = async () => {
    for (const done of waiting.splice(0)) done();
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const changeAll = () => change({ version: 1, productIds: null, categories: true, facts: true });
  return { work, ask, finish, changeAll };
}

it("one request at a time renders a page; the others wait for it and take from no budget", async () => {
  const { work, ask, finish } = pagesOf();
  const all = [ask("?gender=men"), ask("?gender=men"), ask("?gender=men")];
  await finish();
  expect(all.map(({ body }) => body)).toEqual(["page 1", "page 1", "page 1"]);
  expect(ask("?gender=men").body).toBe("page 1");
  expect(work.mayRender).toHaveBeenCalledTimes(1);
});

it("keeps another page at the same address for who saves data", async () => {
  const { ask, finish } = pagesOf();
  const both = [ask(""), ask("", true)];
  await finish();
  expect(both.map(({ body }) => body)).toEqual(["page 1", "page 2"]);
  expect([ask("").body, ask("", true).body]).toEqual(["page 1", "page 2"]);
});

it("refuses to render beyond the budget, and still gives what is kept or under way", async () => {
  const { work, ask, finish, changeAll } = pagesOf();
  ask("");
  await finish();
  work.mayRender.mockReturnValue(false);
  expect(ask("").body).toBe("page 1");
  expect(ask("?gender=men").status).toBe(0);
  expect(work.refuse).toHaveBeenCalledTimes(1);

  work.mayRender.mockReturnValueOnce(true);
  ask("?gender=kids");
  const joined = ask("?gender=kids");
  await finish();
  expect(joined.body).toBe("page 2");
  expect(work.refuse).toHaveBeenCalledTimes(1);

  changeAll();
  ask("");
  expect(work.refuse).toHaveBeenCalledTimes(2);
});

it("gives a page that is too old where nothing may be rendered", async () => {
  const { work, ask, finish } = pagesOf();
  ask("");
  await finish();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 3_600_000);
  work.mayRender.mockReturnValue(false);
  const old = ask("");
  vi.restoreAllMocks();
  expect(old.body).toBe("page 1");
  expect(work.refuse).not.toHaveBeenCalled();
});
