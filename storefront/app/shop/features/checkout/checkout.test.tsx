import { act, screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { productResponseSchema, type Product } from "@strive/backend/contracts/catalogue";
import { paymentMethodsResponseSchema } from "@strive/backend/contracts/payments";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { saveBuyNow } from "~/shop/buy-now";
import { readBuyNow } from "~/shop/kept-buy-now";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { ACCESS_TOKEN, orderDesk } from "~/testing/orders";
import { server } from "~/testing/server";
import { answerShipping, shipping } from "~/testing/shipping";
import { saveForm } from "./shipping-form";
import { openCheckout, type CheckoutUser } from "~/testing/open-checkout";

const tee = productNamed("Gahinga Boxy Tee");
const hoodie = productNamed("Karisimbi Heavy Hoodie");

function lineOf(product: Product, size: string, quantity = 1): CartLine {
  const variant = product.variants.find((known) => known.size === size);
  if (!variant) throw new Error(`${product.name} has no size ${size}`);
  return cartLineOf(product, variant, quantity);
}
const LINES = [lineOf(tee, "M", 2), lineOf(hoodie, "L")];

const keep = (lines: CartLine[]) => window.localStorage.setItem(CART_KEY, JSON.stringify(lines));
const cart = () => JSON.parse(window.localStorage.getItem(CART_KEY) ?? "[]") as CartLine[];

type User = CheckoutUser;

const TYPED: Record<string, string> = {
  "First name": "Aline",
  "Last name": "Uwase",
  Email: "Aline.Uwase@example.rw",
  Phone: "0788 000 000",
  Address: "KG 11 Ave, house 24",
  City: "Kigali",
  District: "Gasabo",
};

const field = (label: string) => screen.findByLabelText(label);

async function type(user: User, label: string, text: string) {
  const input = await field(label);
  await user.clear(input);
  if (text !== "") await user.type(input, text);
}

async function fill(user: User) {
  for (const [label, text] of Object.entries(TYPED)) await type(user, label, text);
}

/** The form as an earlier visit of this tab left it. */
const keepForm = () =>
  saveForm({
    firstname: "Aline",
    lastname: "Uwase",
    email: "aline.uwase@example.rw",
    phone: "0788 000 000",
    delivery_address: "KG 11 Ave, house 24",
    city: "Kigali",
    district: "Gasabo",
    landmark: "",
  });

const submit = async (user: User) =>
  user.click(await screen.findByRole("button", { name: "Place Order" }));
const method = (name: string) => screen.findByRole("radio", { name });
const alertText = async () => (await screen.findByRole("alert")).textContent;
const summary = () => within(screen.getByRole("region", { name: "Order summary" }));

/** Below the sum, and beside Place Order. */
const expectTotal = (text: string) => expect(summary().getAllByText(text)).toHaveLength(2);

/** POST /orders answered by `answer` until `heal` is called. */
function breakOrders(answer: () => Response | Promise<Response>) {
  const keys: Array<string | null> = [];
  let isBroken = true;
  server.use(
    http.post("*/api/orders", ({ request }) => {
      if (!isBroken) return undefined;
      keys.push(request.headers.get("Idempotency-Key"));
      return answer();
    }),
  );
  return { keys, heal: () => (isBroken = false) };
}

afterEach(() => window.sessionStorage.clear());

describe("an empty checkout", () => {
  it("says that the cart is empty", async () => {
    openCheckout();
    expect(await alertText()).toBe("Your cart is empty. Please add items before proceeding.");
    expect(screen.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("link", { name: "Back to cart" })).toHaveAttribute("href", "/Cart");
  });

  it("does not buy the cart in place of a product that is no longer known", async () => {
    keep(LINES);
    openCheckout("/checkout?from=product");
    expect(await screen.findByRole("heading", { name: "Nothing to check out" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Place Order" })).not.toBeInTheDocument();
  });
});

describe("the shipping form", () => {
  beforeEach(() => keep(LINES));

  it("shows what is bought and what it costs", async () => {
    openCheckout();
    expect(await screen.findByText("Size M · White · 2 pc")).toBeVisible();
    expect(summary().getByText("RWF 81,000")).toBeVisible();
    expect(summary().getByText("RWF 2,000")).toBeVisible();
    expectTotal("RWF 83,000");
    expect(await method("Mobile money")).toBeChecked();
  });

  it("names every missing field and goes to the first", async () => {
    const { user } = openCheckout();
    await screen.findByLabelText("First name");
    await submit(user);
    const missing: Record<string, string> = {
      "First name": "First name is required",
      "Last name": "Last name is required",
      Email: "Please enter a valid email address",
      Phone: "Phone is required",
      Address: "Address is required",
      City: "City is required",
      District: "District is required",
    };
    for (const [label, text] of Object.entries(missing)) {
      await waitFor(async () =>
        expect(await field(label)).toHaveAccessibleDescription(new RegExp(text)),
      );
      expect(await field(label)).toBeInvalid();
    }
    expect(await field("Phone")).toHaveFocus();
  });

  it.each([
    ["Email", "aline@", "Please enter a valid email address"],
    ["Phone", "0788 123 45", "One digit is missing. A phone number has 10, like 0788 123 456."],
    ["District", "Paris", "Please choose one of the 30 districts"],
  ])("checks %s when it is left", async (label, text, message) => {
    const { user } = openCheckout();
    await type(user, label, text);
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
    await user.type(await field(label), "x");
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it("knows districts by their old names and promises the delivery", async () => {
    const { user } = openCheckout();
    await type(user, "District", "gisenyi");
    await user.tab();
    expect(await field("District")).toHaveValue("Rubavu");
    expect(screen.getByText("Delivery in 3–5 business days")).toBeVisible();
    expect(summary().getByText("Rubavu")).toBeVisible();
    await type(user, "District", "Gasabo");
    expect(screen.getByText("Delivery in 1–2 business days")).toBeVisible();
  });

  it("takes the district from a city that lies in one", async () => {
    const { user } = openCheckout();
    await type(user, "City", "Butare");
    await user.tab();
    expect(await field("District")).toHaveValue("Huye");
  });

  it("names the districts of Kigali", async () => {
    const { user } = openCheckout();
    await type(user, "City", "Kigali");
    expect(screen.getByText("In Kigali: Gasabo, Kicukiro, Nyarugenge")).toBeVisible();
  });

  it("outlives a reload with everything that was typed", async () => {
    const { user, unmount } = openCheckout();
    await fill(user);
    await type(user, "Mobile money number", "0791 234 567");
    unmount();
    openCheckout();
    for (const [label, text] of Object.entries(TYPED)) {
      expect(await field(label)).toHaveValue(text);
    }
    expect(await field("Mobile money number")).toHaveValue("0791 234 567");
  });

  it("offers the district that was meant, and takes it at a press", async () => {
    const { user } = openCheckout();
    await type(user, "District", "Gasbo");
    await user.tab();
    await waitFor(async () =>
      expect(await field("District")).toHaveAccessibleDescription("Did you mean Gasabo?"),
    );
    await user.click(screen.getByRole("button", { name: "Gasabo" }));
    expect(await field("District")).toHaveValue("Gasabo");
    expect(await field("District")).toBeValid();
    expect(await field("District")).toHaveFocus();
    expect(await field("District")).toHaveAttribute("aria-expanded", "false");
  });

  it("lets another district be typed over the one that the city named", async () => {
    const { user } = openCheckout();
    await type(user, "City", "Musanze");
    await user.tab();
    expect(await field("District")).toHaveValue("Musanze");
    await user.click(await field("District"));
    await user.keyboard("Gak");
    expect(await field("District")).toHaveValue("Gak");
    await user.keyboard("{Enter}");
    expect(await field("District")).toHaveValue("Gakenke");
  });

  it("can't be sent while the network is away, and says that nothing is lost", async () => {
    const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    openCheckout();
    expect(await screen.findByRole("button", { name: "Place Order" })).toBeDisabled();
    expect(screen.getByText(/Everything you typed is kept/)).toBeVisible();
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(screen.getByRole("button", { name: "Place Order" })).toBeEnabled());
    expect(screen.queryByText(/Everything you typed is kept/)).not.toBeInTheDocument();
  });

  it("shows what is to be paid beside Place Order, and to whom", async () => {
    const { user } = openCheckout();
    expect(await screen.findByText("To pay")).toBeVisible();
    expectTotal("RWF 83,000");
    await type(user, "District", "Gasabo");
    await user.click(await method("Cash on delivery"));
    expect(screen.getByText("To the rider")).toBeVisible();
    expectTotal("RWF 83,000");
  });

  it("survives nonsense in the storage", async () => {
    window.sessionStorage.setItem("checkoutForm", '{"version":2,"values":{"firstname":7}}');
    window.sessionStorage.setItem("checkoutAttempt_cart", "[");
    window.sessionStorage.setItem("checkoutPayment", '{"method":"toString","wallet":7}');
    openCheckout();
    expect(await field("First name")).toHaveValue("");
    expect(await method("Mobile money")).toBeChecked();
  });
});

describe("placing an order", () => {
  let desk: ReturnType<typeof orderDesk>;
  beforeEach(() => {
    keep(LINES);
    keepForm();
    desk = orderDesk();
    server.use(...desk.handlers);
  });

  it("orders, pays, empties the cart and goes to the confirmation", async () => {
    const { user, location } = openCheckout();
    await fill(user);
    await user.click(await method("Pay when we confirm"));
    await submit(user);
    expect(await screen.findByRole("heading", { name: "Confirmation" })).toBeVisible();
    expect(location()).toBe("/checkout/confirmation?order=order_482913");

    expect(desk.received.orders).toHaveLength(1);
    expect(desk.received.orders[0]?.body).toEqual({
      firstname: "Aline",
      lastname: "Uwase",
      email: "aline.uwase@example.rw",
      phone: "+250788000000",
      delivery_address: "KG 11 Ave, house 24",
      city: "Kigali",
      district: "Gasabo",
      country: "RW",
      language: "en",
      items: LINES.map((line) => ({
        product_id: line._id,
        variant_id: line.id,
        quantity: line.quantity,
      })),
      expected_total: 83_000,
    });
    expect(desk.received.payments).toEqual([
      {
        order_id: "order_482913",
        payment_method: "placeholder",
        transaction_id: expect.stringMatching(/^LOCAL-\d+$/) as string,
        access_token: ACCESS_TOKEN,
      },
    ]);
    expect(cart()).toEqual([]);
    expect(window.sessionStorage.getItem("checkoutForm")).toBeNull();
    expect(window.sessionStorage.getItem("checkoutPayment")).toBeNull();
    expect(window.sessionStorage.getItem("checkoutAttempt_cart")).toBeNull();
  });

  it("sends one order for a double click, and says that it is working", async () => {
    const { user } = openCheckout();
    await user.dblClick(await screen.findByRole("button", { name: "Place Order" }));
    expect(await screen.findByRole("heading", { name: "Confirmation" })).toBeVisible();
    expect(desk.received.orders).toHaveLength(1);
  });

  it("is busy while the order travels", async () => {
    let answer = () => undefined as void;
    const gate = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.post("*/api/orders", () => gate.then(() => undefined)));
    const { user } = openCheckout();
    await submit(user);
    expect(await screen.findByRole("button", { name: "Processing..." })).toBeDisabled();
    answer();
    expect(await screen.findByRole("heading", { name: "Confirmation" })).toBeVisible();
  });

  it("buys one product without touching the cart", async () => {
    saveBuyNow(lineOf(hoodie, "S", 3));
    const { user } = openCheckout("/checkout?from=product");
    expect(await screen.findByRole("link", { name: "Back to product" })).toHaveAttribute(
      "href",
      `/product/${hoodie.id}`,
    );
    await submit(user);
    expect(await screen.findByRole("heading", { name: "Confirmation" })).toBeVisible();
    expect(desk.received.orders[0]?.body.items).toEqual([
      expect.objectContaining({ product_id: hoodie.id, quantity: 3 }),
    ]);
    expect(cart()).toHaveLength(2);
    expect(readBuyNow()).toBeNull();
  });

  it("confirms an order whose payment failed", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    server.use(http.post("*/api/payments", () => failure(500, "Server error - please try again")));
    const { user, location } = openCheckout();
    await submit(user);
    expect(await screen.findByRole("heading", { name: "Confirmation" })).toBeVisible();
    expect(location()).toContain("order=order_482913");
    expect(cart()).toEqual([]);
  });

  it("names the short lines and takes what is left", async () => {
    const [short, none] = LINES;
    if (!short || !none) throw new Error("There are two lines");
    const first = breakOrders(() =>
      failure(409, "Not enough stock", {
        code: "insufficient_stock",
        data: {
          lines: [
            {
              index: 0,
              product_id: short._id,
              variant_id: short.id,
              product_name: short.name,
              requested: 2,
              available: 1,
            },
            {
              index: 1,
              product_id: none._id,
              variant_id: none.id,
              product_name: none.name,
              requested: 1,
              available: 0,
            },
          ],
        },
      }),
    );
    const { user } = openCheckout();
    await submit(user);
    expect(await alertText()).toBe("Not enough stockNothing was charged.");
    expect(screen.getByText(/1 left, you asked for 2/)).toBeVisible();
    expect(screen.getByText(/none left/)).toBeVisible();

    first.heal();
    await user.click(screen.getByRole("button", { name: "Use what is left" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expectTotal("RWF 20,000");
    await submit(user);
    expect(await screen.findByRole("heading", { name: "Confirmation" })).toBeVisible();
    expect(desk.received.orders[0]?.body.items).toHaveLength(1);
    // Other items are another order.
    expect(desk.received.orders[0]?.key).not.toBe(first.keys[0]);
  });

  const UNANSWERED =
    "Nothing was charged. We may have received your order: try again safely, it can't be placed twice.";
  it.each([
    [
      "a server error",
      () => failure(500, "Server error - please try again"),
      "Server error - please try again",
    ],
    ["a broken line", () => HttpResponse.error(), "Server overloaded - please try again later"],
  ])("repeats with the same key after %s", async (_name, answer, text) => {
    const broken = breakOrders(answer);
    const { user, unmount } = openCheckout();
    await submit(user);
    expect(await alertText()).toBe(`${text}${UNANSWERED}`);
    expect(cart()).toHaveLength(2);
    // A reload in between changes nothing.
    unmount();
    broken.heal();
    openCheckout();
    await submit(user);
    expect(await screen.findByRole("heading", { name: "Confirmation" })).toBeVisible();
    expect(desk.received.orders.map(({ key }) => key)).toEqual(broken.keys);
  });

  it("gives up after 15 seconds and can be sent again", async () => {
    const broken = breakOrders(async () => {
      await delay("infinite");
      return HttpResponse.error();
    });
    const { user } = openCheckout();
    await screen.findByRole("button", { name: "Place Order" });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    try {
      await submit(user);
      await waitFor(() => expect(broken.keys).toHaveLength(1));
      await act(() => vi.advanceTimersByTimeAsync(15_000));
      expect(await alertText()).toBe(`Request timeout - server may be overloaded${UNANSWERED}`);
    } finally {
      vi.useRealTimers();
    }
    broken.heal();
    await submit(user);
    expect(await screen.findByRole("heading", { name: "Confirmation" })).toBeVisible();
    expect(desk.received.orders[0]?.key).toBe(broken.keys[0]);
  });

  it("says when there were too many requests", async () => {
    breakOrders(() => failure(429, "Too many requests - please wait a moment"));
    const { user } = openCheckout();
    await submit(user);
    expect(await alertText()).toBe("Too many requests - please wait a momentNothing was charged.");
    expect(screen.getByRole("button", { name: "Place Order" })).toBeEnabled();
  });

  it("shows the server's field errors beside their fields", async () => {
    breakOrders(() =>
      failure(400, "Please check the form", {
        errors: [{ field: "delivery_address", message: "Address is too vague" }],
      }),
    );
    const { user } = openCheckout();
    await submit(user);
    expect(await alertText()).toContain("Please check the form");
    expect(await field("Address")).toHaveAccessibleDescription("Address is too vague");
    expect(await field("Address")).toHaveFocus();
  });

  describe("sent before with another address", () => {
    async function sendTwice() {
      server.use(desk.losing());
      const view = openCheckout();
      await submit(view.user);
      expect(await alertText()).toContain("We may have received your order");
      await type(view.user, "Address", "KG 12 Ave");
      await submit(view.user);
      await waitFor(async () =>
        expect(await alertText()).toContain("already sent, with other details or at another price"),
      );
      return view;
    }

    it("opens the order that was made", async () => {
      const { user, location } = await sendTwice();
      await user.click(screen.getByRole("button", { name: "Open that order" }));
      expect(await screen.findByRole("heading", { name: "Confirmation" })).toBeVisible();
      expect(location()).toContain("order=order_482913");
      expect(new Set(desk.received.orders.map(({ key }) => key)).size).toBe(1);
    });

    it("places another one under a new key when asked to", async () => {
      const { user, location } = await sendTwice();
      await user.click(screen.getByRole("button", { name: "Place another one" }));
      expect(await screen.findByRole("heading", { name: "Confirmation" })).toBeVisible();
      expect(location()).toContain("order=order_482914");
    });
  });

  it("is not placed at a price the shopper has not seen", async () => {
    desk.now.prices.set(tee.id, 20_000);
    server.use(
      http.get(`*/api/products/${tee.id}`, () =>
        HttpResponse.json(
          productResponseSchema.parse({ success: true, data: { ...tee, price: 20_000 } }),
        ),
      ),
    );
    const { user } = openCheckout();
    expect(await alertText()).toContain("One item in your order has changed.");
    await submit(user);
    expect(desk.received.orders).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Update order" }));
    expectTotal("RWF 87,000");
    await submit(user);
    expect(await screen.findByRole("heading", { name: "Confirmation" })).toBeVisible();
  });
});

describe("how it is paid", () => {
  let desk: ReturnType<typeof orderDesk>;
  beforeEach(() => {
    keep(LINES);
    keepForm();
    desk = orderDesk();
    server.use(...desk.handlers);
  });
  const wallet = () => screen.findByLabelText("Mobile money number");
  const confirmed = () => screen.findByRole("heading", { name: "Confirmation" });

  it("complains no more of a number that the delivery's phone took the place of", async () => {
    const { user } = openCheckout();
    await type(user, "Phone", "");
    await user.click(await screen.findByRole("button", { name: "Place Order" }));
    await waitFor(async () => expect(await wallet()).toBeInvalid());
    await type(user, "Phone", "0788 000 000");
    await user.tab();
    expect(await wallet()).toHaveValue("0788 000 000");
    expect(await wallet()).toBeValid();
  });

  it("asks the wallet of the delivery's phone, unless another number is typed", async () => {
    const { user } = openCheckout();
    expect(await wallet()).toHaveValue("0788 000 000");
    await type(user, "Mobile money number", "0791 234 567");
    await submit(user);
    expect(await confirmed()).toBeVisible();
    expect(desk.received.payments).toEqual([
      expect.objectContaining({ payment_method: "momo", phone: "+250791234567" }),
    ]);
  });

  it.each([
    ["0788 123 45", "One digit is missing. A phone number has 10, like 0788 123 456."],
    ["0738 000 000", "Please enter an MTN number (078 or 079) for mobile money"],
    ["+33 612345678", "Please enter an MTN number (078 or 079) for mobile money"],
  ])("sends nothing to %s", async (typed, text) => {
    const { user } = openCheckout();
    await type(user, "Mobile money number", typed);
    await submit(user);
    expect(await screen.findByText(text)).toBeVisible();
    expect(await wallet()).toHaveAccessibleDescription(/asked to approve/);
    expect(await wallet()).toBeInvalid();
    expect(await wallet()).toHaveFocus();
    expect(desk.received.orders).toHaveLength(0);
    await user.type(await wallet(), "3");
    expect(await wallet()).toBeValid();
  });

  describe("with wallets of two networks", () => {
    beforeEach(() => {
      const offered = paymentMethodsResponseSchema.parse({
        success: true,
        data: [{ method: "momo", unavailable: null, networks: ["MTN", "Airtel"] }],
      });
      server.use(http.get("*/api/payments/methods", () => HttpResponse.json(offered)));
    });

    it("asks the one that the number says, and names it", async () => {
      const { user } = openCheckout();
      expect(
        await screen.findByText(/^MTN MoMo or Airtel Money asks for your approval/),
      ).toBeVisible();
      await type(user, "Mobile money number", "0738 000 000");
      expect(screen.getByText("Airtel Money will ask you.")).toBeVisible();
      expect(await wallet()).toHaveAccessibleDescription(/Airtel, \+250 738 000 000/);
      await submit(user);
      expect(await confirmed()).toBeVisible();
      expect(desk.received.payments).toEqual([
        expect.objectContaining({ payment_method: "momo", phone: "+250738000000" }),
      ]);
    });

    it("asks the other for a number that moved, until another number is typed", async () => {
      const { user } = openCheckout();
      await type(user, "Mobile money number", "0788 000 000");
      await user.click(screen.getByRole("button", { name: "This number is on Airtel Money" }));
      expect(screen.getByText("Airtel Money will ask you.")).toBeVisible();
      expect(await wallet()).toHaveAccessibleDescription(/Airtel, \+250 788 000 000/);
      await type(user, "Mobile money number", "0791 234 567");
      expect(screen.getByText("MTN MoMo will ask you.")).toBeVisible();
      await user.click(screen.getByRole("button", { name: "This number is on Airtel Money" }));
      await submit(user);
      expect(await confirmed()).toBeVisible();
      expect(desk.received.payments).toEqual([
        expect.objectContaining({ phone: "+250791234567", network: "Airtel" }),
      ]);
    });

    it("sends nothing to a number of neither", async () => {
      const { user } = openCheckout();
      await type(user, "Mobile money number", "0771 234 567");
      await submit(user);
      const text = "Please enter an MTN or Airtel number (072, 073, 078 or 079) for mobile money";
      expect(await screen.findByText(text)).toBeVisible();
      expect(desk.received.orders).toHaveLength(0);
    });
  });

  it("is chosen by keyboard", async () => {
    const { user } = openCheckout();
    act(() => screen.getByRole("button", { name: "Share my location" }).focus());
    await method("Mobile money");
    await user.tab();
    expect(await method("Mobile money")).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(await method("Cash on delivery")).toBeChecked();
    expect(screen.queryByLabelText("Mobile money number")).not.toBeInTheDocument();
    await submit(user);
    expect(await confirmed()).toBeVisible();
    expect(desk.received.payments[0]?.payment_method).toBe("cod");
  });

  it("takes cash only where the rider may, and says why not elsewhere", async () => {
    const { user } = openCheckout();
    const listed = () =>
      screen.getAllByRole("radio").map((radio) => radio.getAttribute("aria-label"));
    await user.click(await method("Cash on delivery"));
    const all = listed();
    expect(all).toEqual(["Mobile money", "Cash on delivery", "Pay when we confirm"]);
    await type(user, "District", "Rubavu");
    const cash = await method("Cash on delivery");
    await waitFor(() => expect(cash).toBeDisabled());
    expect(cash).toHaveAccessibleDescription("Only in Kigali: Gasabo, Kicukiro and Nyarugenge.");
    expect(await method("Mobile money")).toBeChecked();
    expect(listed()).toEqual(all);
    await type(user, "District", "Gasabo");
    await waitFor(() => expect(cash).toBeEnabled());
    expect(cash).toBeChecked();
  });

  it("outlives a reload", async () => {
    const { user, unmount } = openCheckout();
    await type(user, "Mobile money number", "0791 234 567");
    await user.click(await method("Cash on delivery"));
    unmount();
    openCheckout();
    expect(await method("Cash on delivery")).toBeChecked();
    await user.click(await method("Mobile money"));
    expect(await wallet()).toHaveValue("0791 234 567");
  });

  it("says that the methods are loading", async () => {
    openCheckout();
    expect(await screen.findByText("Loading payment methods...")).toBeInTheDocument();
    await method("Mobile money");
  });

  it("asks again for methods that could not be loaded, and sends no order without one", async () => {
    let isDown = true;
    server.use(
      http.get("*/api/payments/methods", () =>
        isDown ? failure(500, "Server error - please try again") : undefined,
      ),
    );
    const { user } = openCheckout();
    expect(await alertText()).toBe("Server error - please try again");
    await submit(user);
    const retry = screen.getByRole("button", { name: "Retry" });
    await waitFor(() => expect(retry).toHaveFocus());
    expect(desk.received.orders).toHaveLength(0);
    isDown = false;
    await user.click(retry);
    expect(await method("Mobile money")).toBeChecked();
  });

  it("says when nothing can be paid", async () => {
    server.use(
      http.get("*/api/payments/methods", () =>
        HttpResponse.json(paymentMethodsResponseSchema.parse({ success: true, data: [] })),
      ),
    );
    const { user } = openCheckout();
    expect(await alertText()).toBe("Nothing can be paid right now. Please come back in a moment.");
    await submit(user);
    expect(desk.received.orders).toHaveLength(0);
  });
});

describe("what the delivery costs", () => {
  beforeEach(() => {
    keep(LINES);
    keepForm();
  });
  const rubavu = shipping.districts.map((row) =>
    row.district === "Rubavu" ? { ...row, fee: 3500, min_days: 4, max_days: 4 } : row,
  );

  it("follows the district", async () => {
    server.use(
      http.get("*/api/shipping", () => HttpResponse.json(answerShipping({ districts: rubavu }))),
    );
    const { user } = openCheckout();
    await type(user, "District", "Rubavu");
    expect(await summary().findByText("RWF 3,500")).toBeVisible();
    expectTotal("RWF 84,500");
    expect(summary().getByText("4 business days")).toBeVisible();
  });

  it("is nothing from the threshold on", async () => {
    server.use(
      http.get("*/api/shipping", () => HttpResponse.json(answerShipping({ free_above: 81_000 }))),
    );
    openCheckout();
    expect(await summary().findByText("Free")).toBeVisible();
    expect(summary().getAllByText("RWF 81,000")).toHaveLength(3);
  });

  it("is the usual while the shop does not say", async () => {
    server.use(http.get("*/api/shipping", () => failure(500, "Server error - please try again")));
    openCheckout();
    await method("Mobile money");
    expectTotal("RWF 83,000");
  });
});
