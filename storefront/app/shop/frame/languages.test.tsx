import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGE_KEY } from "~/lib/language-choice";
import { complaintsOf } from "~/testing/axe";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";

const ORIGIN = window.location.origin;
const Screen = () => <h1>Screen</h1>;
const open = (at = "/about") =>
  renderRoute({
    at,
    routes: [
      { path: "/about", Component: Screen },
      { path: "/", Component: Screen },
    ],
  });
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole("link", { hidden: true })
    .map((link) => [link.textContent, link.getAttribute("href"), link.lang, link.ariaCurrent]);

const IN_EVERY_LANGUAGE = [
  ["English", "/about?x=1#top", "en", "true"],
  ["Ikinyarwanda", "/rw/about?x=1#top", "rw", null],
  ["Français", "/fr/about?x=1#top", "fr", null],
];

describe("the switch of language", () => {
  it("leads from the footer to the same page in every language", async () => {
    const { container } = open("/about?x=1#top");
    const footer = within(screen.getByRole("contentinfo"));
    expect(linksIn(footer.getByRole("navigation", { name: "Language" }))).toEqual(
      IN_EVERY_LANGUAGE,
    );
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("has no slash behind the prefix of the start page", () => {
    open("/?gender=men#shop");
    const footer = within(screen.getByRole("contentinfo"));
    const hrefs = linksIn(footer.getByRole("navigation", { name: "Language" })).map(
      ([, href]) => href,
    );
    expect(hrefs).toEqual(["/?gender=men#shop", "/rw?gender=men#shop", "/fr?gender=men#shop"]);
  });

  it("is in the phone's menu", async () => {
    const { user } = open("/about?x=1#top");
    await user.click(screen.getByRole("button", { name: "Open menu" }));
    const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
    expect(linksIn(menu.getByRole("navigation", { name: "Language" }))).toEqual(IN_EVERY_LANGUAGE);
  });

  it("is in the bar, closes on Escape and when it is left", async () => {
    const { user } = open("/about?x=1#top");
    const menu = within(screen.getByRole("banner")).getByRole<HTMLDetailsElement>("group");
    const summary = within(menu).getByText((_text, element) => element?.tagName === "SUMMARY");
    expect(summary).toHaveTextContent("Language: English");
    expect(linksIn(menu)).toEqual(IN_EVERY_LANGUAGE);
    // The code that closes it comes late.
    await waitFor(async () => {
      menu.open = true;
      within(menu).getByText("Français").focus();
      await user.keyboard("{Escape}");
      expect(menu.open).toBe(false);
    });
    expect(summary).toHaveFocus();
    menu.open = true;
    fireEvent.pointerDown(within(menu).getByText("Français"));
    expect(menu.open).toBe(true);
    fireEvent.pointerDown(screen.getByRole("heading", { name: "Screen" }));
    expect(menu.open).toBe(false);
  });
});

const kept = (): unknown => JSON.parse(window.localStorage.getItem(LANGUAGE_KEY) ?? "null");
const keep = (value: unknown) => window.localStorage.setItem(LANGUAGE_KEY, JSON.stringify(value));

describe("the browser's language", () => {
  let navigation = "navigate";

  beforeEach(() => {
    navigation = "navigate";
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    vi.spyOn(performance, "getEntriesByType").mockImplementation(
      () => [{ type: navigation }] as unknown as PerformanceEntryList,
    );
  });
  afterEach(() => void vi.useRealTimers());

  /** A page of the shop, at rest. */
  async function visit(languages: string[], referrer = "", at = "/about") {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
    vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
    const view = open(at);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await act(() => vi.dynamicImportSettled());
    return view;
  }
  const KINYARWANDA = "Ushaka gusoma iduka mu Kinyarwanda?";
  const offer = (name = KINYARWANDA) => screen.queryByRole("region", { name });

  it("is offered in its words, with a link to the same page", async () => {
    const { container } = await visit(["rw-RW", "en"], "", "/about?x=1#top");
    const region = await screen.findByRole("region", { name: KINYARWANDA });
    expect(region).toHaveAttribute("lang", "rw");
    expect(within(region).getByRole("link", { name: "Yego" })).toHaveAttribute(
      "href",
      "/rw/about?x=1#top",
    );
    expect(await complaintsOf(container)).toEqual([]);
    expect(kept()).toBeNull();
  });

  it("is the first that the shop has", async () => {
    // Some browsers send what is no tag.
    await visit(["C", "sw", "fr-BE", "rw", "en"]);
    expect(offer("Voir la boutique en français\u00a0?")).toBeVisible();
  });

  it.each([[["en-GB", "rw"]], [["sw", "en"]], [["sw", "de"]], [[]]])(
    "is not asked of who reads %j",
    async (languages) => {
      await visit(languages);
      expect(screen.queryByRole("region")).not.toBeInTheDocument();
    },
  );

  it("is never offered again once it was declined", async () => {
    const { user, unmount } = await visit(["rw"]);
    await user.click(screen.getByRole("button", { name: "Oya" }));
    expect(offer()).not.toBeInTheDocument();
    expect(kept()).toEqual({ language: null, isAsked: true });
    unmount();
    await visit(["rw"]);
    expect(offer()).not.toBeInTheDocument();
  });

  it("gives way to what was chosen, which is offered once in a page of another language", async () => {
    keep({ language: "rw", isAsked: false });
    const { unmount } = await visit(["fr"]);
    expect(offer()).toBeVisible();
    unmount();
    await visit(["fr"]);
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });

  it.each(["{", '"rw"', "[]", '{"language":"xx","isAsked":"yes"}'])(
    "survives %s in the storage",
    async (text) => {
      window.localStorage.setItem(LANGUAGE_KEY, text);
      await visit(["rw"]);
      expect(offer()).toBeVisible();
    },
  );

  it("is the one of the page that a link of the switch led to", async () => {
    await visit(["rw"], `${ORIGIN}/rw/about`);
    expect(offer()).not.toBeInTheDocument();
    expect(kept()).toEqual({ language: "en", isAsked: false });
  });

  it.each([
    ["no switch", `${ORIGIN}/photos`, "navigate"],
    ["another site", "https://elsewhere.example/rw", "navigate"],
    ["Back to it", `${ORIGIN}/rw/about`, "back_forward"],
  ])("chooses nothing by %s", async (_by, referrer, type) => {
    navigation = type;
    await visit(["en"], referrer);
    expect(kept()).toBeNull();
  });

  it("is saved in the account of who is signed in", async () => {
    const saved: unknown[] = [];
    server.use(
      http.put("*/api/auth/me", async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json({ success: true, user: customer });
      }),
      ...signedIn(customer),
    );
    await visit(["en"], `${ORIGIN}/rw/about`);
    await waitFor(() => expect(saved).toEqual([{ language: "en" }]));
  });
});

describe("what was typed before the switch", () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }),
  );
  afterEach(() => {
    vi.useRealTimers();
    window.sessionStorage.clear();
  });

  it("is kept by a link of the switch, and typed again in the page that it leads to", async () => {
    const Form = () => <input aria-label="Note" name="note" />;
    const visit = async () => {
      const view = renderRoute({ at: "/about", routes: [{ path: "/about", Component: Form }] });
      await act(() => vi.advanceTimersByTimeAsync(1000));
      await act(() => vi.dynamicImportSettled());
      return view;
    };
    const { user, unmount } = await visit();
    await user.type(screen.getByLabelText("Note"), "Size M");
    const footer = within(screen.getByRole("contentinfo"));
    const link = footer.getByRole<HTMLAnchorElement>("link", { name: "English" });
    link.href = window.location.href;
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    expect(window.sessionStorage.getItem("typedBefore")).toContain("Size M");
    unmount();
    await visit();
    await waitFor(() => expect(screen.getByLabelText("Note")).toHaveValue("Size M"));
    expect(window.sessionStorage.getItem("typedBefore")).toBeNull();
  });
});
