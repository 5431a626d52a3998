import { productResponseSchema, type Product } from "@strive/backend/contracts/catalogue";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { useParams } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { haveConnection } from "~/testing/connection";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { shoeTable, sizeChart } from "~/testing/size-charts";
// Compiled up front: on a busy machine that takes longer than a test's timeout.
import "./extras";
import { PICTURE_SIZES } from "./pictures";
import { ProductScreen } from "./product-screen";

const HOODIE = productNamed("Karisimbi Heavy Hoodie");
const PAGE = `http://localhost:8000/product/${HOODIE.handle}`;

function Screen() {
  const { id = "" } = useParams();
  return <ProductScreen productKey={id} />;
}

async function open(product: Partial<Product> = {}, query = "") {
  const shown = { ...HOODIE, ...product };
  server.use(
    http.get("*/api/products/:key", () =>
      HttpResponse.json(productResponseSchema.parse({ success: true, data: shown })),
    ),
  );
  const view = renderRoute({
    at: `/product/${HOODIE.id}${query}`,
    routes: [{ path: "/product/:id", Component: Screen }],
  });
  await screen.findByRole("heading", { level: 1, name: shown.name });
  return view;
}

const button = (name: string) => screen.getByRole("button", { name });
const link = (name: string) => screen.getByRole("link", { name });
const FIRST = "Zoom: Karisimbi Heavy Hoodie, Black";
const SECOND = "Zoom: Karisimbi Heavy Hoodie, picture 2";

function setOwn(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { value, configurable: true });
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ["share", "clipboard"]) Reflect.deleteProperty(navigator, name);
});

describe("carousel", () => {
  test("the arrow keys move from picture to picture, and the focus follows", async () => {
    const { user } = await open();
    link(FIRST).focus();
    await user.keyboard("{ArrowRight}");
    expect(link(SECOND)).toHaveFocus();
    expect(button("Picture 2")).toHaveAttribute("aria-current", "true");
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(button("Picture 3")).toHaveAttribute("aria-current", "true");
    expect(link(FIRST)).toHaveAttribute("tabindex", "-1");
  });

  test("each picture is a link to itself, for browsers without JavaScript", async () => {
    await open();
    expect(link(FIRST)).toHaveAttribute("href", HOODIE.images[0]);
  });
});

describe("zoom", () => {
  const openZoom = async (product: Partial<Product> = {}) => {
    const view = await open(product);
    await view.user.click(link(FIRST));
    const dialog = await screen.findByRole("dialog", {
      name: "Pictures of Karisimbi Heavy Hoodie",
    });
    return { ...view, dialog };
  };

  test("a tap doubles the picture, another restores it", async () => {
    const { user, dialog } = await openZoom();
    const picture = within(dialog).getByRole("button", { name: FIRST });
    expect(picture).toHaveAttribute("aria-pressed", "false");
    await user.click(picture);
    expect(picture).toHaveAttribute("aria-pressed", "true");
    await user.keyboard("{Enter}");
    expect(picture).toHaveAttribute("aria-pressed", "false");
    expect(await complaintsOf(dialog)).toEqual([]);
  });

  test("arrows and arrow keys lead to the next picture, which is not doubled", async () => {
    const { user, dialog } = await openZoom();
    await user.click(within(dialog).getByRole("button", { name: FIRST }));
    await user.click(within(dialog).getByRole("button", { name: "Next picture" }));
    expect(within(dialog).getByText("Picture 2 of 3")).toBeInTheDocument();
    const second = within(dialog).getByRole("button", { name: SECOND });
    expect(second).toHaveAttribute("aria-pressed", "false");
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(within(dialog).getByText("Picture 1 of 3")).toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "Previous picture" }));
    expect(within(dialog).getByText("Picture 3 of 3")).toBeInTheDocument();
  });

  test("in a doubled picture the arrow keys scroll", async () => {
    const { user, dialog } = await openZoom();
    await user.click(within(dialog).getByRole("button", { name: FIRST }));
    await user.keyboard("{ArrowRight}");
    expect(within(dialog).getByText("Picture 1 of 3")).toBeInTheDocument();
  });

  test("Escape and the close button lead back to the picture that was tapped", async () => {
    const { user, dialog } = await openZoom();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(link(FIRST)).toHaveFocus();
    await user.keyboard("{Enter}");
    const again = await screen.findByRole("dialog");
    await user.click(within(again).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(link(FIRST)).toHaveFocus();
  });

  test("one picture needs no arrows", async () => {
    const { dialog } = await openZoom({ images: HOODIE.images.slice(0, 1) });
    expect(within(dialog).queryByRole("button", { name: "Next picture" })).not.toBeInTheDocument();
    expect(within(dialog).queryByText("Picture 1 of 1")).not.toBeInTheDocument();
  });

  const sizesIn = (dialog: HTMLElement) =>
    // eslint-disable-next-line testing-library/no-node-access -- a source has no role
    dialog.querySelector("source")?.getAttribute("sizes");

  test("with data saving, only a doubled picture loads a larger file", async () => {
    haveConnection({ saveData: true });
    const { user, dialog } = await openZoom();
    expect(sizesIn(dialog)).toBe(PICTURE_SIZES);
    await user.click(within(dialog).getByRole("button", { name: FIRST }));
    expect(sizesIn(dialog)).toBe("min(200vw, 160vh)");
  });

  test("everybody else gets one that fits the screen", async () => {
    const { dialog } = await openZoom();
    expect(sizesIn(dialog)).toBe("min(100vw, 80vh)");
  });
});

