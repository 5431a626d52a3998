import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf } from "~/lib/cart-rules";
import { productNamed } from "~/testing/fixtures";
import { keepTypedForm, openCheckout } from "~/testing/open-checkout";
import { orderDesk } from "~/testing/orders";
import { answerPublicSettings } from "~/testing/public-settings";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";

const tee = productNamed("Gahinga Boxy Tee");
const [VARIANT] = tee.variants;
if (!VARIANT) throw new Error("It has variants");

beforeEach(() => {
  keepTypedForm();
  server.use(...orderDesk().handlers);
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
