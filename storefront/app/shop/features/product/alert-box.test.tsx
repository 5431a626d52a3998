import { productResponseSchema } from "@strive/backend/contracts/catalogue";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { alertCode, alertDesk } from "~/testing/alerts";
import { complaintsOf } from "~/testing/axe";
import { productNamed } from "~/testing/fixtures";
import { failure } from "~/testing/handlers";
import { answerPublicSettings } from "~/testing/public-settings";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";
import { ProductScreen } from "./product-screen";

const HOODIE = productNamed("Karisimbi Heavy Hoodie");
const BLACK = "#1b1a1a";
const M_BLACK = HOODIE.variants.find(({ size, color }) => size === "M" && color === BLACK);

/** The hoodie's page at a size that is sold out in black alone. */
async function open({ hasTexts = true, as = null as typeof customer | null } = {}) {
  const product = {
    ...HOODIE,
    variants: HOODIE.variants.map((one) => ({
      ...one,
      stock_quantity: one.size === "M" && one.color === BLACK ? 0 : 9,
    })),
  };
  const desk = alertDesk();
  server.use(
    ...desk.handlers,
    ...(as === null ? [] : signedIn(as)),
    http.get("*/api/products/:key", () =>
      HttpResponse.json(productResponseSchema.parse({ success: true, data: product })),
    ),
    http.get("*/api/settings/public", () =>
      HttpResponse.json(answerPublicSettings({ textChannels: hasTexts ? ["sms"] : [] })),
    ),
  );
  const view = renderRoute({
    at: `/product/${HOODIE.id}?size=M`,
    routes: [{ path: "/product/:id", Component: () => <ProductScreen productKey={HOODIE.id} /> }],
  });
  const box = within(await screen.findByRole("region", { name: "Black, M is out of stock" }));
  await box.findByRole("button", { name: "Tell me when it's back" });
  return { ...view, ...desk, box };
}

describe("a size that is sold out", () => {
  it("has a form in place of the buttons, and links to colours that can be had", async () => {
    const { box, user, container } = await open();
    expect(screen.queryByRole("button", { name: "BUY NOW" })).not.toBeInTheDocument();
    expect(box.getByLabelText("Phone or email")).toHaveValue("");
    expect(box.getByText("One message when it's back. Nothing else.")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(box.getByRole("link", { name: "Red earth" }));
    expect(await screen.findByRole("button", { name: "BUY NOW" })).toBeEnabled();
  });

  it("is asked for by phone, and taken back", async () => {
    const { box, user, asked, ended, container } = await open();
    await user.type(box.getByLabelText("Phone or email"), "0788 123 456{Enter}");
    expect(await box.findByText("We'll text 0788 123 456 when Black, M is back.")).toBeVisible();
    expect(asked).toEqual([
      {
        product_id: HOODIE.id,
        variant_id: M_BLACK?.id,
        contact: "+250788123456",
        language: "en",
      },
    ]);
    // The field that had the focus is gone.
    await waitFor(() => expect(box.getByRole("button", { name: "Undo" })).toHaveFocus());
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(box.getByRole("button", { name: "Undo" }));
    expect(await box.findByText("You won't get a message.")).toBeVisible();
    expect(ended).toEqual([`${alertCode(1)} one`]);
    expect(box.getByLabelText("Phone or email")).toHaveValue("0788 123 456");
  });

  it("says what is wrong with a number, beside the field", async () => {
    const { box, user, asked } = await open();
    await user.type(box.getByLabelText("Phone or email"), "0788 12{Enter}");
    const field = box.getByLabelText("Phone or email");
    expect(await box.findByText(/A phone number has 10, like 0788 123 456/)).toBeVisible();
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it("asks for an address alone where the shop sends no texts", async () => {
    const { box, user } = await open({ hasTexts: false });
    await user.type(box.getByLabelText("Email"), "Aline@Example.rw{Enter}");
    expect(
      await box.findByText("We'll email aline@example.rw when Black, M is back."),
    ).toBeVisible();
  });

  it("knows the phone of whoever is signed in", async () => {
    const { box } = await open({ as: customer });
    expect(await box.findByDisplayValue("0788 000 000")).toBeVisible();
  });

  it("keeps what was typed when it cannot be sent, and says why", async () => {
    const { box, user } = await open();
    server.use(http.post("*/api/alerts", () => HttpResponse.error()));
    await user.type(box.getByLabelText("Phone or email"), "0788 123 456{Enter}");
    expect(await box.findByRole("alert")).toBeVisible();
    expect(box.getByLabelText("Phone or email")).toHaveValue("0788 123 456");
  });

  it("says so when it is not taken back", async () => {
    const { box, user } = await open();
    await user.type(box.getByLabelText("Phone or email"), "0788 123 456{Enter}");
    server.use(
      http.post("*/api/alerts/links/:code", () =>
        failure(503, "Service temporarily unavailable. Please refresh the page."),
      ),
    );
    await user.click(await box.findByRole("button", { name: "Undo" }));
    expect(await box.findByRole("alert")).toHaveTextContent("Your alert was not taken back");
    expect(box.getByText(/^We'll text/)).toBeVisible();
  });
});
