import { readFileSync } from "node:fs";
import path from "node:path";
import type { Product } from "@strive/backend/contracts/catalogue";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { haveConnection } from "~/testing/connection";
import { complaintsOf } from "~/testing/axe";
import { renderRoute } from "~/testing/render-route";
import { productNamed } from "~/testing/fixtures";
import { GalleryScreen } from "./gallery-screen";
import { loadGallery } from "./load-gallery";
import { PLATE_WIDTHS, PLATES, plateFile } from "~/lib/plates";
import { platesOf } from "~/lib/told-plates";

const PUBLIC = path.resolve(import.meta.dirname, "../../../../public");

const TITLES = [
  "Casual Look",
  "Street Style",
  "Formal Attire",
  "Summer Vibes",
  "Urban Chic",
  "Minimalist Style",
  "Business Casual",
  "Weekend Outfit",
  "Night Out",
  "Smart Casual",
  "Athleisure",
  "Winter Look",
];

/** Without the shop's frame, which only slows down queries by role. */
const open = (at = "/photos") =>
  renderRoute({ at, routes: [{ path: "/photos", Component: GalleryScreen }], isBare: true });

const plate = (title: string) => screen.getByRole("link", { name: new RegExp(`^Open ${title}:`) });
const viewer = (number: number, title: string) =>
  screen.findByRole("dialog", { name: `Photo ${number} of 12: ${title}` });
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
const button = (name: string) => screen.getByRole("button", { name });
/** The visible photo, and the prefetched ones. */
const pictures = () =>
  // eslint-disable-next-line testing-library/no-node-access -- those that are only fetched have no role
  [...screen.getByRole("dialog").querySelectorAll("img")].map((image) => ({
    image,
    alt: image.alt,
    // eslint-disable-next-line testing-library/no-node-access -- what hides it is around it
    isSeen: image.closest("[hidden]") === null,
  }));
