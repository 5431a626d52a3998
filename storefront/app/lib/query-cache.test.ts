import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failure } from "~/testing/handlers";
import { server } from "~/testing/server";
import { api } from "./api-client";
import { createCache, createQueryClient } from "./query-cache";
import { USER_LEFT } from "./user-left";

describe("the cache of server state", () => {
  it("drops what was fetched in a user's name when that user leaves", () => {
    const { client } = createCache();
    client.setQueryData(["products", "list"], "for everybody");
    client.setQueryData(["orders", "own"], "Aline's");
    client.setQueryData(["me"], "Aline");
    window.dispatchEvent(new Event(USER_LEFT));
    expect(client.getQueryData(["products", "list"])).toBe("for everybody");
    expect(client.getQueryData(["orders", "own"])).toBeUndefined();
    expect(client.getQueryData(["me"])).toBeUndefined();
  });

  it("asks again for what failed once the shop answers, not once the phone says that it is online", async () => {
    const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("offline"));
    let isReachable = false;
    const answer = () =>
      isReachable ? HttpResponse.json({ success: true, data: "here" }) : HttpResponse.error();
    const looks = vi.fn(answer);
    server.use(http.get("*/api/health/live", looks), http.get("*/api/thing", answer));
    const { watch } = createCache();
    const thing = watch<string, string[]>();
    thing.read({
      queryKey: ["thing"],
      queryFn: async () => (await api.get<{ data: string }>("/thing")).data,
      retry: false,
    });
    const stop = thing.subscribe(() => undefined);
    await vi.waitFor(() => expect(thing.current()?.isError).toBe(true));
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(looks).toHaveBeenCalledOnce());
    isReachable = true;
    await vi.waitFor(() => expect(thing.current()?.data).toBe("here"), { timeout: 3000 });
    stop();
  });
});

describe("a query that fails", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  /** The final result, and how often it was requested. */
  async function ask(answer: () => Response) {
    let calls = 0;
    server.use(
      http.get("*/api/thing", () => {
        calls += 1;
        return answer();
      }),
    );
    let outcome: string | undefined;
    createQueryClient()
      .query({ queryKey: ["thing"], queryFn: () => api.get<{ data: string }>("/thing") })
      .then(
        ({ data }) => (outcome = data),
        (error: Error) => (outcome = error.message),
      );
    while (outcome === undefined) await vi.advanceTimersByTimeAsync(100);
    return { outcome, calls };
  }

  it.each([
    ["a server error", () => failure(500, "broken")],
    ["a shop that is away", () => failure(503, "away")],
    ["a broken line", () => HttpResponse.error()],
  ])("tries once more after %s, then gives up", async (_name, answer) => {
    expect(await ask(answer)).toEqual({
      outcome: "Service temporarily unavailable. Please refresh the page.",
      calls: 2,
    });
  });

  it.each([
    [400, "No such filter"],
    [403, "Access denied"],
    [404, "Resource not found"],
    [429, "Too many requests - please wait a moment"],
  ])("does not ask again after %i", async (status, message) => {
    expect(await ask(() => failure(status, "No such filter"))).toEqual({
      outcome: message,
      calls: 1,
    });
  });

  it("succeeds when the second try does", async () => {
    const answers = [
      () => HttpResponse.error(),
      () => HttpResponse.json({ success: true, data: "here" }),
    ];
    const next = () => answers.shift()?.() ?? HttpResponse.error();
    expect(await ask(next)).toEqual({ outcome: "here", calls: 2 });
  });
});
