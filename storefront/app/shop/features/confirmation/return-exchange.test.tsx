import type { Product } from "@strive/backend/contracts/catalogue";
import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { withVariant } from "~/testing/exchanges";
import { productNamed, products } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import {
  book,
  chooseTee,
  next,
  openReturn,
  order,
  ORDER_PAGE,
  ordered,
  question,
  reason,
  tick,
} from "~/testing/open-return";
import { ACCESS_TOKEN } from "~/testing/orders";
import { orderWithReturn, standOnReturnDay } from "~/testing/returns";
import { server } from "~/testing/server";

const tee = productNamed("Gahinga Boxy Tee");
const tote = productNamed("Kimironko Tote");
const [worn] = tee.variants;
if (!worn) throw new Error("The tee has no variants");

/** The tees of the order are these: XS, White. */
const look = (size: string, color = worn.color) => {
  const variant = tee.variants.find((one) => one.size === size && one.color === color);
  if (!variant) throw new Error(`No tee in ${size}`);
  return variant;
};
const shopWith = (changed: Product): Product[] =>
  products.map((one) => (one.id === changed.id ? changed : one));

/** A tee of XS, and a tote. */
const mixed = ordered({
  items: [
    { product_id: tee.id, quantity: 1 },
    { product_id: productNamed("Karisimbi Heavy Hoodie").id, quantity: 1 },
  ],
});

type User = ReturnType<typeof openReturn>["user"];

const radio = (name: string | RegExp) => screen.getByRole("radio", { name });
const pick = async (user: User, ...names: Array<string | RegExp>) => {
  for (const name of names) await user.click(await screen.findByRole("radio", { name }));
};
const ANOTHER = "Another size or colour";
const summary = () => within(screen.getByRole("region", { name: "Your return" }));

async function bookIt(user: User) {
  await user.click(next());
  await question("How will you hand it over?");
  await user.click(book());
}

standOnReturnDay();

describe("another size", () => {
  it("is chosen, kept and shown with its order", async () => {
    const { user, received, location, container } = openReturn();
    await chooseTee(user);
    await pick(user, ANOTHER);
    expect(radio("XS, the one you return")).toBeDisabled();
    expect(screen.queryByText("Free")).not.toBeInTheDocument();
    // Nothing is said of money before it is said what is wanted.
    expect(summary().queryByText(/RWF 0|Money back/)).not.toBeInTheDocument();
    await pick(user, "M");
    expect(await screen.findByText("Free", { selector: "[role=status]" })).toBeVisible();
    expect(summary().getByText("XS back, M to you")).toBeVisible();
    expect(summary().getByText("XS to M, White")).toBeVisible();
    expect(summary().getByText("RWF 0")).toBeVisible();
    expect(screen.getByText("XS to M, free")).toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
    await bookIt(user);

    const card = within(await screen.findByRole("article", { name: "Return R-1042" }));
    expect(card.getByText("2 × Gahinga Boxy Tee: Size M, White")).toBeVisible();
    expect(card.getByText(/until Dec 01, 2026, 11:00/)).toBeVisible();
    expect(card.getByRole("link", { name: "Order STR-482914" })).toHaveAttribute(
      "href",
      "/checkout/confirmation?order=order_482914#access=access_new",
    );
    expect(card.queryByRole("link", { name: /^Pay/ })).not.toBeInTheDocument();
    expect(location()).toBe(ORDER_PAGE);
    expect(received.returns.map(({ body }) => body)).toEqual([
      {
        items: [
          { item_id: "item_0", quantity: 2, reason: "too_large", exchange_for: look("M").id },
        ],
        expected_total: 36_000,
        hand_over: "rider",
        refund_to: "payment",
        access_token: ACCESS_TOKEN,
      },
    ]);
  });

  it("has to be said, beside the sizes", async () => {
    const { user, received } = openReturn();
    await chooseTee(user);
    await pick(user, ANOTHER);
    await user.click(next());
    expect(await screen.findByText("Choose a size")).toBeVisible();
    await waitFor(() => expect(radio("S")).toHaveFocus());
    expect(
      screen.getByRole("group", { name: "Instead of Gahinga Boxy Tee, XS, White" }),
    ).toHaveAccessibleDescription("Choose a size");
    await pick(user, "S");
    expect(screen.queryByText("Choose a size")).not.toBeInTheDocument();
    expect(received.returns).toEqual([]);
  });

  it("is not one of which too few are left", async () => {
    const forSale = shopWith(
      withVariant(withVariant(tee, "M", { stock_quantity: 1 }), "L", { stock_quantity: 0 }),
    );
    const { user } = openReturn({ forSale });
    await chooseTee(user);
    await pick(user, ANOTHER);
    expect(radio("M, only 1 left")).toBeDisabled();
    expect(radio("L, sold out")).toBeDisabled();
    expect(radio("S")).toBeEnabled();
  });

  it("may be the same size in another colour", async () => {
    const { user, received } = openReturn();
    await chooseTee(user);
    await pick(user, ANOTHER, "Black");
    expect(radio("XS")).toBeChecked();
    expect(summary().getByText("White to Black, XS")).toBeVisible();
    await bookIt(user);
    await screen.findByRole("article", { name: "Return R-1042" });
    const [line] = received.returns[0]?.body.items ?? [];
    expect(tee.variants.find(({ id }) => id === line?.exchange_for)).toMatchObject({ size: "XS" });
    expect(line?.exchange_for).not.toBe(worn.id);
  });

  it("may be the very same where something is broken", async () => {
    const { user, received } = openReturn();
    await chooseTee(user, "Broken or faulty");
    await pick(user, ANOTHER, "XS");
    expect(summary().getAllByText("The same again")).toHaveLength(2);
    await bookIt(user);
    await screen.findByRole("article", { name: "Return R-1042" });
    expect(received.returns[0]?.body.items[0]?.exchange_for).toBe(worn.id);
  });
});

