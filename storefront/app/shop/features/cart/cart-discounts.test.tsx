import type { DiscountRefusal, DiscountRefusalReason } from "@strive/backend/contracts/discounts";
import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
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
/** RWF 36,000 */
const LINE: CartLine = cartLineOf(tee, VARIANT, 2);

let desk: ReturnType<typeof orderDesk>;
beforeEach(() => {
  window.localStorage.setItem(CART_KEY, JSON.stringify([LINE]));
  desk = orderDesk();
  desk.promotions.promotions.push({ code: "STRIVE10", percent: 10 });
  server.use(...desk.handlers);
});

const keepCode = (code: string) => window.localStorage.setItem(DISCOUNT_CODE_KEY, code);
const keptCode = () => window.localStorage.getItem(DISCOUNT_CODE_KEY);
const withAutomatic = () =>
  server.use(
    http.get("*/api/shipping", () =>
      HttpResponse.json(answerShipping({ has_automatic_discounts: true })),
    ),
  );

const open = () => renderRoute({ at: "/Cart", routes: [{ path: "/Cart", Component: CartScreen }] });
type User = ReturnType<typeof open>["user"];

/** As the shop's own cache does: what was just asked about is not asked again. */
function openCached() {
  const view = open();
  const { queries } = view.queryClient.getDefaultOptions();
  view.queryClient.setDefaultOptions({ queries: { ...queries, staleTime: 30_000 } });
  return view;
}

const summary = () => within(screen.getByRole("region", { name: "Summary" }));
const field = () => screen.findByRole("textbox", { name: "Promo code or gift card" });
const remover = (code = "STRIVE10") => screen.findByRole("button", { name: `Remove code ${code}` });
/** The rows above the total, and the total. */
const rows = () =>
  within(screen.getByRole("region", { name: "Summary" }))
    .getAllByRole("term")
    .map((term) => term.parentElement?.textContent);

async function enter(user: User, code: string) {
  const input = await field();
  await user.clear(input);
  await user.type(input, code);
  await user.click(screen.getByRole("button", { name: "Apply" }));
}

/** Quotes are answered once `answer` is called. */
function holdQuotes() {
  let answer = () => undefined as void;
  const gate = new Promise<void>((resolve) => (answer = resolve));
  server.use(http.post("*/api/orders/quote", () => gate.then(() => undefined)));
  return () => answer();
}

describe("a cart without a code", () => {
  it("asks for no quote", async () => {
    open();
    expect(await field()).toHaveValue("");
    expect(await screen.findByText("Shipping of RWF 2,000 is added at checkout.")).toBeVisible();
    expect(rows()).toEqual(["Items2", "TotalRWF 36,000"]);
    expect(desk.received.quotes).toEqual([]);
  });

  it("shows a discount that needs no code", async () => {
    withAutomatic();
    desk.promotions.promotions.push({ code: null, name: "Opening week", percent: 25 });
    open();
    expect(await screen.findByText("Opening week")).toBeVisible();
    expect(rows()).toEqual(["Items2", "Opening week−RWF 9,000", "TotalRWF 27,000"]);
    expect(await field()).toHaveValue("");
    expect(desk.received.quotes).toEqual([
      { items: [{ product_id: tee.id, variant_id: LINE.id, quantity: 2 }] },
    ]);
  });

  it("takes free delivery off the delivery, not off the goods", async () => {
    withAutomatic();
    desk.promotions.promotions.push({ code: null, name: "Opening week", deliveryRwf: 2000 });
    open();
    expect(await screen.findByText("Shipping is free.")).toBeVisible();
    expect(rows()).toEqual(["Items2", "Opening weekFree delivery", "TotalRWF 36,000"]);
  });

  it("says what is left of a delivery that costs less", async () => {
    withAutomatic();
    desk.promotions.promotions.push({ code: null, name: "Half way", deliveryRwf: 500 });
    open();
    expect(await screen.findByText("Shipping of RWF 1,500 is added at checkout.")).toBeVisible();
    expect(rows()).toContain("Half way−RWF 500 on delivery");
  });

  it("is as it always was while no quote is to be had", async () => {
    withAutomatic();
    server.use(http.post("*/api/orders/quote", () => failure(500, "Server error")));
    open();
    expect(await screen.findByText("Shipping of RWF 2,000 is added at checkout.")).toBeVisible();
    await waitFor(() => expect(rows()).toEqual(["Items2", "TotalRWF 36,000"]));
    expect(screen.queryByText("We couldn't check this code now.")).not.toBeInTheDocument();
  });

  it("is as it always was with a server that knows no discounts", async () => {
    const { has_automatic_discounts: _, ...old } = answerShipping().data;
    server.use(http.get("*/api/shipping", () => HttpResponse.json({ success: true, data: old })));
    open();
    expect(await screen.findByText("Shipping of RWF 2,000 is added at checkout.")).toBeVisible();
    expect(desk.received.quotes).toEqual([]);
  });
});

