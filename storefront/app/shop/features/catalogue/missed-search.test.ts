import { renderHook, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { failure } from "~/testing/handlers";
import { server } from "~/testing/server";
import { useMissedSearch } from "./missed-search";

const SEEN_MS = 60;

let told: unknown[];
beforeEach(() => {
  told = [];
  server.use(
    http.post("*/api/products/missed-searches", async ({ request }) => {
      told.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
});

const look = (q: string) =>
  renderHook((text: string) => useMissedSearch(text, SEEN_MS), { initialProps: q });
const seen = () => pause(SEEN_MS * 3);

describe("a search in vain", () => {
  it("is told to the shop once somebody has seen that there is nothing", async () => {
    const { unmount } = look("zori");
    expect(told).toEqual([]);
    await waitFor(() => expect(told).toEqual([{ q: "zori" }]));
    unmount();
    look("zori");
    await seen();
    expect(told).toHaveLength(1);
  });

  it("is not told while somebody types on, nor of one letter", async () => {
    const { rerender } = look("gom");
    rerender("gomes");
    rerender("g");
    await seen();
    expect(told).toEqual([]);
  });

  it("is told the next time if it could not be", async () => {
    let tries = 0;
    const refuse = () => {
      tries += 1;
      return failure(400, "Later");
    };
    server.use(http.post("*/api/products/missed-searches", refuse, { once: true }));
    const { unmount } = look("msuli");
    await waitFor(() => expect(tries).toBe(1));
    await seen();
    unmount();
    look("msuli");
    await waitFor(() => expect(told).toEqual([{ q: "msuli" }]));
  });
});