describe("the price of another one", () => {
  it("is paid on its own order where it is more", async () => {
    const forSale = shopWith(withVariant(tee, "L", { price: 19_000 }));
    const { user, received, location } = openReturn({ forSale });
    await chooseTee(user);
    await pick(user, ANOTHER, "L");
    expect(await screen.findByText("You pay RWF 2,000 more")).toBeVisible();
    expect(summary().getByText("RWF 2,000")).toBeVisible();
    expect(screen.getByText("RWF 2,000 to pay")).toBeInTheDocument();
    expect(screen.queryByText("How do you want your money back?")).not.toBeInTheDocument();
    await bookIt(user);
    const card = within(await screen.findByRole("article", { name: "Return R-1042" }));
    expect(received.returns[0]?.body.expected_total).toBe(38_000);
    expect(card.getByText(/^RWF 2,000 is left to pay/)).toBeVisible();
    await user.click(card.getByRole("link", { name: "Pay RWF 2,000" }));
    await waitFor(() => expect(location()).toBe("/checkout/confirmation?order=order_482914"));
    // What opens that order is kept for the tab, and never in its address.
    expect(window.sessionStorage.getItem("orderAccess") ?? "").toContain("access_new");
  });

  it("leaves something that goes where its buyer says", async () => {
    const forSale = shopWith(withVariant(tee, "S", { price: 17_500 }));
    const { user, received } = openReturn({ forSale, isOwner: true });
    await chooseTee(user);
    await pick(user, ANOTHER, "S");
    expect(await screen.findByText("RWF 1,000 comes back")).toBeVisible();
    expect(summary().getByText("You get back")).toBeVisible();
    const rest = within(
      screen.getByRole("radiogroup", { name: "How do you want your money back?" }),
    );
    await user.click(rest.getByRole("radio", { name: "Store credit" }));
    expect(radio(ANOTHER)).toBeChecked();
    await bookIt(user);
    await screen.findByRole("article", { name: "Return R-1042" });
    expect(received.returns[0]?.body).toMatchObject({
      expected_total: 35_000,
      refund_to: "credit",
    });
  });

  it("is not taken silently when it has changed", async () => {
    const desk = openReturn();
    const { user, received } = desk;
    await chooseTee(user);
    await pick(user, ANOTHER, "M");
    await user.click(next());
    await question("How will you hand it over?");
    desk.sell(shopWith(withVariant(tee, "M", { price: 20_000 })));
    await user.click(book());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The price has changed: you pay RWF 4,000 now. Press again to book it.",
    );
    await waitFor(() => expect(summary().getByText("RWF 4,000")).toBeVisible());
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
    await user.click(book());
    await screen.findByRole("article", { name: "Return R-1042" });
    expect(received.returns.map(({ body }) => body.expected_total)).toEqual([36_000, 40_000]);
  });

  it("asks where a rest goes that is new", async () => {
    const desk = openReturn();
    const { user, location } = desk;
    await chooseTee(user);
    await pick(user, ANOTHER, "M");
    await user.click(next());
    await question("How will you hand it over?");
    desk.sell(shopWith(withVariant(tee, "M", { price: 9000 })));
    await user.click(book());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The price has changed: RWF 18,000 comes back to you now. Say how you want it, then book it again.",
    );
    await waitFor(() => expect(location()).toBe(`${ORDER_PAGE}&return=money`));
    expect(
      await screen.findByRole("radiogroup", { name: "How do you want your money back?" }),
    ).toBeVisible();
  });
});

