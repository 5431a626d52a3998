import type { LinkedAlert } from "@strive/backend/contracts/alerts";
import { screen } from "@testing-library/react";
import { http } from "msw";
import { afterEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { alertCode, alertDesk, linkTo } from "~/testing/alerts";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { AlertLinkScreen } from "./alert-link-screen";

const CODE = alertCode(1);
const STOCK: LinkedAlert = {
  kind: "stock",
  contact: "…456",
  channel: "sms",
  is_on: true,
  product: {
    id: "prod_kivu",
    name: "Kivu Tee",
    size: "XL",
    color: "#b5301a",
    is_available: true,
  },
  cart: null,
  gone: 0,
};

function open(answer: LinkedAlert | (() => Response) = STOCK) {
  const desk = alertDesk();
  const link =
    typeof answer === "function" ? http.get("*/api/alerts/links/:code", answer) : linkTo(answer);
  server.use(...desk.handlers, link);
  const view = renderRoute({
    at: `/p/${CODE}`,
    routes: [{ path: "/p/:code", Component: () => <AlertLinkScreen code={CODE} /> }],
  });
  return { ...view, ...desk };
}

afterEach(() => localStorage.clear());

describe("the link in an alert", () => {
  it("leads to the article, and ends nothing by being opened", async () => {
    const { ended, container } = open();
    expect(await screen.findByText("It's back in stock.")).toBeVisible();
    expect(screen.getByRole("link", { name: "See Kivu Tee" })).toHaveAttribute(
      "href",
      "/product/prod_kivu?size=XL&color=b5301a",
    );
    expect(ended).toEqual([]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("ends what is still to come at one press", async () => {
    const { user, ended, container } = open();
    await user.click(await screen.findByRole("button", { name: "No more texts" }));
    expect(
      await screen.findByText("Done. You won't get any more of these messages."),
    ).toBeVisible();
    expect(ended).toEqual([`${CODE} all`]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("of lower prices says whom they go to", async () => {
    const prices = { ...STOCK, kind: "prices", contact: "a…@example.rw", product: null } as const;
    open({ ...prices, channel: "mail" });
    expect(await screen.findByText(/We email a…@example.rw when a price/)).toBeVisible();
    expect(screen.getByRole("button", { name: "No more emails" })).toBeVisible();
  });

  it("brings a cart back: what is missing, and no more", async () => {
    const hoodie = productNamed("Karisimbi Heavy Hoodie");
    const [first, second, third] = hoodie.variants.map((variant) => cartLineOf(hoodie, variant, 2));
    if (!first || !second || !third) throw new Error("The hoodie has too few sizes.");
    // On the same phone one piece is there already.
    localStorage.setItem(CART_KEY, JSON.stringify([{ ...first, quantity: 1 }, third]));
    const gone = { ...second, stock_quantity: 0 };
    const { user, ended, container } = open({
      ...STOCK,
      kind: "cart",
      product: null,
      cart: [first, gone, third].map(({ isGiftCard: _, ...line }) => line),
      gone: 1,
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
    expect(screen.getAllByText("Out of stock")).toHaveLength(1);
    expect(screen.getByText("1 article of this cart is no longer sold.")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Put it into my cart" }));
    expect(await screen.findByText("1 piece is now in your cart.")).toBeVisible();
    const kept = JSON.parse(localStorage.getItem(CART_KEY) ?? "[]") as CartLine[];
    expect(kept.map(({ id, quantity }) => [id, quantity])).toEqual([
      [first.id, 2],
      [third.id, 2],
    ]);
    expect(screen.getByRole("link", { name: "See my cart" })).toHaveAttribute("href", "/Cart");
    expect(ended).toEqual([]);
  });

  it("says when nothing is to come", async () => {
    open({ ...STOCK, is_on: false });
    expect(await screen.findByText("No more alerts are waiting for …456.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "No more texts" })).not.toBeInTheDocument();
  });

  it("says when it is over", async () => {
    open(() => failure(404, "Resource not found"));
    expect(await screen.findByRole("heading", { name: "This alert is over" })).toBeVisible();
  });

  it("is read again on Retry", async () => {
    const { user } = open(() => failure(500, "Server error - please try again"));
    const retry = await screen.findByRole("button", { name: "Retry" });
    server.use(linkTo(STOCK));
    await user.click(retry);
    expect(await screen.findByText("It's back in stock.")).toBeVisible();
  });

  it("stays when the end could not be sent, and says so", async () => {
    const { user } = open();
    server.use(
      http.post("*/api/alerts/links/:code", () =>
        failure(503, "Service temporarily unavailable. Please refresh the page."),
      ),
    );
    await user.click(await screen.findByRole("button", { name: "No more texts" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Your alerts were not ended");
    expect(screen.getByRole("button", { name: "No more texts" })).toBeEnabled();
  });
});
