import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { INSTALL_EVENT } from "~/lib/install-event";
import { complaintsOf } from "~/testing/axe";
import { renderRoute } from "~/testing/render-route";
import { DataScreen } from "../offline/data-screen";
import { InstallOffer } from "./install-offer";
import { INSTALL_KEY } from "./install-rules";

const MINUTE = 60_000;
const TITLE = "Keep STRIVE on this phone";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

let media: string[] = [];
const prompt = vi.fn<() => Promise<unknown>>();

/** What the start script keeps before anything is loaded. */
const haveOffer = () => void Object.assign(window, { [INSTALL_EVENT]: { prompt } });
const kept = () => JSON.parse(window.localStorage.getItem(INSTALL_KEY) ?? "null") as unknown;
const haveVisits = (visits: object) =>
  window.localStorage.setItem(INSTALL_KEY, JSON.stringify(visits));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  media = ["(pointer: coarse)"];
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: media.includes(query) }));
  prompt.mockReset().mockResolvedValue({ outcome: "accepted" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, INSTALL_EVENT);
});

/** A page that is looked at for a while. */
async function look(path = "/about") {
  const Screen = () => (
    <>
      <h1>Screen</h1>
      <input aria-label="Field" />
      <InstallOffer />
    </>
  );
  const view = renderRoute({ at: path, routes: [{ path, Component: Screen }], isBare: true });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await act(() => vi.dynamicImportSettled());
  return view;
}
const sheet = () => screen.queryByRole("dialog", { name: TITLE });
const SECOND_VISIT = { count: 1, at: Date.now() - 31 * MINUTE };

describe("the sheet", () => {
  it("asks on the second visit, says what it is good for, and lets the browser ask", async () => {
    haveVisits(SECOND_VISIT);
    haveOffer();
    const { user, baseElement } = await look();
    expect(sheet()).toBeVisible();
    expect(screen.getByRole("heading", { name: TITLE })).toHaveFocus();
    expect(screen.getByText("Pages you've opened work without network")).toBeVisible();
    expect(await complaintsOf(baseElement)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Add to home screen" }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(sheet()).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event("appinstalled")));
    expect(kept()).toMatchObject({ isInstalled: true });
  });

  it("is silent for long after Not now", async () => {
    haveVisits(SECOND_VISIT);
    haveOffer();
    const { user, unmount } = await look();
    await user.click(screen.getByRole("button", { name: "Not now" }));
    expect(sheet()).not.toBeInTheDocument();
    expect(prompt).not.toHaveBeenCalled();
    unmount();
    await look();
    expect(sheet()).not.toBeInTheDocument();
  });

  it("shows how in Safari, where nothing can ask", async () => {
    haveVisits(SECOND_VISIT);
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(IPHONE);
    await look();
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toContain(
      '1.Tap "Share" in Safari.',
    );
    expect(screen.queryByRole("button", { name: "Add to home screen" })).not.toBeInTheDocument();
  });

  it.each([
    ["on the first visit", { visits: null }],
    ["when it was installed", { visits: { ...SECOND_VISIT, isInstalled: true } }],
    ["when it was opened from the home screen", { media: "(display-mode: standalone)" }],
    ["with a mouse", { media: "(pointer: fine)", isMouse: true }],
    ["over the checkout", { path: "/checkout" }],
    ["over the confirmation", { path: "/checkout/confirmation" }],
    ["without an offer of the browser", { isOffered: false }],
  ])("does not ask %s", async (_when, given) => {
    const {
      visits = SECOND_VISIT,
      path,
      isOffered = true,
      ...rest
    } = given as {
      visits?: object | null;
      path?: string;
      isOffered?: boolean;
      media?: string;
      isMouse?: boolean;
    };
    if (visits !== null) haveVisits(visits);
    if (isOffered) haveOffer();
    if (rest.isMouse) media = [];
    if (rest.media) media.push(rest.media);
    await look(path);
    expect(sheet()).not.toBeInTheDocument();
  });

  it("does not ask who types", async () => {
    haveVisits(SECOND_VISIT);
    const { user } = await look();
    await user.click(screen.getByRole("textbox", { name: "Field" }));
    act(() => {
      haveOffer();
      window.dispatchEvent(new Event("beforeinstallprompt"));
    });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(sheet()).not.toBeInTheDocument();
  });
});

describe("the row on the page about data", () => {
  const open = () =>
    renderRoute({ at: "/data", routes: [{ path: "/data", Component: DataScreen }], isBare: true });
  const row = () => screen.queryByRole("button", { name: "Add to home screen" });

  it("is there once the browser offers it, and lets it ask", async () => {
    const { user } = open();
    expect(row()).not.toBeInTheDocument();
    act(() => {
      haveOffer();
      window.dispatchEvent(new Event("beforeinstallprompt"));
    });
    await user.click(row() ?? document.body);
    expect(prompt).toHaveBeenCalledOnce();
    expect(row()).not.toBeInTheDocument();
  });

  it("shows how in Safari", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(IPHONE);
    const { user } = open();
    await user.click(row() ?? document.body);
    expect(await screen.findByRole("dialog", { name: TITLE })).toBeVisible();
  });
});
