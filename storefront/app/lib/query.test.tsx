import { queryOptions } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ServerStateProvider, usePageQuery, WithQueries } from "./query";
import { createCache } from "./query-cache";
import { ServerState } from "./server-state";

const answer = vi.fn((id: string) => Promise.resolve(`answer ${id}`));
const thingQuery = (id: string) =>
  queryOptions({ queryKey: ["things", id] as const, queryFn: () => answer(id) });
const page = {
  queries: [[["things", "a"], "carried a"] as const],
  isComplete: true,
};

function Thing({ id, isEnabled = true }: { id: string; isEnabled?: boolean }) {
  const { data, error, isStandIn, retry } = usePageQuery(thingQuery(id), {
    isEnabled,
    standIn: (state) => state.known<string>(["things"]).at(-1)?.[1],
  });
  return (
    <>
      <p>{error?.message ?? `${isStandIn ? "for now: " : ""}${data ?? "nothing yet"}`}</p>
      <button onClick={retry}>Retry</button>
    </>
  );
}

const tree = (state: ServerState, id: string, isEnabled?: boolean) => (
  <ServerStateProvider state={state}>
    <WithQueries page={page}>
      <Thing id={id} isEnabled={isEnabled} />
    </WithQueries>
  </ServerStateProvider>
);

afterEach(() => answer.mockClear());

describe("a query of the first page", () => {
  it("shows what the page brought, without a cache and without a fetch", () => {
    const state = new ServerState();
    render(tree(state, "a"));
    expect(screen.getByText("carried a")).toBeVisible();
    expect(state.cache()).toBeNull();
    expect(answer).not.toHaveBeenCalled();
  });

  it("opens the cache for what the page did not bring, and shows a placeholder", async () => {
    const state = new ServerState();
    const { rerender } = render(tree(state, "a"));
    rerender(tree(state, "b"));
    expect(screen.getByText("for now: carried a")).toBeVisible();
    expect(await screen.findByText("answer b")).toBeVisible();
    rerender(tree(state, "a"));
    expect(screen.getByText("carried a")).toBeVisible();
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it("does not refetch what it shows just because the cache was opened", async () => {
    const clock = vi.spyOn(Date, "now").mockReturnValue(0);
    const state = new ServerState();
    render(tree(state, "a"));
    clock.mockRestore();
    await userEvent.click(screen.getByText("carried a"));
    await vi.waitFor(() => expect(state.cache()).not.toBeNull());
    expect(screen.getByText("carried a")).toBeVisible();
    expect(answer).not.toHaveBeenCalled();
  });

  it("fetches nothing while it is disabled", async () => {
    const state = new ServerState();
    render(tree(state, "b", false));
    await Promise.resolve();
    expect(state.cache()).toBeNull();
    expect(answer).not.toHaveBeenCalled();
  });

  it("says what went wrong and tries again", async () => {
    answer.mockRejectedValueOnce(new Error("no such thing"));
    render(tree(new ServerState(), "b"));
    expect(await screen.findByText("no such thing")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("answer b")).toBeVisible();
  });

  it("knows everything the page brought once the cache is created", () => {
    const state = new ServerState();
    state.carry(page.queries);
    const cache = state.adopt(createCache);
    expect(state.adopt(createCache)).toBe(cache);
    expect(cache.client.getQueryData(["things", "a"])).toBe("carried a");
    expect(state.known(["things"])).toEqual([[["things", "a"], "carried a"]]);
    state.carry([[["things", "a"], "older"]]);
    expect(state.peek(["things", "a"])).toBe("carried a");
  });
});
