import { delay, http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { CATALOGUE_CALL } from "~/shop/api/catalogue-call";
import { failure } from "~/testing/handlers";
import { server } from "~/testing/server";
import { api, createApiClient, type CallOptions } from "./api-client";
import type { ApiError } from "./api-error";
import { readToken } from "./token";
import { writeToken } from "./write-token";

const failing = async (promise: Promise<unknown>): Promise<ApiError> => {
  try {
    await promise;
  } catch (error) {
    return error as ApiError;
  }
  throw new Error("The call succeeded");
};

describe("api client", () => {
  it("sends the query without empty values, and the token", async () => {
    writeToken("secret");
    let seen: Request | undefined;
    server.use(
      http.get("*/api/orders", ({ request }) => {
        seen = request;
        return HttpResponse.json({ success: true, data: [] });
      }),
    );
    await api.get("/orders", { query: { status: "pending", search: "", limit: 0, user: null } });
    expect(new URL(seen?.url ?? "").search).toBe("?status=pending&limit=0");
    expect(seen?.headers.get("authorization")).toBe("Bearer secret");
  });

  it("sends objects as JSON", async () => {
    let body: unknown;
    server.use(
      http.post("*/api/orders", async ({ request }) => {
        body = await request.json();
        return HttpResponse.json({ success: true, data: null }, { status: 201 });
      }),
    );
    await api.post("/orders", { body: { city: "Kigali" } });
    expect(body).toEqual({ city: "Kigali" });
  });

  it.each([
    [403, "Access denied"],
    [404, "Resource not found"],
    [429, "Too many requests - please wait a moment"],
    [500, "Server error - please try again"],
    [503, "Server error - please try again"],
    [409, "Only 2 left"],
  ])("says for %i: %s", async (status, text) => {
    server.use(http.get("*/api/thing", () => failure(status, "Only 2 left")));
    const error = await failing(api.get("/thing"));
    expect(error).toMatchObject({ status, message: text, serverMessage: "Only 2 left" });
    expect(error.requestId).toBe("req_test");
  });

  it.each([400, 401, 409, 422])("has its own text for a %i without one", async (status) => {
    server.use(http.get("*/api/thing", () => new HttpResponse(null, { status })));
    const error = await failing(api.get("/thing"));
    expect(error).toMatchObject({ status, message: "Something went wrong. Please try again." });
  });

  it("keeps field errors, code and data", async () => {
    const errors = [{ field: "email", message: "Please enter a valid email address" }];
    server.use(
      http.post("*/api/thing", () =>
        failure(409, "No", { code: "insufficient_stock", errors, data: { lines: [] } }),
      ),
    );
    const error = await failing(api.post("/thing", { body: {} }));
    expect(error).toMatchObject({
      code: "insufficient_stock",
      fieldErrors: errors,
      data: { lines: [] },
    });
  });

  it("recognises a network error and an answer that is not from the shop", async () => {
    server.use(http.get("*/api/thing", () => HttpResponse.error()));
    expect((await failing(api.get("/thing"))).message).toBe(
      "Server overloaded - please try again later",
    );
    server.use(http.get("*/api/thing", () => HttpResponse.html("<p>proxy</p>")));
    expect(await failing(api.get("/thing"))).toMatchObject({ status: 502, isTransient: true });
  });

  it("gives up after its timeout", async () => {
    server.use(http.get("*/api/thing", () => delay("infinite")));
    const error = await failing(api.get("/thing", { timeoutMs: 20 }));
    expect(error).toMatchObject({
      code: "timeout",
      message: "Request timeout - server may be overloaded",
    });
  });

  it.each([
    ["shared calls", {}, 15_000],
    ["catalogue calls", CATALOGUE_CALL, 10_000],
  ])("gives %s their own timeout", async (_name, options, timeMs) => {
    vi.useFakeTimers();
    const client = createApiClient(
      (_path, { signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener("abort", () => reject(new Error("aborted"))),
        ),
    );
    let outcome = "waiting";
    client.get("/thing", options).catch((error: ApiError) => (outcome = error.message));
    await vi.advanceTimersByTimeAsync(timeMs - 1);
    expect(outcome).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toBe("Request timeout - server may be overloaded");
    vi.useRealTimers();
  });

  it("sends a list as its name once for each value, and leaves out what is empty", async () => {
    const asked: string[] = [];
    const client = createApiClient((path) => {
      asked.push(path);
      return Promise.resolve(Response.json({ success: true }));
    });
    const query = { size: ["M", "L"], family: [], q: "", in_stock: true, gender: null, offset: 0 };
    await client.get("/products", { query });
    expect(asked).toEqual(["/api/products?size=M&size=L&in_stock=true&offset=0"]);
  });

  it("passes on the caller's own abort", async () => {
    const controller = new AbortController();
    const client = createApiClient((_path, init) => {
      controller.abort(new Error("left the page"));
      return Promise.reject(init.signal?.reason as Error);
    });
    const error = await failing(client.get("/thing", { signal: controller.signal }));
    expect(error.name).not.toBe("ApiError");
  });

  describe("on 401", () => {
    const refused: string[] = [];
    const client = createApiClient((path, init) => fetch(path, init), {
      onRefused: () => void refused.push("left"),
    });
    const ask = async (
      token: string | null,
      options: CallOptions = {},
      during = () => undefined,
    ) => {
      refused.length = 0;
      writeToken(token);
      server.use(
        http.get("*/api/thing", () => {
          during();
          return failure(401, "Please log in");
        }),
      );
      await failing(client.get("/thing", options));
      return refused.length;
    };

    it("signs out when the call carried the stored token", async () => {
      expect(await ask("secret")).toBe(1);
    });
    it("stays signed in without a token, or when the call asks about the token itself", async () => {
      expect(await ask(null)).toBe(0);
      expect(await ask("secret", { leaveOn401: false })).toBe(0);
    });
    it("stays signed in when another token was stored meanwhile", async () => {
      expect(await ask("old", {}, () => void writeToken("new"))).toBe(0);
      expect(readToken()).toBe("new");
    });
  });

  it("passes on when to try again", async () => {
    server.use(
      http.get("*/api/thing", () => {
        const answer = failure(429, "slow");
        answer.headers.set("Retry-After", "40");
        return answer;
      }),
    );
    expect(await failing(api.get("/thing"))).toMatchObject({ status: 429, retryAfterS: 40 });
  });
});

describe("the token", () => {
  it("is stored under token, and an admin's under adminToken too", () => {
    writeToken("t1", true);
    expect(window.localStorage.getItem("adminToken")).toBe("t1");
    writeToken("t2");
    expect(window.localStorage.getItem("token")).toBe("t2");
    expect(window.localStorage.getItem("adminToken")).toBeNull();
    writeToken(null);
    expect(readToken()).toBeNull();
  });

  it("lasts as long as the page where storage is unavailable", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    writeToken("t1");
    expect(readToken()).toBe("t1");
    writeToken(null);
    expect(readToken()).toBeNull();
  });
});
