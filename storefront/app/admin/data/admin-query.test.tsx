import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "~/lib/query-cache";
import { failure } from "~/testing/handlers";
import { server } from "~/testing/server";
import { adminQuery, failureText, useAdminQuery } from "./admin-query";

const query = adminQuery(["things"], (api, signal) =>
  api.get<{ data: string }>("/things", { signal }),
);

function Things() {
  const { data, error, isLoading, retry } = useAdminQuery(query);
  return (
    <>
      <p>{isLoading ? "loading" : (data?.data ?? "nothing")}</p>
      {error && <p role="alert">{failureText(error)}</p>}
      <button onClick={retry}>Retry</button>
    </>
  );
}

/** Opens the screen; `answers` are used in order; the last one repeats. */
function open(...answers: Array<() => Response | Promise<Response>>) {
  const asked: number[] = [];
  const startedAt = Date.now();
  server.use(
    http.get("*/api/things", () => {
      asked.push(Date.now() - startedAt);
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      return answer?.() ?? HttpResponse.error();
    }),
  );
  const client = createQueryClient();
  client.mount();
  const view = render(
    <QueryClientProvider client={client}>
      <Things />
    </QueryClientProvider>,
  );
  return { ...view, asked, client };
}

const good = () => HttpResponse.json({ success: true, data: "ten things" });
const broken = () => failure(500, "It broke");
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a query of the admin", () => {
  it("is tried again after 10, 20 and 40 seconds, then says to refresh the page", async () => {
    const { asked } = open(broken);
    expect(await screen.findByRole("alert")).toHaveTextContent("Server error - please try again");
    await pass(300_000);
    expect(asked.map((ms) => Math.round(ms / 1000))).toEqual([0, 10, 30, 70]);
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent(
        "Service temporarily unavailable. Please refresh the page.",
      ),
    );
  });

  it("can be retried by hand before the next automatic try", async () => {
    const { asked } = open(broken, good);
    await screen.findByRole("alert");
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("ten things")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(asked).toHaveLength(2);
  });

  it("is not tried again when the server refuses it", async () => {
    const { asked } = open(() => failure(403, "No"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Access denied");
    await pass(100_000);
    expect(asked).toHaveLength(1);
  });

  it("is aborted when the network goes, and runs again when it is back", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    const never = () => new Promise<Response>(() => undefined);
    const { asked } = open(never, good);
    await waitFor(() => expect(asked).toHaveLength(1));
    onLine.mockReturnValue(false);
    fireEvent(window, new Event("offline"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Network offline");
    await pass(100_000);
    expect(asked).toHaveLength(1);
    onLine.mockReturnValue(true);
    fireEvent(window, new Event("online"));
    expect(await screen.findByText("ten things")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("is not fetched twice within five seconds", async () => {
    const { asked, client } = open(good);
    await screen.findByText("ten things");
    await pass(4000);
    await client.query(query);
    expect(asked).toHaveLength(1);
    await pass(2000);
    await client.query(query);
    expect(asked).toHaveLength(2);
  });
});
