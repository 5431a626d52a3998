import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import {
  changePasswordBodySchema,
  changePasswordResponseSchema,
  deleteOwnAccountBodySchema,
  doneResponseSchema,
  meResponseSchema,
  updateOwnProfileBodySchema,
  type UpdateOwnProfileBody,
  type User,
} from "@strive/backend/contracts/accounts";
import { TOKEN_KEY } from "~/lib/token";
import { tokenOf } from "~/testing/accounts";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { ownOrders } from "~/testing/own-orders";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { admin, customer, isFrom, signedIn } from "~/testing/signed-in";
import { AccountScreen } from "./account-screen";

function open(user: User | null = customer) {
  server.use(ownOrders([]));
  if (user !== null) server.use(...signedIn(user));
  return renderRoute({
    at: "/account",
    routes: [{ path: "/account", Component: AccountScreen }],
  });
}

const section = (name: string) => screen.findByRole("region", { name });
const storedToken = () => window.localStorage.getItem(TOKEN_KEY);

describe("the account's page", () => {
  it("offers a guest to log in or register, and shows nothing else", async () => {
    const { user } = open(null);
    const main = within(screen.getByRole("main"));
    expect(await main.findByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
    expect(main.queryByRole("region")).not.toBeInTheDocument();
    await user.click(main.getByRole("button", { name: "Register" }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByLabelText("First name")).toBeInTheDocument();
  });

  it("says that it is loading until the browser knows who is here", async () => {
    open();
    expect(screen.getByText("Loading your account...")).toBeInTheDocument();
    expect(screen.queryByText(customer.email)).not.toBeInTheDocument();
    await section("Profile");
    expect(screen.queryByText("Loading your account...")).not.toBeInTheDocument();
  });

  it("sends an admin to the admin's settings, and asks for nobody's orders", async () => {
    open(admin);
    expect(await screen.findByRole("link", { name: "Open Settings" })).toHaveAttribute(
      "href",
      "/admin/settings",
    );
    expect(screen.queryByRole("region", { name: "My orders" })).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Delete my account" })).not.toBeInTheDocument();
  });

  it("has nothing that axe finds", async () => {
    const { container } = open();
    await screen.findByText("No orders yet");
    expect(await complaintsOf(container)).toEqual([]);
  });
});

describe("the profile", () => {
  const answerWith = (received: UpdateOwnProfileBody[]) =>
    http.put("*/api/auth/me", async ({ request }) => {
      const body = updateOwnProfileBodySchema.parse(await request.json());
      received.push(body);
      const user = { ...customer, ...body, name: `${body.firstname} ${body.lastname}` };
      return HttpResponse.json(meResponseSchema.parse({ success: true, user }));
    });

  it("saves names and phone, and leaves the email address alone", async () => {
    const received: UpdateOwnProfileBody[] = [];
    const { user } = open();
    server.use(answerWith(received));
    const form = within(await section("Profile"));
    expect(form.getByLabelText("Email")).toHaveAttribute("readonly");
    expect(form.getByLabelText("Email")).toHaveValue(customer.email);
    await user.clear(form.getByLabelText("First name"));
    await user.type(form.getByLabelText("First name"), " Diane ");
    await user.clear(form.getByLabelText("Phone (optional)"));
    await user.click(form.getByRole("button", { name: "Save Profile" }));
    expect(await form.findByRole("status")).toHaveTextContent("Profile updated successfully!");
    expect(received).toEqual([{ firstname: "Diane", lastname: "Uwase", phone: null }]);
    expect(form.getByLabelText("First name")).toHaveValue("Diane");
    expect(screen.getByRole("link", { name: "Diane" })).toBeInTheDocument();
  });

  it("says beside the field what is wrong, and goes to the first", async () => {
    const received: UpdateOwnProfileBody[] = [];
    const { user } = open();
    server.use(answerWith(received));
    const form = within(await section("Profile"));
    await user.clear(form.getByLabelText("Last name"));
    await user.clear(form.getByLabelText("Phone (optional)"));
    await user.type(form.getByLabelText("Phone (optional)"), "0788 123 45");
    await user.click(form.getByRole("button", { name: "Save Profile" }));
    expect(await form.findByText("First and last name are required")).toBeVisible();
    expect(form.getByText(/One digit is missing/)).toBeVisible();
    expect(form.getByLabelText("Last name")).toHaveFocus();
    expect(received).toEqual([]);
  });

  it("says when it could not be saved, and keeps what was typed", async () => {
    const { user } = open();
    server.use(http.put("*/api/auth/me", () => failure(503, "Service temporarily unavailable")));
    const form = within(await section("Profile"));
    await user.type(form.getByLabelText("First name"), "x");
    await user.click(form.getByRole("button", { name: "Save Profile" }));
    expect(await form.findByRole("alert")).toHaveTextContent(
      "Failed to update profile. Server error - please try again",
    );
    expect(form.getByLabelText("First name")).toHaveValue("Alinex");
  });
});

describe("the password", () => {
  async function fill(current: string, next: string, confirm: string) {
    const view = open();
    const form = within(await section("Password"));
    await view.user.type(form.getByLabelText("Current password"), current);
    await view.user.type(form.getByLabelText("New password"), next);
    await view.user.type(form.getByLabelText("Confirm new password"), confirm);
    const send = () => view.user.click(form.getByRole("button", { name: "Change Password" }));
    return { ...view, form, send };
  }

  it("goes on with the new token", async () => {
    const received: unknown[] = [];
    const { form, send } = await fill("old secret", "new secret", "new secret");
    server.use(
      http.post("*/api/auth/change-password", async ({ request }) => {
        expect(isFrom(request, customer)).toBe(true);
        received.push(changePasswordBodySchema.parse(await request.json()));
        return HttpResponse.json(
          changePasswordResponseSchema.parse({ success: true, token: "token_new" }),
        );
      }),
    );
    await send();
    expect(await form.findByRole("status")).toHaveTextContent("Password changed successfully!");
    expect(received).toEqual([{ currentPassword: "old secret", newPassword: "new secret" }]);
    expect(storedToken()).toBe("token_new");
    expect(form.getByLabelText("Current password")).toHaveValue("");
  });

  it("refuses a short one and one that was not typed twice", async () => {
    const { form, send } = await fill("old secret", "short", "other");
    await send();
    expect(await form.findByText("Password must be at least 6 characters")).toBeVisible();
    expect(form.getByText("New passwords don't match")).toBeVisible();
    expect(form.getByLabelText("New password")).toHaveFocus();
  });

  it("says beside the field that the current one is wrong", async () => {
    const { form, send } = await fill("not mine", "new secret", "new secret");
    const message = "Current password is incorrect";
    server.use(
      http.post("*/api/auth/change-password", () =>
        failure(400, message, { errors: [{ field: "currentPassword", message }] }),
      ),
    );
    await send();
    expect(await form.findByText(message)).toBeVisible();
    expect(form.getByLabelText("Current password")).toHaveFocus();
    expect(storedToken()).toBe(tokenOf(customer));
  });

  it("shows the server's words where no field is named", async () => {
    const { form, send } = await fill("not mine", "new secret", "new secret");
    server.use(
      http.post("*/api/auth/change-password", () => failure(429, "Slow down", {}), { once: true }),
    );
    await send();
    expect(await form.findByRole("alert")).toHaveTextContent(
      "Failed to change password. Too many requests - please wait a moment",
    );
  });
});

describe("my data", () => {
  it("is saved as a file", async () => {
    const saved: Blob[] = [];
    // jsdom knows neither.
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob);
        return "blob:test";
      },
      revokeObjectURL: () => undefined,
    });
    const click = vi
      .spyOn(HTMLAnchorElement.prototype, "click")
      .mockImplementation(() => undefined);
    const { user } = open();
    server.use(
      http.get("*/api/auth/me/data", ({ request }) =>
        isFrom(request, customer)
          ? HttpResponse.json({ success: true, data: { user: customer, orders: [] } })
          : failure(401, "Please log in"),
      ),
    );
    const part = within(await section("My data"));
    await user.click(part.getByRole("button", { name: "Download My Data" }));
    expect(await part.findByRole("status")).toHaveTextContent("Saved as strive-my-data.json");
    expect(click).toHaveBeenCalledTimes(1);
    expect(JSON.parse((await saved[0]?.text()) ?? "")).toEqual({ user: customer, orders: [] });
  });

  it("says when it could not be had", async () => {
    const { user } = open();
    server.use(http.get("*/api/auth/me/data", () => failure(500, "Server error"), { once: true }));
    const part = within(await section("My data"));
    await user.click(part.getByRole("button", { name: "Download My Data" }));
    expect(await part.findByRole("alert")).toHaveTextContent("Server error - please try again");
  });
});