describe("a code", () => {
  it("is applied, and shows what it takes off", async () => {
    const { user, container } = openCached();
    await enter(user, " strive10 ");
    expect(await screen.findByText("Code STRIVE10")).toBeVisible();
    expect(rows()).toEqual(["Items2", "Code STRIVE10−RWF 3,600", "TotalRWF 32,400"]);
    const chip = screen.getByRole("group", { name: "Promo code" });
    expect(chip).toHaveTextContent("STRIVE10−RWF 3,600Remove");
    await waitFor(() => expect(chip).toHaveFocus());
    expect(keptCode()).toBe("strive10");
    expect(desk.received.quotes).toHaveLength(1);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("is applied with Enter, and the button is busy meanwhile", async () => {
    const answer = holdQuotes();
    const { user } = openCached();
    await user.type(await field(), "STRIVE10{Enter}");
    const busy = await screen.findByRole("button", { name: "Checking..." });
    expect(busy).toHaveAttribute("aria-busy", "true");
    expect(await field()).toHaveFocus();
    expect(rows()).toEqual(["Items2", "TotalRWF 36,000"]);
    await user.keyboard("{Enter}");
    answer();
    await waitFor(() => expect(screen.getByRole("group", { name: "Promo code" })).toHaveFocus());
    expect(desk.received.quotes).toHaveLength(1);
  });

  it("is removed, and the focus goes to the field", async () => {
    keepCode("STRIVE10");
    const { user } = open();
    await user.click(await remover());
    expect(await field()).toHaveValue("");
    expect(await field()).toHaveFocus();
    expect(rows()).toEqual(["Items2", "TotalRWF 36,000"]);
    expect(keptCode()).toBe("");
  });

  it("leaves what needs no code when it is removed", async () => {
    withAutomatic();
    desk.promotions.promotions.push({ code: null, name: "Opening week", percent: 25 });
    keepCode("STRIVE10");
    const { user } = open();
    const button = await remover();
    await screen.findByText("Opening week");
    const answer = holdQuotes();
    await user.click(button);
    expect(rows()).toEqual(["Items2", "Opening week−RWF 9,000", "TotalRWF 27,000"]);
    answer();
    await waitFor(() => expect(desk.received.quotes.at(-1)?.discount_code).toBeUndefined());
    expect(rows()).toEqual(["Items2", "Opening week−RWF 9,000", "TotalRWF 27,000"]);
  });

  it("survives a reload, and moves no focus", async () => {
    keepCode("STRIVE10");
    open();
    expect(await remover()).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(rows()).toContain("Code STRIVE10−RWF 3,600");
  });

  it("is nothing where the storage holds nonsense", async () => {
    keepCode("x".repeat(65));
    open();
    expect(await field()).toHaveValue("");
    expect(desk.received.quotes).toEqual([]);
  });

  it("follows the quantity without a gap", async () => {
    keepCode("STRIVE10");
    const { user } = open();
    await remover();
    const answer = holdQuotes();
    await user.click(screen.getByRole("button", { name: "Increase quantity" }));
    expect(rows()).toEqual(["Items3", "Code STRIVE10−RWF 3,600", "TotalRWF 50,400"]);
    answer();
    await waitFor(() =>
      expect(rows()).toEqual(["Items3", "Code STRIVE10−RWF 5,400", "TotalRWF 48,600"]),
    );
  });

  it("says what it gives in the currency that is shown, and what is charged", async () => {
    keepCode("STRIVE10");
    const { user } = open();
    await remover();
    const [first] = screen.getAllByRole("combobox", { name: "Currency" });
    if (!first) throw new Error("There is no currency select");
    await user.selectOptions(first, "USD");
    expect(rows()).toContain("Code STRIVE10−$2.52");
    expect(summary().getByText("You pay RWF 32,400, plus RWF 2,000 for shipping.")).toBeVisible();
  });

  it("that takes off delivery only says so", async () => {
    desk.promotions.promotions.push({ code: "FREESHIP", deliveryRwf: 2000 });
    keepCode("FREESHIP");
    open();
    expect(await remover("FREESHIP")).toBeVisible();
    expect(screen.getByRole("group", { name: "Promo code" })).toHaveTextContent("Free delivery");
    expect(rows()).toEqual(["Items2", "Code FREESHIPFree delivery", "TotalRWF 36,000"]);
    expect(screen.getByText("Shipping is free.")).toBeVisible();
  });
});

type Facts = Partial<Pick<DiscountRefusal, "date" | "minimum">>;
const REFUSALS: Array<[DiscountRefusalReason, Facts, string]> = [
  ["unknown", {}, "We don't know this code. Check the spelling."],
  ["not_started", { date: "2026-11-26T22:00:00.000Z" }, "This code starts on Friday, 27 November."],
  ["ended", { date: "2026-10-31T22:00:00.000Z" }, "This code ended on 31 October."],
  ["used_up", {}, "This code is used up."],
  ["used_by_you", {}, "You have used this code before."],
  ["minimum", { minimum: 50_000 }, "This code is for orders from RWF 50,000."],
  ["nothing_fits", {}, "This code takes nothing off this order."],
];

describe("a code that is refused", () => {
  it.each(REFUSALS)("says why: %s", async (reason, facts, text) => {
    desk.promotions.refuse("KIVUWEEK", reason, facts);
    const { user, container } = open();
    await enter(user, "KIVUWEEK");
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    const input = await field();
    expect(input).toHaveValue("KIVUWEEK");
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(text);
    await waitFor(() => expect(input).toHaveFocus());
    expect(rows()).toEqual(["Items2", "TotalRWF 36,000"]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("may be typed once more", async () => {
    const { user } = open();
    await enter(user, "STRIV10");
    await screen.findByRole("alert");
    await enter(user, "STRIVE10");
    expect(await remover()).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("is no code once the field is emptied", async () => {
    desk.promotions.refuse("KIVUWEEK", "used_up");
    keepCode("KIVUWEEK");
    const { user } = open();
    await screen.findByRole("alert");
    await user.clear(await field());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(await field()).toBeValid();
    expect(await field()).toHaveFocus();
    expect(keptCode()).toBe("");
  });

  it("stays with its reason when the cart fell below its minimum", async () => {
    keepCode("STRIVE10");
    const { user } = open();
    await remover();
    desk.promotions.refuse("STRIVE10", "minimum", { minimum: 30_000 });
    await user.click(screen.getByRole("button", { name: "Decrease quantity" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This code is for orders from RWF 30,000.",
    );
    expect(await field()).toHaveValue("STRIVE10");
    expect(rows()).toEqual(["Items1", "TotalRWF 18,000"]);
    expect(keptCode()).toBe("STRIVE10");
  });

  it("is asked about again with Apply", async () => {
    desk.promotions.refuse("STRIVE10", "not_started", { date: "2026-11-26T22:00:00.000Z" });
    keepCode("STRIVE10");
    const { user } = open();
    await screen.findByRole("alert");
    desk.promotions.refusals.clear();
    await user.click(screen.getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(screen.getByRole("group", { name: "Promo code" })).toHaveFocus());
  });
});

describe("a code that can't be checked", () => {
  const note = () => screen.findByText("We couldn't check this code now.");

  it.each([
    ["a broken server", () => failure(500, "Server error - please try again")],
    ["a line that is gone", () => failure(400, "Product not found")],
    ["a cut line", () => HttpResponse.error()],
  ])("says so after %s, and is checked again", async (_name, answer) => {
    keepCode("STRIVE10");
    let isBroken = true;
    server.use(http.post("*/api/orders/quote", () => (isBroken ? answer() : undefined)));
    const { user } = open();
    expect(await note()).toBeVisible();
    expect(await field()).toHaveValue("STRIVE10");
    expect(await field()).toBeValid();
    expect(rows()).toEqual(["Items2", "TotalRWF 36,000"]);
    isBroken = false;
    await user.click(screen.getByRole("button", { name: "Check again" }));
    await waitFor(() => expect(screen.getByRole("group", { name: "Promo code" })).toHaveFocus());
    expect(screen.queryByText("We couldn't check this code now.")).not.toBeInTheDocument();
  });

  it("says so while the network is away", async () => {
    onlineManager.setOnline(false);
    keepCode("STRIVE10");
    open();
    expect(await note()).toBeVisible();
    act(() => onlineManager.setOnline(true));
    expect(await remover()).toBeVisible();
  });
});