function seen() {
  const found = pictures().filter(({ isSeen }) => isSeen);
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} photos are seen`);
  return only.image;
}
const unseen = () => pictures().flatMap(({ alt, isSeen }) => (isSeen ? [] : [alt]));

beforeAll(async () => {
  await import("./viewer");
});
afterEach(() => vi.unstubAllGlobals());

describe("the gallery", () => {
  it("shows twelve numbered plates with their titles", async () => {
    const { container } = open();
    expect(screen.getByRole("heading", { level: 1, name: "Our Gallery" })).toBeVisible();
    expect(screen.getByText("12 photos")).toBeVisible();
    const plates = screen.getAllByRole("listitem");
    expect(plates.map((item) => item.textContent)).toEqual(
      TITLES.map((title, at) => `Open ${title}: ${String(at + 1).padStart(2, "0")}${title}`),
    );
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("matches the picture files", () => {
    const drawn: unknown = JSON.parse(readFileSync(`${PUBLIC}/art/plates.json`, "utf8"));
    expect(drawn).toEqual(PLATES.map(({ number, name, alt }) => ({ number, title: name, alt })));
    const files = PLATES.flatMap((each) =>
      PLATE_WIDTHS.flatMap((width) => [
        plateFile(each.number, width, "avif"),
        plateFile(each.number, width, "webp"),
      ]),
    );
    for (const file of files) expect(readFileSync(PUBLIC + file).length).toBeGreaterThan(1000);
  });

  it("links each plate to its larger picture, for pages without JavaScript", () => {
    open();
    expect(plate("Summer Vibes")).toHaveAttribute("href", "/art/plate-04-800.webp");
  });

  it("loads the first row at once and the rest when scrolled near", () => {
    open();
    const images = screen
      .getAllByRole("img", { name: /\w+ .*\w/ })
      .filter((image) => image.hasAttribute("srcset"));
    expect(images.map((image) => image.getAttribute("loading"))).toEqual([
      ...Array<string>(4).fill("eager"),
      ...Array<string>(8).fill("lazy"),
    ]);
    for (const image of images) {
      expect(image).toHaveAttribute("width", "800");
      expect(image).toHaveAttribute("height", "1000");
      expect(image).toHaveAttribute("sizes");
    }
    expect(images[0]).toHaveAttribute(
      "srcset",
      expect.stringContaining("/art/plate-01-360.webp 360w"),
    );
  });

  it("keeps the text of a plate whose picture fails to load", () => {
    open();
    const image = screen.getByRole("img", { name: /^Black hoodie/ });
    fireEvent.error(image);
    expect(image).not.toBeInTheDocument();
    expect(plate("Street Style")).toHaveAccessibleName(/Black hoodie and a chalk cap/);
  });

  it("leaves clicks with a modifier to the browser", () => {
    const { location } = open();
    // Not prevented: a browser would follow the link; jsdom can't.
    const isUntouched = fireEvent.click(plate("Street Style"), { ctrlKey: true });
    expect(isUntouched).toBe(true);
    expect(location()).toBe("/photos");
  });
});

describe("the viewer", () => {
  it("opens a plate, names it, and puts it in the URL", async () => {
    const { user, location } = open();
    await user.click(plate("Summer Vibes"));
    const dialog = await viewer(4, "Summer Vibes");
    expect(within(dialog).getByText("4 / 12")).toBeInTheDocument();
    expect(within(dialog).getByText("Summer Vibes")).toBeInTheDocument();
    expect(seen()).toHaveAttribute("alt", expect.stringContaining("Red and white wrap dress"));
    expect(location()).toBe("/photos?photo=4");
    expect(await complaintsOf(dialog)).toEqual([]);
  });

  it("closes by Escape, button and backdrop, and returns the focus to the plate", async () => {
    const { user, location } = open();
    const ways = [
      () => user.keyboard("{Escape}"),
      () => user.click(button("Close")),
      () => user.click(document.documentElement),
    ];
    for (const close of ways) {
      await user.click(plate("Night Out"));
      await viewer(9, "Night Out");
      await close();
      await isClosed();
      expect(location()).toBe("/photos");
      await waitFor(() => expect(plate("Night Out")).toHaveFocus());
    }
  });

  it("moves on by arrow key, says which photo it is, and wraps around", async () => {
    const { user, location } = open();
    plate("Athleisure").focus();
    await user.keyboard("{Enter}");
    const dialog = await viewer(11, "Athleisure");
    expect(within(dialog).getByRole("status")).toBeEmptyDOMElement();
    await user.keyboard("{ArrowRight}");
    await viewer(12, "Winter Look");
    expect(within(dialog).getByRole("status")).toHaveTextContent("Photo 12 of 12: Winter Look");
    await user.keyboard("{ArrowRight}");
    await viewer(1, "Casual Look");
    await user.keyboard("{ArrowLeft}");
    await viewer(12, "Winter Look");
    expect(location()).toBe("/photos?photo=12");
    await user.keyboard("{Alt>}{ArrowRight}{/Alt}");
    expect(location()).toBe("/photos?photo=12");
    await user.keyboard("{Escape}");
    await isClosed();
    await waitFor(() => expect(plate("Winter Look")).toHaveFocus());
  });

  it("is one history entry, however far the shopper moved", async () => {
    const { user, location } = open();
    await user.click(plate("Casual Look"));
    await viewer(1, "Casual Look");
    await user.click(button("Next photo"));
    await user.click(button("Next photo"));
    await viewer(3, "Formal Attire");
    await user.click(button("Previous photo"));
    await viewer(2, "Street Style");
    await user.click(button("Close"));
    await isClosed();
    expect(location()).toBe("/photos");
  });

  it("can be used by keyboard alone, and keeps the focus inside", async () => {
    const { user } = open();
    plate("Casual Look").focus();
    await user.keyboard("{Enter}");
    await viewer(1, "Casual Look");
    for (const name of ["Close", "Previous photo", "Next photo", "Close"]) {
      expect(button(name)).toHaveFocus();
      await user.tab();
    }
    expect(button("Previous photo")).toHaveFocus();
    await user.keyboard("{Enter}");
    await viewer(12, "Winter Look");
  });

  it("moves on by swipe, but not by a scroll or with two fingers", async () => {
    open("/photos?photo=5");
    await viewer(5, "Urban Chic");
    const swipe = (dx: number, dy = 0, fingers = 1) => {
      const start = { clientX: 200, clientY: 300 };
      const end = { clientX: 200 + dx, clientY: 300 + dy };
      fireEvent.touchStart(seen(), {
        touches: Array(fingers).fill(start),
        changedTouches: [start],
      });
      fireEvent.touchEnd(seen(), { touches: [], changedTouches: [end] });
    };
    swipe(-120, 20);
    await viewer(6, "Minimalist Style");
    swipe(30);
    swipe(-80, 90);
    swipe(-120, 0, 2);
    await viewer(6, "Minimalist Style");
    swipe(120);
    await viewer(5, "Urban Chic");
  });

  it("opens from a shared URL and closes to the gallery", async () => {
    const { user, location } = open("/photos?from=mail&photo=3");
    await viewer(3, "Formal Attire");
    await user.keyboard("{ArrowRight}");
    await viewer(4, "Summer Vibes");
    await user.click(button("Close"));
    await isClosed();
    expect(location()).toBe("/photos?from=mail");
    await waitFor(() => expect(plate("Summer Vibes")).toHaveFocus());
  });

  it.each(["0", "13", "x", "3.5", ""])("ignores photo=%s in the URL", async (number) => {
    open(`/photos?photo=${number}`);
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
    // If the viewer's code were imported, it would be here after one task.
    await import("./viewer");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("prefetches the neighbours once the photo has loaded", async () => {
    open("/photos?photo=1");
    await viewer(1, "Casual Look");
    expect(unseen()).toEqual([]);
    fireEvent.load(seen());
    expect(unseen()).toEqual([
      expect.stringContaining("Cream knit"),
      expect.stringContaining("Black hoodie"),
    ]);
  });

  it("prefetches nothing when data is saved", async () => {
    haveConnection({ saveData: true });
    open("/photos?photo=1");
    await viewer(1, "Casual Look");
    fireEvent.load(seen());
    expect(unseen()).toEqual([]);
  });

  it("says that a photo failed to load, and retries", async () => {
    const { user } = open("/photos?photo=2");
    const dialog = await viewer(2, "Street Style");
    fireEvent.error(seen());
    expect(within(dialog).getByRole("alert")).toHaveTextContent("This photo could not be loaded.");
    expect(pictures()).toEqual([]);
    await user.click(button("Retry"));
    expect(within(dialog).queryByRole("alert")).not.toBeInTheDocument();
    expect(seen()).toHaveAttribute("alt", expect.stringContaining("Black hoodie"));
  });
});

describe("a gallery that staff put together", () => {
  const url = "/uploads/0123456789abcdef01234567-1600x1200-8a6d3b.webp";
  const said = { title: "Rain", alt: "A jacket in the rain" };
  const pictures = [
    { url, texts: { en: said, rw: { title: "Imvura", alt: "Ikoti mu mvura" } } },
    { url: "/art/plate-04-800.webp", texts: {} },
    { url: "/art/plate-01-800.webp", texts: { en: { title: "Everyday" } } },
    { url: "https://elsewhere.example/a.webp", texts: { en: said } },
  ];

  it("has their pictures in their order, with their words or else the shop's own", () => {
    const told = (language: "en" | "rw") =>
      platesOf(pictures, language).map(({ number, name, alt }) => [number, name, alt]);
    const summer = [2, "Summer Vibes", "Red and white wrap dress and a canvas tote on ochre"];
    const everyday = [3, "Everyday", "White tee with red ridges, blue jeans and white high-tops"];
    expect(told("en")).toEqual([[1, "Rain", "A jacket in the rain"], summer, everyday]);
    expect(told("rw")[0]).toEqual([1, "Imvura", "Ikoti mu mvura"]);
  });

  it("counts them, and leads from one to the next", async () => {
    const plates = platesOf(pictures, "en");
    const { user, location } = renderRoute({
      at: "/photos?photo=3",
      routes: [{ path: "/photos", Component: () => <GalleryScreen plates={plates} /> }],
      isBare: true,
    });
    await screen.findByRole("dialog", { name: "Photo 3 of 3: Everyday" });
    await user.keyboard("{ArrowRight}");
    expect(location()).toBe("/photos?photo=1");
    await waitFor(() => expect(seen()).toHaveAttribute("src", url));
    expect(seen()).toHaveAttribute("srcset", expect.stringContaining(".320.webp 320w"));
    await user.click(button("Close"));
    await isClosed();
    expect(screen.getByText("3 photos")).toBeVisible();
    expect(plate("Rain")).toHaveAttribute("href", url);
  });

  describe("with products on a picture", () => {
    const [tee, tote] = ["Gahinga Boxy Tee", "Kimironko Tote"].map((name) => productNamed(name));
    const pointAt = (x: number, y: number, product_id = "") => ({ x, y, product_id });
    const withPoints = [
      {
        url: "/art/plate-04-800.webp",
        texts: {},
        points: [pointAt(0.25, 0.9, tee?.id), pointAt(1, 0.1, tote?.id), pointAt(0, 0, "gone")],
      },
      { url: "/art/plate-01-800.webp", texts: {}, points: [pointAt(0, 0, "gone")] },
    ];
    const products = [
      { ...(tee as Product), price: 12_000, compare_at_price: 15_000, stock_quantity: 0 },
      { ...(tote as Product), price: 8_000, compare_at_price: null, stock_quantity: 2 },
    ];
    const content = {
      gallery: { texts: {}, link: null, pictures: withPoints, since: "2026-11-20T08:30:00.000Z" },
    };
    const loaded = async (productsNamed: () => Promise<string>) => {
      const context = { content, productsNamed, shopUrl: "", apiFetch: vi.fn() };
      const { data, init } = await loadGallery(context);
      return { points: data?.map(({ points }) => points), headers: init?.headers };
    };

    it("is sent what they are called and cost, but of those in the shop alone", async () => {
      const named = vi.fn(() => Promise.resolve(JSON.stringify(products)));
      const { points, headers } = await loaded(named);
      expect(named).toHaveBeenCalledWith([tee?.id, tote?.id, "gone"], "en");
      expect(points).toEqual([
        [
          {
            ...{ x: 0.25, y: 0.9, id: tee?.id, name: "Gahinga Boxy Tee" },
            ...{ price: 12_000, before: 15_000, isSoldOut: true },
          },
          {
            ...{ x: 1, y: 0.1, id: tote?.id, name: "Kimironko Tote" },
            ...{ price: 8_000, before: null, isSoldOut: false },
          },
        ],
        undefined,
      ]);
      expect(headers).toEqual({});
    });

    it("is kept by nobody while they can't be read", async () => {
      const { points, headers } = await loaded(() => Promise.reject(new Error("away")));
      expect(points).toEqual([undefined, undefined]);
      expect(headers).toEqual({ "Cache-Control": "no-store" });
    });

    it("says on the plate how many there are, and nothing on one that has none", () => {
      const plates = platesOf(withPoints, "en", products);
      renderRoute({
        at: "/photos",
        routes: [{ path: "/photos", Component: () => <GalleryScreen plates={plates} /> }],
        isBare: true,
      });
      expect(plate("Summer Vibes")).toHaveAccessibleName(/^Open Summer Vibes:.*2 products$/);
      expect(plate("Casual Look")).not.toHaveAccessibleName(/product/);
    });

    it("shows them one at a time, and closes them before the photo", async () => {
      const plates = platesOf(withPoints, "en", products);
      const { user, location } = renderRoute({
        at: "/photos?photo=1",
        routes: [{ path: "/photos", Component: () => <GalleryScreen plates={plates} /> }],
        isBare: true,
      });
      const dialog = await screen.findByRole("dialog", { name: "Photo 1 of 2: Summer Vibes" });
      const showTee = button("Show Gahinga Boxy Tee");
      const link = () => within(dialog).queryByRole("link");
      expect(link()).not.toBeInTheDocument();
      await user.click(showTee);
      expect(showTee).toHaveAttribute("aria-expanded", "true");
      expect(dialog).toHaveTextContent(/RWF 12,000.*15,000/);
      expect(within(dialog).getByText("Sold out")).toBeVisible();
      expect(await complaintsOf(dialog)).toEqual([]);
      await user.click(button("Show Kimironko Tote"));
      expect(showTee).toHaveAttribute("aria-expanded", "false");
      expect(dialog).toHaveTextContent("RWF 8,000");
      expect(within(dialog).queryByText("Sold out")).not.toBeInTheDocument();
      await user.keyboard("{Escape}");
      expect(link()).not.toBeInTheDocument();
      expect(dialog).toBeVisible();
      expect(button("Show Kimironko Tote")).toHaveFocus();
      await user.keyboard("{Enter}");
      await user.click(seen());
      expect(link()).not.toBeInTheDocument();
      await user.click(showTee);
      await user.keyboard("{Tab}");
      expect(link()).toHaveFocus();
      expect(link()).toHaveAccessibleName("See the product: Gahinga Boxy Tee");
      await user.keyboard("{ArrowRight}");
      await screen.findByRole("dialog", { name: "Photo 2 of 2: Casual Look" });
      expect(screen.queryByRole("button", { name: /^Show / })).not.toBeInTheDocument();
      await user.keyboard("{ArrowLeft}");
      await user.click(await screen.findByRole("button", { name: "Show Gahinga Boxy Tee" }));
      await user.click(screen.getByRole("link", { name: /^See the product/ }));
      await waitFor(() => expect(location()).toBe(`/product/${tee?.id}`));
    });
  });
});
