import { productResponseSchema, type Product } from "@strive/backend/contracts/catalogue";
import type { Order } from "@strive/backend/contracts/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse, type RequestHandler } from "msw";
import { afterEach, describe, expect, it } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { giftCard, productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { orderSeen } from "~/testing/admin-orders";
import { ACCESS_TOKEN, orderDesk } from "~/testing/orders";
import { orderNumbered } from "~/testing/own-orders";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { network } from "~/words/api-errors";
import { ConfirmationScreen } from "./confirmation-screen";

/** Two pieces in XS, White. */
const order = orderNumbered(482_913);
const tee = productNamed("Gahinga Boxy Tee");
const [first] = order.items;
if (first === undefined) throw new Error("The order has no line");

function open(changes: Partial<Order> = {}, earlier: RequestHandler[] = []) {
  const desk = orderDesk({ ...order, ...changes });
  server.use(...earlier, ...desk.handlers);
  const view = renderRoute({
    at: `/checkout/confirmation?order=${order.id}#access=${ACCESS_TOKEN}`,
    routes: [{ path: "/checkout/confirmation", Component: ConfirmationScreen }],
  });
  return { ...view, ...desk };
}

const details = () => screen.findByRole("region", { name: "Order details" });
const NAME = "Change size or colour";
const opener = () => screen.findByRole("button", { name: NAME });
const dialogOf = async (user: ReturnType<typeof open>["user"]) => {
  await user.click(await opener());
  return screen.findByRole("dialog", { name: NAME });
};
const gone = () => waitFor(() => expect(screen.queryByRole("dialog", { name: NAME })).toBeNull());

type Change = Partial<Product["variants"][number]>;

/** The tee, with some of its white variants otherwise. */
const teeWith = (bySize: Record<string, Change>): Product => ({
  ...tee,
  variants: tee.variants.map((one) =>
    one.color === first.color ? { ...one, ...bySize[one.size] } : one,
  ),
});
const answering = (product: () => Product) =>
  http.get("*/api/products/:id", ({ params }) =>
    params["id"] === tee.id
      ? HttpResponse.json(productResponseSchema.parse({ success: true, data: product() }))
      : undefined,
  );

afterEach(() => window.sessionStorage.clear());

describe("changing the size or colour of what was ordered", () => {
  it("takes another one, once, and shows the order that comes back", async () => {
    const { user, changes, baseElement } = open();
    const dialog = within(await dialogOf(user));
    const choice = await dialog.findByRole("radiogroup", {
      name: "Gahinga Boxy Tee, White, XS: change to",
    });
    const names = within(choice)
      .getAllByRole("radio")
      .map((radio) => radio.getAttribute("aria-label"));
    expect(names.slice(0, 5)).toEqual([
      "White, S",
      "White, M",
      "White, L",
      "White, XL",
      "Black, XS",
    ]);
    expect(names).toHaveLength(14);
    expect(await complaintsOf(baseElement)).toEqual([]);
    await user.click(dialog.getByRole("radio", { name: "White, L" }));
    await user.dblClick(dialog.getByRole("button", { name: "Save change" }));
    await gone();
    expect(await screen.findByText("We changed Gahinga Boxy Tee to White, L")).toBeVisible();
    expect(screen.getByText(/Size L/)).toBeVisible();
    expect(within(await details()).getByText("Size or colour changed")).toBeVisible();
    await waitFor(async () => expect(await opener()).toHaveFocus());
    const wanted = tee.variants.find((one) => one.size === "L" && one.color === first.color);
    expect(changes.items).toEqual([
      { itemId: first.id, body: { variant_id: wanted?.id, access_token: ACCESS_TOKEN } },
    ]);
  });

  it("instead of cancelling for the size alone", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Cancel this order" }));
    const question = await screen.findByRole("dialog", { name: "Cancel this order?" });
    expect(question).toHaveTextContent("Only the size? We can change it before it is packed.");
    expect(await complaintsOf(question)).toEqual([]);
    await user.click(within(question).getByRole("button", { name: "Change size" }));
    const dialog = await screen.findByRole("dialog", { name: NAME });
    expect(question).not.toBeInTheDocument();
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: "Close" })).toHaveFocus(),
    );
    await user.keyboard("{Escape}");
    await gone();
    await waitFor(async () => expect(await opener()).toHaveFocus());
    // Asked again and kept, it leads nowhere.
    await user.click(screen.getByRole("button", { name: "Cancel this order" }));
    await user.click(await screen.findByRole("button", { name: "Keep order" }));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Cancel this order" })).toHaveFocus(),
    );
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("by keyboard, after being told to choose one", async () => {
    const { user, changes } = open();
    (await opener()).focus();
    await user.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: NAME }));
    const choice = await dialog.findByRole("radiogroup");
    dialog.getByRole("button", { name: "Save change" }).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(choice).toHaveFocus());
    expect(choice).toHaveAccessibleDescription("Please choose one");
    expect(changes.items).toEqual([]);
    await user.tab();
    await user.keyboard(" {ArrowDown}");
    expect(dialog.getByRole("radio", { name: "White, M" })).toBeChecked();
    expect(choice).not.toHaveAccessibleDescription();
    await user.keyboard("{Enter}");
    await gone();
    expect(changes.items).toHaveLength(1);
  });

  it("says what is sold out, and what costs something else", async () => {
    const product = teeWith({
      S: { stock_quantity: 0 },
      M: { stock_quantity: 1 },
      L: { price: 21_000, compare_at_price: null },
      XL: { price: 17_000, compare_at_price: null },
    });
    const { user } = open({}, [answering(() => product)]);
    const dialog = within(await dialogOf(user));
    const says = async (name: string, text: string) => {
      const radio = await dialog.findByRole("radio", { name });
      expect(radio).toBeEnabled();
      expect(radio).toHaveAccessibleDescription(text);
    };
    expect(await dialog.findByRole("radio", { name: "White, S" })).toHaveAccessibleDescription(
      "Sold out",
    );
    expect(dialog.getByRole("radio", { name: "White, M" })).toHaveAccessibleDescription(
      "Only 1 left",
    );
    await says("White, L", "RWF 3,000 more");
    await says("White, XL", "RWF 1,000 less");
    expect(dialog.getByRole("radio", { name: "Black, S" })).toBeEnabled();
  });

  it("takes what costs more once its buyer said yes to that, and asks for the rest", async () => {
    const offer = { total_amount: 44_000, due_amount: 6_000, back_amount: 0 };
    const asked: unknown[] = [];
    const dearer = http.put("*/api/orders/:id/items/:item", async ({ request }) => {
      const body = (await request.json()) as { expected_total?: number };
      asked.push(body.expected_total);
      if (body.expected_total === undefined) {
        return failure(409, "More", { code: "price_changed", data: offer });
      }
      const sums = { total_amount: 44_000, total: 44_000, subtotal: 42_000 };
      const payments = paid.payments.map((one) => ({ ...one, is_part: true as const }));
      const data = { ...paid, ...sums, payment_status: "unpaid" as const, payments };
      view.change(order.id, () => data);
      return HttpResponse.json({ success: true, data });
    });
    const paid = orderSeen(482_913);
    const view = open(paid, [dearer]);
    const { user, baseElement } = view;
    const dialog = within(await dialogOf(user));
    await user.click(await dialog.findByRole("radio", { name: "White, L" }));
    await user.click(dialog.getByRole("button", { name: "Save change" }));
    const text = "Your order then costs RWF 44,000. RWF 6,000 is left to pay.";
    expect(await dialog.findByText(text)).toBeVisible();
    expect(await complaintsOf(baseElement)).toEqual([]);
    // Another choice is another price.
    await user.click(dialog.getByRole("radio", { name: "White, M" }));
    expect(dialog.queryByText(text)).toBeNull();
    await user.click(dialog.getByRole("radio", { name: "White, L" }));
    await user.click(dialog.getByRole("button", { name: "Save change" }));
    await user.dblClick(await dialog.findByRole("button", { name: "Yes, change it" }));
    await gone();
    expect(asked).toEqual([undefined, undefined, 44_000]);
    const help =
      "Your order was changed and costs more now. RWF 38,000 of it is paid. Choose how to pay the other RWF 6,000.";
    expect(await screen.findByText(help)).toBeVisible();
    expect(screen.getByText("Paid before")).toBeVisible();
  });

  it("says what comes back for a cheaper one before it is taken", async () => {
    const offer = { total_amount: 36_000, due_amount: 0, back_amount: 2_000 };
    const cheaper = http.put("*/api/orders/:id/items/:item", () =>
      failure(409, "Less", { code: "price_changed", data: offer }),
    );
    const { user } = open({}, [cheaper]);
    const dialog = within(await dialogOf(user));
    await user.click(await dialog.findByRole("radio", { name: "White, L" }));
    await user.click(dialog.getByRole("button", { name: "Save change" }));
    const text = "Your order then costs RWF 36,000. We pay RWF 2,000 back to you.";
    expect(await dialog.findByText(text)).toBeVisible();
  });

  it("says that another was quicker, and what is left now", async () => {
    let now = tee;
    const refuse = http.put("*/api/orders/:id/items/:item", () => {
      now = teeWith({ L: { stock_quantity: 1 } });
      return failure(409, "This size or colour has just sold out", {
        code: "insufficient_stock",
        data: { lines: [] },
      });
    });
    const { user } = open({}, [refuse, answering(() => now)]);
    const dialog = within(await dialogOf(user));
    const large = await dialog.findByRole("radio", { name: "White, L" });
    await user.click(large);
    await user.click(dialog.getByRole("button", { name: "Save change" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "This size or colour has just sold out",
    );
    await waitFor(() => expect(large).toBeDisabled());
    expect(large).toHaveAccessibleDescription("Only 1 left");
    expect(large).not.toBeChecked();
  });

  it("says beside the choice why the server refuses it", async () => {
    const message = "Choose another size or colour of the same article";
    const refuse = http.put("*/api/orders/:id/items/:item", () =>
      failure(400, "Please check", { errors: [{ field: "variant_id", message }] }),
    );
    const { user, baseElement } = open({}, [refuse]);
    const dialog = within(await dialogOf(user));
    await user.click(await dialog.findByRole("radio", { name: "White, L" }));
    await user.click(dialog.getByRole("button", { name: "Save change" }));
    const choice = dialog.getByRole("radiogroup");
    await waitFor(() => expect(choice).toHaveAccessibleDescription(message));
    expect(choice).toHaveFocus();
    expect(await complaintsOf(baseElement)).toEqual([]);
  });

  it("says that the order is packed or cancelled meanwhile", async () => {
    const { user, change } = open();
    const dialog = within(await dialogOf(user));
    await user.click(await dialog.findByRole("radio", { name: "White, L" }));
    change(order.id, (known) => ({ ...known, status: "cancelled" }));
    await user.click(dialog.getByRole("button", { name: "Save change" }));
    const text = "Your order is cancelled, so nothing can be changed.";
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.queryByRole("radio")).toBeNull();
    await user.keyboard("{Escape}");
    await gone();
  });

  it("keeps the choice while there is no network", async () => {
    const lost = http.put("*/api/orders/:id/items/:item", () => HttpResponse.error(), {
      once: true,
    });
    const { user, changes } = open({}, [lost]);
    const dialog = within(await dialogOf(user));
    const large = await dialog.findByRole("radio", { name: "White, L" });
    await user.click(large);
    await user.click(dialog.getByRole("button", { name: "Save change" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(network);
    expect(large).toBeChecked();
    await user.click(dialog.getByRole("button", { name: "Save change" }));
    await gone();
    expect(changes.items).toHaveLength(1);
  });

  it("says while it looks, and tries again after a failure", async () => {
    let calls = 0;
    const failing = http.get("*/api/products/:id", () => {
      calls += 1;
      return calls === 1 ? failure(500, "No") : undefined;
    });
    const { user } = open({}, [failing]);
    const dialog = within(await dialogOf(user));
    expect(await dialog.findByText("Sizes and colours could not be loaded.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Retry" }));
    expect(await dialog.findByRole("radio", { name: "White, L" })).toBeEnabled();
  });

  it.each([
    [
      "is not for sale any more",
      "This article is not for sale any more, so its size and colour stay.",
    ],
    ["has nothing else", "There is no other size or colour of this article."],
  ])("says that the article %s", async (name, text) => {
    const only = { ...tee, variants: tee.variants.filter(({ id }) => id === first.variant_id) };
    const answer = name.startsWith("has")
      ? answering(() => only)
      : http.get("*/api/products/:id", () => failure(404, "Product not found."));
    const { user } = open({}, [answer]);
    const dialog = within(await dialogOf(user));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Save change" })).toBeNull();
  });

  it("goes line by line, gift cards aside", async () => {
    const skirt = productNamed("Virunga Pleated Skirt");
    const [variant] = skirt.variants;
    const second = {
      ...first,
      id: "item_skirt",
      product_id: skirt.id,
      product_name: skirt.name,
      variant_id: variant?.id ?? "",
      color: variant?.color ?? "",
    };
    const card = {
      ...first,
      id: "item_card",
      product_id: giftCard.id,
      is_gift_card: true as const,
    };
    const { user, changes } = open({ items: [first, second, card] });
    const dialog = within(await dialogOf(user));
    expect(dialog.getAllByRole("listitem")).toHaveLength(2);
    expect(dialog.queryByRole("radio")).toBeNull();
    const change = dialog.getByRole("button", { name: "Change Virunga Pleated Skirt, XS, Black" });
    expect(change).toHaveAttribute("aria-expanded", "false");
    await user.click(change);
    // There is one colour of it, which need not be said.
    await user.click(await dialog.findByRole("radio", { name: "M" }));
    await user.click(dialog.getByRole("button", { name: "Save change" }));
    await gone();
    expect(changes.items).toMatchObject([{ itemId: "item_skirt" }]);
  });

  it.each<[string, Partial<Order>]>([
    ["is on its way", { status: "shipped" }],
    ["is gift cards alone", { items: [{ ...first, is_gift_card: true }] }],
    [
      "brings something in exchange",
      {
        exchange_of: {
          order_id: "order_1",
          order_number: "STR-1",
          return_id: "ret_1",
          return_number: "RET-1",
          return_status: "requested",
          until: "2025-07-30",
          access_token: ACCESS_TOKEN,
        },
      },
    ],
  ])("is not offered for an order that %s", async (_name, changes) => {
    open(changes);
    const page = within(await details());
    expect(page.queryByRole("button", { name: NAME })).toBeNull();
  });
});
