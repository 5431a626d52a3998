import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { REMINDER_KEY } from "~/lib/kept-reminder";
import { alertCode, alertDesk } from "~/testing/alerts";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { answerPublicSettings } from "~/testing/public-settings";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";
import { CartScreen } from "./cart-screen";

const hoodie = productNamed("Karisimbi Heavy Hoodie");
const lines = hoodie.variants.slice(0, 2).map((variant) => cartLineOf(hoodie, variant, 1));
const brief = (list: readonly CartLine[]) =>
  list.map(({ id, _id, quantity }) => ({ id, _id, quantity }));
const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const kept = () => JSON.parse(localStorage.getItem(REMINDER_KEY) ?? "null") as unknown;

beforeEach(() => keep(CART_KEY, lines));
afterEach(() => localStorage.clear());

async function open(as: typeof customer | null = null) {
  const desk = alertDesk();
  server.use(
    ...desk.handlers,
    ...(as === null ? [] : signedIn(as)),
    http.get("*/api/cart", () =>
      HttpResponse.json({ success: true, data: { version: 1, items: lines } }),
    ),
    http.get("*/api/settings/public", () =>
      HttpResponse.json(answerPublicSettings({ textChannels: ["sms"] })),
    ),
  );
  const view = renderRoute({ at: "/Cart", routes: [{ path: "/Cart", Component: CartScreen }] });
  const box = within(await screen.findByRole("region", { name: "Remind me of this cart" }));
  return { ...view, ...desk, box };
}
const REMIND = { name: "Remind me of this cart" };

describe("a reminder of the cart", () => {
  it("is asked for by a guest, who says to whom, and taken back", async () => {
    const { user, box, asked, ended, container } = await open();
    expect(
      box.getByText(/one message after 4 hours without an order, never at night/),
    ).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(box.getByRole("button", REMIND));
    expect(box.getByRole("heading", { name: "Not ready to order?" })).toHaveFocus();
    await user.type(await box.findByLabelText("Phone or email"), "0788 123 456{Enter}");
    expect(await box.findByText(/^We'll remind 0788 123 456 of this cart once\./)).toBeVisible();
    expect(asked).toEqual([{ contact: "+250788123456", language: "en", lines: brief(lines) }]);
    // Not to whom: the next visitor need not read it.
    expect(kept()).toEqual({ code: alertCode(1), owner: null });
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(box.getByRole("button", { name: "Undo" }));
    expect(await box.findByText("You won't get a message.")).toBeVisible();
    expect(ended).toEqual([`${alertCode(1)} one`]);
    expect(kept()).toBeNull();
  });

  it("needs one press of whoever has an account, whose address it says", async () => {
    const { user, box, asked } = await open(customer);
    expect(await box.findByText(new RegExp(`^One email to ${customer.email} after`))).toBeVisible();
    await user.click(box.getByRole("button", REMIND));
    expect(await box.findByText(new RegExp(`^We'll remind ${customer.email}`))).toBeVisible();
    expect(asked).toMatchObject([{ contact: customer.email, lines: brief(lines) }]);
    expect(kept()).toEqual({ code: alertCode(1), owner: customer._id });
  });

  it("says so when it could not be noted, and can be asked for again", async () => {
    const { user, box } = await open(customer);
    await box.findByText(/^One email to/);
    server.use(http.post("*/api/alerts/carts", () => HttpResponse.error()));
    await user.click(box.getByRole("button", REMIND));
    expect(await box.findByRole("alert")).toHaveTextContent("Your reminder was not noted");
    expect(box.getByRole("button", REMIND)).toBeEnabled();
    expect(kept()).toBeNull();
  });

  it("follows what is in the cart, and is forgotten once it is over", async () => {
    keep(REMINDER_KEY, { code: alertCode(7), owner: null });
    const { user, box, told } = await open();
    expect(await box.findByText(/^We'll remind you of this cart once\./)).toBeVisible();
    await waitFor(() => expect(told).toEqual([{ lines: brief(lines) }]));
    server.use(
      http.put("*/api/alerts/carts/:code", () =>
        HttpResponse.json({ success: true, data: { is_on: false } }),
      ),
    );
    await user.click(screen.getAllByRole("button", { name: /^Remove: / })[0] as HTMLElement);
    expect(await box.findByRole("button", REMIND)).toBeVisible();
    expect(kept()).toBeNull();
  });

  it("of somebody who has left is neither shown nor kept", async () => {
    keep(REMINDER_KEY, { code: alertCode(7), owner: "acct_somebody" });
    const { box, told } = await open();
    expect(box.getByRole("button", REMIND)).toBeVisible();
    await waitFor(() => expect(kept()).toBeNull());
    expect(told).toEqual([]);
  });
});
