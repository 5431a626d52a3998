import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "~/lib/query-cache";
import { failure } from "~/testing/handlers";
import { server } from "~/testing/server";
import { BackgroundLoading } from "./background-loading";

const asked: string[] = [];

function open() {
  asked.length = 0;
  server.use(
    http.get("*/api/*", ({ request }) => {
      asked.push(new URL(request.url).pathname.replace("/api", ""));
      return failure(403, "Nothing here");
    }),
  );
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <BackgroundLoading />
    </QueryClientProvider>,
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const sortedSince = (count: number) => asked.slice(count).sort();

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("loading in the background", () => {
  it("begins after a second, with categories and products; the rest follows step by step", async () => {
    open();
    await pass(900);
    expect(asked).toEqual([]);
    await pass(200);
    await vi.waitFor(() => expect(sortedSince(0)).toEqual(["/categories", "/products"]));
    await pass(1800);
    expect(asked).toHaveLength(2);
    await pass(200);
    await vi.waitFor(() => expect(sortedSince(2)).toEqual(["/auth/users", "/orders", "/payments"]));
    await pass(1000);
    await vi.waitFor(() => expect(sortedSince(5)).toEqual(["/auth/users/stats", "/notifications"]));
  });

  it("stops when the user leaves the admin", async () => {
    const { unmount } = open();
    await pass(500);
    unmount();
    await pass(10_000);
    expect(asked).toEqual([]);
  });

  it("prefetches nothing when data is saved", async () => {
    vi.stubGlobal("navigator", { ...navigator, onLine: true, connection: { saveData: true } });
    open();
    await pass(10_000);
    expect(asked).toEqual([]);
  });
});
