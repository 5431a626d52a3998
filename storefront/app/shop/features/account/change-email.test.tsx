import {
  changeEmailBodySchema,
  verifyEmailBodySchema,
  doneResponseSchema,
  loginResponseSchema,
  type ChangeEmailBody,
} from "@strive/backend/contracts/accounts";
import { orderListResponseSchema } from "@strive/backend/contracts/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse, type RequestHandler } from "msw";
import { describe, expect, it } from "vitest";
import { TOKEN_KEY } from "~/lib/token";
import { CODE } from "~/testing/accounts";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { orderNumbered, ownOrders } from "~/testing/own-orders";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { customer, isFrom, signedIn } from "~/testing/signed-in";
import { AccountScreen } from "./account-screen";

const NEW = "aline.u@example.rw";

const LIST = {
  success: true,
  data: [orderNumbered(482_913)],
  count: 1,
  limit: 10,
  offset: 0,
  status_counts: { pending: 1, processing: 0, shipped: 0, delivered: 0, cancelled: 0 },
};

/** A server that mails codes to new addresses. */
function emailDesk() {
  const asked: ChangeEmailBody[] = [];
  const handlers: RequestHandler[] = [
    http.post("*/api/auth/me/email", async ({ request }) => {
      expect(isFrom(request, customer)).toBe(true);
      const body = changeEmailBodySchema.parse(await request.json());
      asked.push(body);
      if (body.password !== "old secret") {
        const errors = [{ field: "password", message: "Password is incorrect" }];
        return failure(400, "Password is incorrect", { errors });
      }
      return HttpResponse.json(doneResponseSchema.parse({ success: true }));
    }),
    http.post("*/api/auth/me/email/confirm", async ({ request }) => {
      const { email, code } = verifyEmailBodySchema.parse(await request.json());
      if (code !== CODE) return failure(400, "Invalid or expired verification code");
      const user = { ...customer, email };
      // The order that was placed as a guest is there from now on.
      server.use(
        http.get("*/api/orders", ({ request: next }) => {
          expect(next.headers.get("Authorization")).toBe("Bearer token_new");
          return HttpResponse.json(orderListResponseSchema.parse(LIST));
        }),
      );
      return HttpResponse.json(
        loginResponseSchema.parse({ success: true, token: "token_new", user }),
      );
    }),
  ];
  return { asked, handlers };
}

function open() {
  const desk = emailDesk();
  server.use(ownOrders([]), ...signedIn(customer), ...desk.handlers);
  const view = renderRoute({
    at: "/account",
    routes: [{ path: "/account", Component: AccountScreen }],
  });
  return { ...view, ...desk };
}
type User = ReturnType<typeof open>["user"];

async function dialogOf(user: User) {
  await user.click(await screen.findByRole("button", { name: "Change Email" }));
  return screen.findByRole("dialog", { name: "Change Email" });
}
async function ask(user: User, email = NEW, password = "old secret") {
  const dialog = await dialogOf(user);
  const form = within(dialog);
  await user.type(form.getByLabelText("New email"), email);
  await user.type(form.getByLabelText("Your password"), password);
  await user.click(form.getByRole("button", { name: "Send code" }));
  return { dialog, form };
}

describe("another email address", () => {
  it("is taken once its code is typed, with the new token and what comes in", async () => {
    const { user, asked } = open();
    const { dialog, form } = await ask(user);
    const code = await form.findByLabelText("Verification code");
    await waitFor(() => expect(code).toHaveFocus());
    expect(dialog).toHaveAccessibleDescription(`We sent a code to ${NEW}`);
    expect(await complaintsOf(dialog)).toEqual([]);
    expect(asked).toEqual([{ email: NEW, password: "old secret" }]);
    await user.type(code, CODE);
    await user.click(form.getByRole("button", { name: "Verify" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await screen.findByText("Your email was changed.")).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveValue(NEW);
    expect(window.localStorage.getItem(TOKEN_KEY)).toBe("token_new");
    expect(await screen.findByRole("link", { name: /STR-482913/ })).toBeVisible();
  });

  it("is taken, with the new token, where the dialog is closed meanwhile", async () => {
    const { user } = open();
    const { form } = await ask(user);
    await user.type(await form.findByLabelText("Verification code"), CODE);
    let answer = () => {};
    const isAsked = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined);
    });
    server.use(http.post("*/api/auth/me/email/confirm", () => isAsked));
    await user.click(form.getByRole("button", { name: "Verify" }));
    expect(await form.findByRole("button", { name: "Please wait..." })).toBeDisabled();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    answer();
    expect(await screen.findByText("Your email was changed.")).toBeVisible();
    expect(window.localStorage.getItem(TOKEN_KEY)).toBe("token_new");
    expect(screen.getByLabelText("Email")).toHaveValue(NEW);
  });

  it("needs the right password and an address", async () => {
    const { user, asked } = open();
    const { form } = await ask(user, "aline", "wrong one");
    expect(await form.findByText("Please enter a valid email address")).toBeVisible();
    expect(form.getByLabelText("New email")).toHaveFocus();
    expect(asked).toEqual([]);
    await user.clear(form.getByLabelText("New email"));
    await user.type(form.getByLabelText("New email"), NEW);
    await user.click(form.getByRole("button", { name: "Send code" }));
    expect(await form.findByText("Password is incorrect")).toBeVisible();
    expect(form.getByLabelText("Your password")).toHaveFocus();
    expect(window.localStorage.getItem(TOKEN_KEY)).not.toBeNull();
  });

  it("stays with a wrong code, and can be another one", async () => {
    const { user } = open();
    const { form } = await ask(user);
    await user.type(await form.findByLabelText("Verification code"), "111111");
    await user.click(form.getByRole("button", { name: "Verify" }));
    expect(await form.findByText("Invalid or expired verification code")).toBeVisible();
    expect(form.getByRole("button", { name: /^Resend in \d+ s$/ })).toBeDisabled();
    await user.click(form.getByRole("button", { name: "Change it" }));
    expect(await form.findByLabelText("New email")).toHaveValue(NEW);
    await waitFor(() => expect(form.getByLabelText("New email")).toHaveFocus());
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Change Email" })).toHaveFocus());
    expect(screen.getByLabelText("Email")).toHaveValue(customer.email);
  });

  it("says that somebody else took it meanwhile, and that the network is gone", async () => {
    const { user } = open();
    const { form } = await ask(user);
    await user.type(await form.findByLabelText("Verification code"), CODE);
    server.use(
      http.post("*/api/auth/me/email/confirm", () => HttpResponse.error(), { once: true }),
      http.post("*/api/auth/me/email/confirm", () => failure(409, "This email is already in use")),
    );
    await user.click(form.getByRole("button", { name: "Verify" }));
    expect(await form.findByRole("alert")).toBeVisible();
    await user.click(form.getByRole("button", { name: "Verify" }));
    expect(await form.findByText("This email is already in use")).toBeVisible();
  });
});