describe("what sold out meanwhile", () => {
  it("is named where it was chosen, and can't be chosen again", async () => {
    const desk = openReturn();
    const { user, location } = desk;
    await chooseTee(user);
    await pick(user, ANOTHER, "M");
    await user.click(next());
    await question("How will you hand it over?");
    desk.sell(shopWith(withVariant(tee, "M", { stock_quantity: 0 })));
    const short = {
      index: 0,
      product_id: tee.id,
      variant_id: look("M").id,
      product_name: tee.name,
      requested: 2,
      available: 0,
    };
    server.use(
      http.post("*/api/orders/:id/returns", () =>
        failure(409, "This size or colour has just sold out", {
          code: "insufficient_stock",
          data: { lines: [short] },
        }),
      ),
    );
    await user.click(book());
    expect(await screen.findByText("M, White has just sold out. Choose another.")).toBeVisible();
    await waitFor(() => expect(location()).toBe(`${ORDER_PAGE}&return=money`));
    await waitFor(() => expect(radio("M, sold out")).toBeDisabled());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await pick(user, "L");
    expect(screen.queryByText(/has just sold out/)).not.toBeInTheDocument();
  });
});

describe("what was chosen and is gone", () => {
  const GONE = "What you chose has sold out. Choose again, or take your money back.";
  const emptied = (article: Product): Product => ({
    ...article,
    variants: article.variants.map((one) => ({ ...one, stock_quantity: 0 })),
  });
  const toLastStep = async (user: User, size: string) => {
    await chooseTee(user);
    await pick(user, ANOTHER, size);
    await user.click(next());
    await question("How will you hand it over?");
  };

  it("is chosen again where others are left", async () => {
    const { user, unmount } = openReturn();
    await toLastStep(user, "L");
    unmount();
    const again = openReturn({
      step: "handover",
      forSale: shopWith(withVariant(tee, "L", { stock_quantity: 0 })),
    });
    expect(await screen.findByText(GONE)).toBeVisible();
    await waitFor(() => expect(again.location()).toBe(`${ORDER_PAGE}&return=money`));
    expect(radio(ANOTHER)).toBeChecked();
    await waitFor(() => expect(radio("S")).toHaveFocus());
    await again.user.click(next());
    expect(again.received.returns).toEqual([]);
    expect(screen.getByText(GONE)).toBeVisible();
    await pick(again.user, "M");
    expect(screen.queryByText(GONE)).not.toBeInTheDocument();
    await bookIt(again.user);
    await screen.findByRole("article", { name: "Return R-1042" });
    expect(again.received.returns[0]?.body.items[0]?.exchange_for).toBe(look("M").id);
  });

  it("is no return for money before its buyer says so", async () => {
    const { user, unmount } = openReturn();
    await toLastStep(user, "L");
    unmount();
    const again = openReturn({ step: "handover", forSale: shopWith(emptied(tee)) });
    expect(await screen.findByText(GONE)).toBeVisible();
    expect(radio(ANOTHER)).toBeDisabled();
    expect(radio("Money back")).not.toBeChecked();
    await again.user.click(next());
    expect(again.location()).toBe(`${ORDER_PAGE}&return=money`);
    expect(again.received.returns).toEqual([]);
    await waitFor(() => expect(radio("Money back")).toHaveFocus());
    expect(await complaintsOf(again.container)).toEqual([]);
    await pick(again.user, "Money back");
    expect(screen.queryByText(GONE)).not.toBeInTheDocument();
    await bookIt(again.user);
    await screen.findByRole("article", { name: "Return R-1042" });
    expect(again.received.returns[0]?.body.items[0]).not.toHaveProperty("exchange_for");
  });

  it("is said beside its line where another line is exchanged", async () => {
    const { user, unmount } = openReturn({ of: mixed });
    for (const name of ["Gahinga Boxy Tee", "Karisimbi Heavy Hoodie"]) {
      await user.click(await screen.findByRole("checkbox", { name: `Return ${name}` }));
      await user.selectOptions(screen.getByLabelText(`Reason for ${name}`), "Too large");
    }
    await user.click(next());
    await question("What would you like instead?");
    await pick(user, ANOTHER);
    const line = (name: string) =>
      within(screen.getByRole("group", { name: new RegExp(`^Instead of ${name}`) }));
    for (const name of ["Gahinga Boxy Tee", "Karisimbi Heavy Hoodie"]) {
      await user.click(await line(name).findByRole("radio", { name: "M" }));
    }
    await user.click(next());
    await question("How will you hand it over?");
    unmount();
    const again = openReturn({ of: mixed, step: "handover", forSale: shopWith(emptied(tee)) });
    expect(await screen.findByText(GONE)).toBeVisible();
    expect(line("Gahinga Boxy Tee").getByText(GONE)).toBeVisible();
    const money = line("Gahinga Boxy Tee").getByRole("checkbox", {
      name: "No exchange: money back",
    });
    await waitFor(() => expect(money).toHaveFocus());
    await again.user.click(next());
    expect(again.location()).toBe(`${ORDER_PAGE}&return=money`);
    await again.user.click(money);
    expect(screen.queryByText(GONE)).not.toBeInTheDocument();
    await bookIt(again.user);
    await screen.findByRole("article", { name: "Return R-1042" });
    const [first, second] = again.received.returns[0]?.body.items ?? [];
    expect(first).not.toHaveProperty("exchange_for");
    expect(second).toHaveProperty("exchange_for");
  });

  it("is said where the server refuses it, and nothing else is left", async () => {
    const desk = openReturn();
    const { user } = desk;
    await toLastStep(user, "M");
    desk.sell(shopWith(emptied(tee)));
    const short = {
      index: 0,
      product_id: tee.id,
      variant_id: look("M").id,
      product_name: tee.name,
      requested: 2,
      available: 0,
    };
    server.use(
      http.post("*/api/orders/:id/returns", () =>
        failure(409, "This size or colour has just sold out", {
          code: "insufficient_stock",
          data: { lines: [short] },
        }),
      ),
    );
    await user.click(book());
    await waitFor(() => expect(radio(ANOTHER)).toBeDisabled());
    expect(await screen.findByText(GONE)).toBeVisible();
    expect(radio("Money back")).not.toBeChecked();
    await waitFor(() => expect(radio("Money back")).toHaveFocus());
  });

  it("is looked up again where the server does not take it", async () => {
    const desk = openReturn();
    const { user } = desk;
    await toLastStep(user, "M");
    desk.sell(shopWith(withVariant(tee, "M", { stock_quantity: 0 })));
    server.use(
      http.post("*/api/orders/:id/returns", () =>
        failure(400, "Invalid request", {
          errors: [{ field: "items.0.exchange_for", message: "Choose another size or colour" }],
        }),
      ),
    );
    await user.click(book());
    await waitFor(() => expect(radio("M, sold out")).toBeDisabled());
  });
});

