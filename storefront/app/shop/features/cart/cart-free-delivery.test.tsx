import { onlineManager } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Shipping } from "@strive/backend/contracts/shipping";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf } from "~/lib/cart-rules";
import { DISCOUNT_CODE_KEY } from "~/lib/discount-atoms";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { orderDesk } from "~/testing/orders";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { answerShipping } from "~/testing/shipping";
import { CartScreen } from "./cart-screen";

const tee = productNamed("Gahinga Boxy Tee");
const [VARIANT] = tee.variants;
if (VARIANT === undefined) throw new Error("The tee has variants");
const PIECES = 2; // RWF 36,000

const deliver = (changes: Partial<Shipping>) =>
  server.use(http.get("*/api/shipping", () => HttpResponse.json(answerShipping(changes))));
const open = () => renderRoute({ at: "/Cart", routes: [{ path: "/Cart", Component: CartScreen }] });

const summary = () => within(screen.getByRole("region", { name: "Summary" }));
const bar = () => screen.queryByRole("progressbar");
const findBar = () => screen.findByRole("progressbar", { name: "Towards free delivery" });
const addPiece = (user: ReturnType<typeof open>["user"]) =>
  user.click(screen.getByRole("button", { name: "Increase quantity" }));

beforeEach(() => {
  window.localStorage.setItem(CART_KEY, JSON.stringify([cartLineOf(tee, VARIANT, PIECES)]));
});
afterEach(() => {
  window.sessionStorage.clear();
  onlineManager.setOnline(true);
});

describe("a cart below free delivery", () => {
  it("says how much more it takes, and shows it", async () => {
    deliver({ free_above: 42_600 });
    const { container } = open();
    expect(await findBar()).toHaveAttribute("aria-valuenow", "84");
    expect(summary().getByText("RWF 6,600 more")).toBeVisible();
    expect(summary().getByText("and delivery is free", { exact: false })).toBeVisible();
    expect(summary().getByText("Shipping of RWF 2,000 is added at checkout.")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("gets there with another piece", async () => {
    deliver({ free_above: 54_000 });
    const { user, container } = open();
    await findBar();
    await addPiece(user);
    expect(summary().getByText("Delivery is free")).toBeVisible();
    expect(summary().getByText("Shipping is free.")).toBeVisible();
    expect(bar()).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says it in the currency that is shown", async () => {
    deliver({ free_above: 46_000 });
    const { user } = open();
    await findBar();
    const [currency] = screen.getAllByRole("combobox", { name: "Currency" });
    if (!currency) throw new Error("There is no currency select");
    await user.selectOptions(currency, "USD");
    expect(summary().getByText("$7.00 more")).toBeVisible();
  });

  it("is no nearer to it with a code, and no farther", async () => {
    const desk = orderDesk();
    desk.promotions.promotions.push({ code: "STRIVE10", percent: 10 });
    server.use(...desk.handlers);
    window.localStorage.setItem(DISCOUNT_CODE_KEY, "STRIVE10");
    deliver({ free_above: 46_000 });
    open();
    expect(await summary().findByText("RWF 32,400")).toBeVisible();
    expect(summary().getByText("RWF 10,000 more")).toBeVisible();
  });

  it("is not led to what its code gives anyway", async () => {
    const desk = orderDesk();
    desk.promotions.promotions.push({ code: "FREESHIP", deliveryRwf: 2000 });
    server.use(...desk.handlers);
    window.localStorage.setItem(DISCOUNT_CODE_KEY, "FREESHIP");
    deliver({ free_above: 46_000 });
    open();
    expect(await screen.findByText("Shipping is free.")).toBeVisible();
    expect(bar()).not.toBeInTheDocument();
    expect(screen.queryByText("Delivery is free")).not.toBeInTheDocument();
  });
});

describe("a cart without a way to free delivery shows no bar", () => {
  it.each<[string, Partial<Shipping>]>([
    ["where there is none", { flat_fee: 2100 }],
    ["where only some districts have it", { flat_fee: 2100, free_above: null }],
  ])("%s", async (_name, changes) => {
    const districts = answerShipping().data.districts.map((row) => ({
      ...row,
      free_above: 50_000,
    }));
    deliver({ districts, ...changes });
    open();
    expect(await screen.findByText("Shipping of RWF 2,100 is added at checkout.")).toBeVisible();
    expect(bar()).not.toBeInTheDocument();
  });

  it("where delivery costs nothing anyway", async () => {
    deliver({ flat_fee: 0, free_above: 10_000 });
    open();
    expect(await screen.findByText("Shipping is free.")).toBeVisible();
    expect(screen.queryByText("Delivery is free")).not.toBeInTheDocument();
  });
});

/** The space of the bar, before anybody knows whether there is one. */
const keepsSpace = () =>
  screen.getByRole("region", { name: "Summary" }).innerHTML.includes("invisible");

describe("while the terms are loading", () => {
  it("keeps the space of the bar that this tab had, and of none that it had not", async () => {
    deliver({ free_above: 46_000 });
    const { unmount } = open();
    await screen.findByRole("region", { name: "Summary" });
    expect(keepsSpace()).toBe(false);
    await findBar();
    unmount();

    let answer = () => undefined as void;
    const gate = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.get("*/api/shipping", () => gate.then(() => undefined)));
    open();
    await screen.findByRole("region", { name: "Summary" });
    expect(keepsSpace()).toBe(true);
    expect(bar()).not.toBeInTheDocument();
    answer();
    await findBar();
    expect(keepsSpace()).toBe(false);
  });

  it("gives the space back when they can't be had", async () => {
    deliver({ free_above: 46_000 });
    const { unmount } = open();
    await findBar();
    unmount();
    server.use(http.get("*/api/shipping", () => failure(404, "Not found")));
    open();
    await screen.findByRole("region", { name: "Summary" });
    await waitFor(() => expect(keepsSpace()).toBe(false));
    expect(bar()).not.toBeInTheDocument();
  });

  it("keeps none without a network", async () => {
    window.sessionStorage.setItem("freeDeliveryBar", "true");
    onlineManager.setOnline(false);
    open();
    await screen.findByRole("region", { name: "Summary" });
    expect(keepsSpace()).toBe(false);
  });
});