describe("deleting the account", () => {
  async function openDialog() {
    const view = open();
    const part = within(await section("Delete my account"));
    const opener = part.getByRole("button", { name: "Delete My Account" });
    await view.user.click(opener);
    const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
    return { ...view, dialog, opener };
  }

  it("says what happens, and can be left", async () => {
    const { user, dialog, opener } = await openDialog();
    expect(dialog.getByText(/the law asks us to keep invoices/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  it("asks for the password", async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole("button", { name: "Delete My Account" }));
    expect(await dialog.findByText("Password is required")).toBeVisible();
    server.use(http.delete("*/api/auth/me", () => failure(400, "Password is incorrect")));
    await user.type(dialog.getByLabelText("Your password"), "wrong");
    await user.click(dialog.getByRole("button", { name: "Delete My Account" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Password is incorrect");
    expect(storedToken()).toBe(tokenOf(customer));
  });

  it("signs out and goes to the start page", async () => {
    const received: unknown[] = [];
    const { user, dialog, location } = await openDialog();
    server.use(
      http.delete("*/api/auth/me", async ({ request }) => {
        received.push(deleteOwnAccountBodySchema.parse(await request.json()));
        return HttpResponse.json(doneResponseSchema.parse({ success: true }));
      }),
      http.post("*/api/auth/logout", () => failure(401, "Please log in")),
    );
    await user.type(dialog.getByLabelText("Your password"), "secret");
    await user.click(dialog.getByRole("button", { name: "Delete My Account" }));
    expect(await screen.findByText("Your account was deleted.")).toBeVisible();
    await waitFor(() => expect(location()).toBe("/"));
    expect(received).toEqual([{ password: "secret" }]);
    expect(storedToken()).toBeNull();
  });
});