describe("the choice", () => {
  it("is taken from a form that was left before there were exchanges", async () => {
    const { user, unmount } = openReturn();
    await chooseTee(user);
    unmount();
    const kept = window.sessionStorage.getItem("returnDrafts") ?? "";
    expect(kept).toContain('"version":2');
    window.sessionStorage.setItem("returnDrafts", kept.replace('"version":2', '"version":1'));
    openReturn({ step: "money" });
    await question("What would you like instead?");
    expect(summary().getByText("Gahinga Boxy Tee")).toBeVisible();
  });

  it("outlives a reload", async () => {
    const { user, unmount } = openReturn();
    await chooseTee(user);
    await pick(user, ANOTHER, "Black", "M");
    await user.click(next());
    await question("How will you hand it over?");
    unmount();
    const again = openReturn({ step: "handover" });
    await question("How will you hand it over?");
    expect(await summary().findByText("XS, White to M, Black")).toBeVisible();
    await again.user.click(book());
    await screen.findByRole("article", { name: "Return R-1042" });
    expect(again.received.returns[0]?.body.expected_total).toBe(36_000);
  });

  it("is for each line, or money for some", async () => {
    const { user, received } = openReturn({ of: mixed });
    for (const name of ["Gahinga Boxy Tee", "Karisimbi Heavy Hoodie"]) {
      await user.click(await screen.findByRole("checkbox", { name: `Return ${name}` }));
      await user.selectOptions(screen.getByLabelText(`Reason for ${name}`), "Too large");
    }
    await user.click(next());
    await question("What would you like instead?");
    await pick(user, ANOTHER);
    const line = (name: string) =>
      within(screen.getByRole("group", { name: new RegExp(`^Instead of ${name}`) }));
    await user.click(await line("Gahinga Boxy Tee").findByRole("radio", { name: "M" }));
    await user.click(next());
    expect(await screen.findByText("Choose a size")).toBeVisible();
    await user.click(
      line("Karisimbi Heavy Hoodie").getByRole("checkbox", { name: "No exchange: money back" }),
    );
    expect(line("Karisimbi Heavy Hoodie").queryByRole("radio")).not.toBeInTheDocument();
    expect(screen.getByText("RWF 45,000 comes back")).toBeVisible();
    const ways = () =>
      screen.queryByRole("radiogroup", { name: "How do you want your money back?" });
    expect(ways()).toBeVisible();
    const tickMoney = line("Gahinga Boxy Tee").getByRole("checkbox", {
      name: "No exchange: money back",
    });
    await user.click(tickMoney);
    // Nothing is exchanged then, and all of it goes somewhere.
    expect(within(ways() ?? document.body).getByText("RWF 63,000")).toBeVisible();
    await user.click(tickMoney);
    await bookIt(user);
    await screen.findByRole("article", { name: "Return R-1042" });
    expect(received.returns[0]?.body).toMatchObject({
      items: [{ exchange_for: look("M").id }, { item_id: "item_1" }],
      expected_total: 18_000,
    });
    expect(received.returns[0]?.body.items[1]).not.toHaveProperty("exchange_for");
  });

  it("is money where the article is not for sale any more", async () => {
    const forSale = products.filter(({ id }) => id !== tee.id);
    const { user } = openReturn({ forSale });
    await chooseTee(user);
    expect(await screen.findByText("It is not for sale any more.")).toBeVisible();
    expect(radio(ANOTHER)).toBeDisabled();
    expect(radio("Money back")).toBeChecked();
  });

  it("is money where other returns have the order's money", async () => {
    const open = orderWithReturn(mixed, { id: "return_1", amount: mixed.total_amount - 5000 });
    const of = { ...open, items: mixed.items.map((one) => ({ ...one, quantity: 2 })) };
    const { user } = openReturn({ of });
    await chooseTee(user);
    await waitFor(() =>
      expect(radio(ANOTHER)).toHaveAccessibleDescription(/is paid back, or about to be/),
    );
    expect(radio(ANOTHER)).toBeDisabled();
  });

  it("is money while the order's own money is not recorded", async () => {
    const { user } = openReturn({ of: { ...order, payments: [], payment_status: "unpaid" } });
    await chooseTee(user);
    expect(radio(ANOTHER)).toBeDisabled();
    expect(radio(ANOTHER)).toHaveAccessibleDescription(/haven't recorded your payment yet/);
  });

  it("is not there where there is no other one", async () => {
    const of = {
      ...order,
      items: order.items.map((item) => ({
        ...item,
        product_id: tote.id,
        variant_id: tote.variants[0]?.id ?? "",
      })),
    };
    const { user } = openReturn({ of });
    await user.click(await tick());
    await user.selectOptions(reason(), "Too large");
    await user.click(next());
    await question("What would you like instead?");
    await waitFor(() =>
      expect(screen.queryByRole("radio", { name: ANOTHER })).not.toBeInTheDocument(),
    );
  });

  it("can be looked up again when that failed", async () => {
    let isBack = false;
    const refuse = http.get("*/api/products/:key", () =>
      isBack ? undefined : failure(429, "Too many requests - please wait a moment"),
    );
    const { user } = openReturn({ first: [refuse] });
    await chooseTee(user);
    await pick(user, ANOTHER);
    expect(await screen.findByText("We could not look up what we have.")).toBeVisible();
    await user.click(next());
    expect(await screen.findByText("We're still checking what we have. Try again.")).toBeVisible();
    isBack = true;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("radio", { name: "M" })).toBeEnabled();
  });
});
