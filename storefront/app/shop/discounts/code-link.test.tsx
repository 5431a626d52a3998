import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DISCOUNT_CODE_KEY } from "~/lib/discount-atoms";
import { renderRoute } from "~/testing/render-route";

const keptCode = () => window.localStorage.getItem(DISCOUNT_CODE_KEY);
const message = (code: string) => screen.findByText(`Code ${code} is kept for your cart.`);

/** A page of the shop at that address, once it is at rest. */
async function openAt(address: string, referrer = "") {
  window.history.replaceState(null, "", address);
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  const view = renderRoute({ at: "/", routes: [{ path: "/", Component: () => <h1>Shop</h1> }] });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  return view;
}
/** Time for what may be loaded. */
const settle = () => act(() => vi.dynamicImportSettled());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, "", "/");
  window.sessionStorage.clear();
});

it.each(["/?code=STRIVE10", "/?gender=men&code=%20STRIVE10#shop", "/about?code=STRIVE10"])(
  "%s keeps the code and says so",
  async (address) => {
    await openAt(address);
    expect(await message("STRIVE10")).toBeVisible();
    expect(keptCode()).toBe("STRIVE10");
  },
);

it("takes the place of an earlier code", async () => {
  window.localStorage.setItem(DISCOUNT_CODE_KEY, "KIVUWEEK");
  await openAt("/?code=STRIVE10");
  await message("STRIVE10");
  expect(keptCode()).toBe("STRIVE10");
});

it.each(["/", "/?gender=men", "/?code=", `/?code=${"x".repeat(65)}`, "/?code=A%00B"])(
  "%.20s keeps nothing",
  async (address) => {
    await openAt(address);
    await settle();
    expect(keptCode()).toBeNull();
  },
);

it("counts on the page after, if the first was left at once", async () => {
  await openAt("/product/prod_1", `${window.location.origin}/?code=STRIVE10`);
  await message("STRIVE10");
  expect(keptCode()).toBe("STRIVE10");
});

it("is no other site's affair", async () => {
  await openAt("/", "https://elsewhere.example/?code=STRIVE10");
  await settle();
  expect(keptCode()).toBeNull();
});

it("brings back no removed code with a reload, but with the link", async () => {
  const kind = { type: "reload" };
  vi.spyOn(performance, "getEntriesByType").mockImplementation(
    () => [kind] as unknown as PerformanceEntryList,
  );
  const first = await openAt("/?code=STRIVE10");
  await message("STRIVE10");
  first.unmount();
  window.localStorage.setItem(DISCOUNT_CODE_KEY, "");
  const second = await openAt("/?code=STRIVE10");
  await settle();
  expect(keptCode()).toBe("");
  second.unmount();
  kind.type = "navigate";
  await openAt("/?code=STRIVE10");
  await message("STRIVE10");
  expect(keptCode()).toBe("STRIVE10");
});
