import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf } from "~/lib/cart-rules";
import { productNamed } from "~/testing/fixtures";
import { complaintsOf } from "~/testing/axe";
import { confirmed, keepTypedForm, openCheckout, press } from "~/testing/open-checkout";
import { orderDesk } from "~/testing/orders";
import { answerPublicSettings } from "~/testing/public-settings";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";

const tee = productNamed("Gahinga Boxy Tee");
const [VARIANT] = tee.variants;
if (!VARIANT) throw new Error("It has variants");

let desk: ReturnType<typeof orderDesk>;
beforeEach(() => {
  keepTypedForm();
  desk = orderDesk();
  server.use(...desk.handlers);
  window.localStorage.setItem(CART_KEY, JSON.stringify([cartLineOf(tee, VARIANT)]));
});
afterEach(() => window.sessionStorage.clear());

const textsBy = (...textChannels: ("sms" | "whatsapp")[]) =>
  server.use(
    http.get("*/api/settings/public", () =>
      HttpResponse.json(answerPublicSettings({ textChannels, isVatRegistered: true })),
    ),
  );
const phone = () => screen.findByRole("textbox", { name: "Phone" });
const CALLED = "The rider calls this number.";
const TEXTED = /We text it news of your order/;

describe("the phone number", () => {
  it("is said to get news where the shop sends SMS", async () => {
    textsBy("sms");
    openCheckout();
    expect(await screen.findByText(TEXTED)).toBeVisible();
    expect(await phone()).toHaveAccessibleDescription(TEXTED);
  });

  it("is for the rider alone where it sends none", async () => {
    openCheckout();
    expect(await screen.findByText(CALLED)).toBeVisible();
    expect(screen.queryByText(TEXTED)).not.toBeInTheDocument();
  });

  it("is for the rider alone when its owner wants no SMS", async () => {
    textsBy("sms", "whatsapp");
    server.use(...signedIn({ ...customer, textChannel: "none" }));
    openCheckout();
    // By now the settings are known.
    await screen.findByRole("button", { name: "Need an invoice for a company?" });
    expect(await screen.findByText(CALLED)).toBeVisible();
    expect(screen.queryByText(TEXTED)).not.toBeInTheDocument();
  });
});

describe("how a guest is told of his order", () => {
  const choice = () => screen.findByRole("radiogroup", { name: "News of this order" });
  const offered = async () =>
    within(await choice())
      .getAllByRole("radio")
      .map((radio) => radio.getAttribute("value"));
  /** By now the settings are known. */
  const settled = () => screen.findByRole("button", { name: "Need an invoice for a company?" });
  const noChoice = () =>
    expect(screen.queryByRole("radiogroup", { name: "News of this order" })).toBeNull();
  const place = async (user: ReturnType<typeof openCheckout>["user"]) => {
    await user.click(await screen.findByRole("radio", { name: "Cash on delivery" }));
    await press(user, "Place Order");
    await confirmed();
  };

  it("is by SMS unless he says otherwise", async () => {
    textsBy("sms", "whatsapp");
    const { user, container } = openCheckout();
    expect(within(await choice()).getByLabelText("SMS")).toBeChecked();
    expect(await offered()).toEqual(["sms", "whatsapp", "none"]);
    expect(await complaintsOf(container)).toEqual([]);
    await place(user);
    expect(desk.received.orders.map(({ body }) => body.text_channel)).toEqual(["sms"]);
  });

  it("is what he chose, also after a reload", async () => {
    textsBy("sms");
    const first = openCheckout();
    await first.user.click(within(await choice()).getByLabelText("Email only"));
    expect(await phone()).toHaveAccessibleDescription(expect.stringContaining(CALLED));
    expect(await phone()).not.toHaveAccessibleDescription(TEXTED);
    first.unmount();
    const { user } = openCheckout();
    expect(within(await choice()).getByLabelText("Email only")).toBeChecked();
    expect(await offered()).toEqual(["sms", "none"]);
    await place(user);
    expect(desk.received.orders.map(({ body }) => body.text_channel)).toEqual(["none"]);
  });

  it("is asked of a mobile number of Rwanda alone", async () => {
    textsBy("sms", "whatsapp");
    const { user } = openCheckout();
    await choice();
    await user.clear(await phone());
    noChoice();
    await user.type(await phone(), "+32 470 12 34 56");
    noChoice();
    await user.clear(await phone());
    await user.type(await phone(), "0788 123 456");
    await choice();
  });

  it("is not asked where the shop tells nobody by phone", async () => {
    textsBy();
    const { user } = openCheckout();
    await settled();
    noChoice();
    await place(user);
    expect(desk.received.orders.map(({ body }) => body.text_channel)).toEqual([undefined]);
  });

  it("is said by the account of whoever is signed in", async () => {
    textsBy("sms", "whatsapp");
    server.use(...signedIn(customer));
    openCheckout();
    await settled();
    await screen.findByText(TEXTED);
    noChoice();
  });
});