describe("size guide", () => {
  test("shows the measures of the product's sizes and how to take them", async () => {
    const { user } = await open();
    await user.click(button("Size guide"));
    const dialog = await screen.findByRole("dialog", { name: "Size guide" });
    const table = await within(dialog).findByRole("table", { name: "Men" });
    const heads = within(table).getAllByRole("columnheader");
    expect(heads.map(({ textContent }) => textContent)).toEqual(["Size", "Chest", "Waist", "Hips"]);
    const row = within(table).getByRole("row", { name: /^M / });
    expect(within(row).getByRole("rowheader", { name: "M" })).toBeInTheDocument();
    expect(within(row).getByRole("cell", { name: "80–86" })).toBeInTheDocument();
    const howTo = within(dialog).getByRole("region", { name: "How to measure" });
    expect(within(howTo).getAllByRole("listitem")).toHaveLength(4);
    expect(await complaintsOf(dialog)).toEqual([]);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(button("Size guide")).toHaveFocus();
  });

  test("things of one size", async () => {
    server.use(sizeChart([]));
    const { user } = await open({ category_name: "Accessories", sizes: ["One size"] });
    await user.click(button("Size guide"));
    const dialog = await screen.findByRole("dialog");
    const caps = await within(dialog).findByRole("row", { name: "Caps and hats Head 55–60" });
    expect(caps).toBeInTheDocument();
    expect(within(dialog).getByRole("cell", { name: "Fits everyone" })).toBeInTheDocument();
  });

  test("unisex shoes have one table without a name of its own", async () => {
    server.use(sizeChart([shoeTable]));
    const { user } = await open({ category_name: "Shoes", gender: null, sizes: ["40", "41"] });
    await user.click(button("Size guide"));
    const dialog = await screen.findByRole("dialog");
    const table = await within(dialog).findByRole("table", { name: "Size guide" });
    expect(within(table).getAllByRole("row")).toHaveLength(3);
    expect(within(table).getByRole("cell", { name: "25.2" })).toBeInTheDocument();
  });

  test("says that it could not be loaded, and Retry asks again", async () => {
    server.use(
      http.get("*/api/products/:key/size-chart", () => failure(400, "Not now"), { once: true }),
    );
    const { user } = await open();
    await user.click(button("Size guide"));
    const dialog = within(await screen.findByRole("dialog", { name: "Size guide" }));
    expect(await dialog.findByText("Failed to load sizes")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Retry" }));
    expect(await dialog.findByRole("table", { name: "Men" })).toBeVisible();
  });

  test("there is none for a product without sizes", async () => {
    await open({ sizes: [] });
    expect(screen.queryByRole("button", { name: "Size guide" })).not.toBeInTheDocument();
  });
});

describe("share", () => {
  test("uses the phone's share sheet, with the current choice", async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    setOwn(navigator, "share", share);
    const { user } = await open({}, "?size=M&color=b5301a&utm_source=x");
    await user.click(button("Share"));
    expect(share).toHaveBeenCalledWith({
      title: HOODIE.name,
      url: `/product/${HOODIE.handle}?size=M&color=b5301a`,
    });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("cancelling does nothing; a refusal opens the dialog", async () => {
    const share = vi.fn().mockRejectedValueOnce(new DOMException("x", "AbortError"));
    setOwn(navigator, "share", share);
    const { user } = await open();
    await user.click(button("Share"));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    share.mockRejectedValueOnce(new DOMException("x", "NotAllowedError"));
    await user.click(button("Share"));
    expect(await screen.findByRole("dialog", { name: "Share" })).toBeInTheDocument();
  });

  test("copies the link and says so; WhatsApp gets name and link", async () => {
    const { user } = await open({}, "?size=M");
    const writeText = vi.fn().mockResolvedValue(undefined);
    setOwn(navigator, "clipboard", { writeText });
    await user.click(button("Share"));
    const dialog = await screen.findByRole("dialog", { name: "Share" });
    await user.click(within(dialog).getByRole("button", { name: "Copy link" }));
    expect(await within(dialog).findByRole("status")).toHaveTextContent("Link copied");
    expect(writeText).toHaveBeenCalledWith(`${PAGE}?size=M`);
    const whatsApp = within(dialog).getByRole("link", { name: "WhatsApp" });
    const text = encodeURIComponent(`Karisimbi Heavy Hoodie: ${PAGE}?size=M`);
    expect(whatsApp).toHaveAttribute("href", `https://wa.me/?text=${text}`);
    expect(whatsApp).toHaveAttribute("rel", "noopener");
    expect(await complaintsOf(dialog)).toEqual([]);
  });

  test("a link that can't be copied is there to be selected", async () => {
    const { user } = await open();
    setOwn(navigator, "clipboard", undefined);
    await user.click(button("Share"));
    const dialog = await screen.findByRole("dialog", { name: "Share" });
    await user.click(within(dialog).getByRole("button", { name: "Copy link" }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "The link could not be copied. Select it and copy it by hand.",
    );
    expect(within(dialog).getByRole("textbox", { name: "Link" })).toHaveValue(PAGE);
  });
});

describe("Ask on WhatsApp", () => {
  const textOf = () =>
    new URL(link("Ask on WhatsApp").getAttribute("href") ?? "").searchParams.get("text");

  test("names product, size, colour and address", async () => {
    await open({}, "?size=M&color=b5301a");
    const ask = link("Ask on WhatsApp");
    expect(ask.getAttribute("href")).toMatch(
      /^https:\/\/wa\.me\/250788000000\?text=Hello%20STRIVE/,
    );
    expect(textOf()).toBe(
      `Hello STRIVE, I have a question about Karisimbi Heavy Hoodie (Size M, Red earth): /product/${HOODIE.handle}`,
    );
    expect(ask).toHaveAttribute("target", "_blank");
    expect(ask).toHaveAttribute("rel", "noopener");
  });

  test("says nothing of a choice that a product does not have", async () => {
    await open({
      sizes: [],
      colors: [],
      variants: [{ id: "v", size: "S", color: "Gray", stock_quantity: 3 }],
    });
    expect(textOf()).toBe(
      `Hello STRIVE, I have a question about Karisimbi Heavy Hoodie: /product/${HOODIE.handle}`,
    );
  });
});

test("axe finds nothing on the page", async () => {
  const { container } = await open();
  expect(await complaintsOf(container)).toEqual([]);
});
