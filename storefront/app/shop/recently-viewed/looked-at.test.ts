import { renderHook, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseDataSaver } from "~/lib/data-saving";
import { server } from "~/testing/server";
import { useLookedAt } from "./looked-at";

let told: unknown[];
let clock: number;
/** Each test is a visit of its own. */
const LATER = 31 * 60_000;

beforeEach(() => {
  told = [];
  clock = Math.max(clock || 0, Date.now()) + LATER;
  vi.spyOn(Date, "now").mockImplementation(() => clock);
  server.use(
    http.post("*/api/products/looked-at", async ({ request }) => {
      told.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  chooseDataSaver(false);
  document.cookie = "data-saver=;path=/;max-age=0";
});

const look = (...ids: string[]) => {
  const { rerender } = renderHook((id: string) => useLookedAt(id), { initialProps: ids[0] ?? "" });
  for (const id of ids.slice(1)) rerender(id);
};

test("every third new product is told with those before it, and nothing else", async () => {
  look("a", "b", "a", "b", "c");
  await waitFor(() => expect(told).toEqual([{ products: ["a", "b", "c"] }]));
  look("d", "e");
  look("f");
  await waitFor(() => expect(told).toHaveLength(2));
  expect(told[1]).toEqual({ products: ["c", "d", "e", "f"] });
});

test("what was looked at half an hour ago was another visit", async () => {
  look("a", "b");
  clock += LATER;
  look("c", "d", "e");
  await waitFor(() => expect(told).toEqual([{ products: ["c", "d", "e"] }]));
});

test("nothing is told by who saves data, or asked not to be followed", async () => {
  chooseDataSaver(true);
  look("a", "b", "c");
  chooseDataSaver(false);
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  look("d", "e", "f");
  vi.unstubAllGlobals();
  look("g", "h", "i");
  await waitFor(() => expect(told).toEqual([{ products: ["g", "h", "i"] }]));
});
