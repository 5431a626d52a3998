import { queryOptions } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { API_ERROR_TEXT } from "./api-error";
import { ServerStateProvider, usePageQuery } from "./query";
import { ServerState } from "./server-state";

// The network fails just when the cache's code is fetched.
vi.mock("./query-cache", () => {
  throw new Error("Failed to fetch dynamically imported module");
});

function Thing() {
  const { data, error } = usePageQuery(
    queryOptions({ queryKey: ["thing"], queryFn: () => Promise.resolve("a thing") }),
  );
  return <p>{error?.message ?? data ?? "Loading"}</p>;
}

it("shows an error instead of loading for ever", async () => {
  render(
    <ServerStateProvider state={new ServerState()}>
      <Thing />
    </ServerStateProvider>,
  );
  expect(screen.getByText("Loading")).toBeVisible();
  expect(await screen.findByText(API_ERROR_TEXT.network)).toBeVisible();
});
