import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderRoute } from "~/testing/render-route";
import { FilterBar } from "./filter-bar";
import { readFilters } from "./filters";

/** A slow network: the address shows what was asked for only when somebody says so. */
function open() {
  const asked = vi.fn<(q: string | undefined) => void>();
  let arrive: (q: string) => void = () => undefined;
  function Screen() {
    const [q, setQ] = useState("");
    const [, setNavigations] = useState(0);
    arrive = setQ;
    const filters = { ...readFilters(new URLSearchParams({ show: "16" })), q };
    const onChange = (change: { q?: string }) => {
      asked(change.q);
      // A navigation renders the page again, wherever it leads.
      setNavigations((count) => count + 1);
    };
    return <FilterBar filters={filters} onChange={onChange} />;
  }
  const { user } = renderRoute({ at: "/", routes: [{ path: "/", Component: Screen }] });
  return { user, asked, arrive: (q: string) => act(() => arrive(q)) };
}
/** A list of suggestions below it changes its role. */
const field = () => screen.findByLabelText("Search");
const wasAsked = (asked: ReturnType<typeof open>["asked"], ...texts: string[]) =>
  waitFor(() => expect(asked.mock.calls.flat()).toEqual(texts));

test("keeps what was typed while an earlier text was on its way", async () => {
  const { user, asked, arrive } = open();
  await user.type(await field(), "d");
  await wasAsked(asked, "d");
  await user.type(await field(), "res");
  arrive("d");
  await wasAsked(asked, "d", "dres");
  expect(await field()).toHaveValue("dres");
  arrive("dres");
  await waitFor(async () => expect(await field()).toHaveValue("dres"));
});

test("keeps what was typed after Enter, and asks once", async () => {
  const { user, asked, arrive } = open();
  await user.type(await field(), "dress{Enter}");
  await wasAsked(asked, "dress");
  await user.type(await field(), "es");
  arrive("dress");
  await wasAsked(asked, "dress", "dresses");
  expect(await field()).toHaveValue("dresses");
});

test("asks once for what is there already, instead of what is on its way", async () => {
  const { user, asked, arrive } = open();
  await user.type(await field(), "d");
  await wasAsked(asked, "d");
  await user.clear(await field());
  await wasAsked(asked, "d", "");
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(asked.mock.calls.flat()).toEqual(["d", ""]);
  // Forward, to a text that was taken back.
  arrive("d");
  await waitFor(async () => expect(await field()).toHaveValue("d"));
});

test("follows an address that it did not ask for", async () => {
  const { user, asked, arrive } = open();
  await user.type(await field(), "dres");
  await wasAsked(asked, "dres");
  arrive("dres");
  arrive("");
  await waitFor(async () => expect(await field()).toHaveValue(""));
});
