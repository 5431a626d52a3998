import { doneResponseSchema, loginResponseSchema } from "@strive/backend/contracts/accounts";
import { askPhoneBodySchema, confirmPhoneBodySchema } from "@strive/backend/contracts/phone-login";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { TOKEN_KEY } from "~/lib/token";
import { CODE } from "~/testing/accounts";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { ownOrders } from "~/testing/own-orders";
import { answerPublicSettings } from "~/testing/public-settings";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";
import { AccountScreen } from "./account-screen";

const PHONE = "+250788123456";

/** A server that sends codes by SMS. */
function open(phoneLogin = true) {
  const asked: unknown[] = [];
  server.use(
    ownOrders([]),
    ...signedIn(customer),
    http.get("*/api/settings/public", () =>
      HttpResponse.json(answerPublicSettings({ phoneLogin })),
    ),
    http.post("*/api/auth/me/phone", async ({ request }) => {
      asked.push(askPhoneBodySchema.parse(await request.json()));
      return HttpResponse.json(doneResponseSchema.parse({ success: true }));
    }),
    http.post("*/api/auth/me/phone/confirm", async ({ request }) => {
      const { phone, code } = confirmPhoneBodySchema.parse(await request.json());
      if (code !== CODE) return failure(409, "This phone number belongs to another account");
      const user = { ...customer, phone, phoneConfirmed: true };
      return HttpResponse.json(
        loginResponseSchema.parse({ success: true, token: "token_new", user }),
      );
    }),
  );
  const view = renderRoute({
    at: "/account",
    routes: [{ path: "/account", Component: AccountScreen }],
  });
  return { ...view, asked };
}

it("lets a phone open the account once its code is typed", async () => {
  const { user, asked } = open();
  await user.click(await screen.findByRole("button", { name: "Confirm Phone" }));
  const dialog = await screen.findByRole("dialog", { name: "Confirm Phone" });
  const form = within(dialog);
  expect(form.getByLabelText("Phone")).toHaveValue("0788 000 000");
  await user.clear(form.getByLabelText("Phone"));
  await user.type(form.getByLabelText("Phone"), "0788123456");
  await user.type(form.getByLabelText("Your password"), "old secret");
  await user.click(form.getByRole("button", { name: "Send code" }));
  const code = await form.findByLabelText("Verification code");
  expect(dialog).toHaveAccessibleDescription("We sent a code by SMS to 0788 123 456.");
  expect(await complaintsOf(dialog)).toEqual([]);
  expect(asked).toEqual([{ phone: PHONE, password: "old secret" }]);
  await user.type(code, "000000");
  await user.click(form.getByRole("button", { name: "Verify" }));
  expect(await form.findByRole("alert")).toHaveTextContent(
    "This phone number belongs to another account",
  );
  await user.clear(code);
  await user.type(code, CODE);
  await user.click(form.getByRole("button", { name: "Verify" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(window.localStorage.getItem(TOKEN_KEY)).toBe("token_new");
  expect(
    await screen.findByText("You can log in with 0788 123 456 and a code by SMS."),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: "Change Phone" })).toBeVisible();
  // Saving the profile now must not bring the old number back.
  expect(screen.getByLabelText("Phone (optional)")).toHaveValue("0788 123 456");
});

it("is not offered where nothing sends SMS", async () => {
  open(false);
  await screen.findByRole("button", { name: "Change Email" });
  expect(screen.queryByRole("button", { name: "Confirm Phone" })).not.toBeInTheDocument();
});
