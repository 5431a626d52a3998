import {
  adminProfileBodySchema,
  changePasswordBodySchema,
  changePasswordResponseSchema,
  userResponseSchema,
  type User,
} from "@strive/backend/contracts/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TOKEN_KEY } from "~/lib/token";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { admin, customer, isFrom, signedIn } from "~/testing/signed-in";
import { SettingsScreen } from "./features/settings/settings-screen";
import AdminLayout from "./routes/admin-layout";
import { AdminGuard } from "./shell/admin-guard";
import { AdminShell } from "./shell/admin-shell";

const inside = (Screen: () => React.ReactNode) =>
  function Inside() {
    return (
      <AdminGuard>
        <AdminShell>
          <Screen />
        </AdminShell>
      </AdminGuard>
    );
  };

function open(user: User | null = admin, at = "/admin/settings") {
  if (user !== null) server.use(...signedIn(user));
  return renderRoute({
    at,
    isBare: true,
    routes: [
      { path: "/admin", Component: AdminLayout },
      { path: "/admin/settings", Component: inside(SettingsScreen) },
    ],
  });
}

const settings = () => screen.findByRole("heading", { level: 1, name: "Settings" });

afterEach(() => vi.useRealTimers());

describe("the guard", () => {
  it("shows Loading, and nothing of the admin, until the browser knows who is here", async () => {
    open();
    expect(screen.getByRole("status")).toHaveTextContent("Loading");
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    expect(await settings()).toBeVisible();
  });

  it.each([
    ["a guest", null],
    ["a customer", customer],
  ])("sends %s to the start page", async (_who, user) => {
    const { location } = open(user);
    expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeVisible();
    expect(location()).toBe("/");
    expect(screen.queryByText("Settings")).not.toBeInTheDocument();
  });

  it("leads from /admin to the first screen", async () => {
    const { location } = open(admin, "/admin");
    await settings();
    expect(location()).toBe("/admin/settings");
  });
});

describe("the shell", () => {
  it("links to the screens there are, and to the shop", async () => {
    const { container } = open();
    await settings();
    const nav = within(screen.getByRole("navigation", { name: "Admin" }));
    expect(nav.getAllByRole("link").map((link) => link.textContent)).toEqual(["Settings"]);
    expect(nav.getByRole("link", { name: "Settings" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("link", { name: "View shop" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("banner")).toHaveTextContent("Admin");
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("logs out and goes to the start page", async () => {
    const { user, location } = open();
    await settings();
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(location()).toBe("/"));
    expect(window.localStorage.getItem(TOKEN_KEY)).toBeNull();
  });

  it("has a menu for phones", async () => {
    const { user } = open();
    await settings();
    await user.click(screen.getByRole("button", { name: "Open menu" }));
    const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
    await user.click(menu.getByRole("link", { name: "Settings" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});

describe("the profile tab", () => {
  it("saves name, e-mail and phone", async () => {
    const received: unknown[] = [];
    const { user } = open();
    server.use(
      http.put("*/api/admin/profile", async ({ request }) => {
        expect(isFrom(request, admin)).toBe(true);
        const body = adminProfileBodySchema.parse(await request.json());
        received.push(body);
        const data = { ...admin, ...body, phone: body.phone ?? null };
        return HttpResponse.json(userResponseSchema.parse({ success: true, data }));
      }),
    );
    await settings();
    expect(screen.getByRole("tab", { name: "Profile" })).toHaveAttribute("aria-selected", "true");
    await user.clear(screen.getByLabelText("Name"));
    await user.type(screen.getByLabelText("Name"), "Eric Habimana");
    await user.type(screen.getByLabelText("Phone (optional)"), "0788 000 000");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(screen.getByRole("button", { name: "Save Profile" }));
    const message = await screen.findByText("Profile updated successfully!");
    expect(message).toBeVisible();
    expect(received).toEqual([
      { name: "Eric Habimana", email: "eric@example.rw", phone: "+250788000000" },
    ]);
    expect(screen.getByLabelText("Phone (optional)")).toHaveValue("+250788000000");
    vi.advanceTimersByTime(5000);
    await waitFor(() => expect(message).not.toBeInTheDocument());
  });

  it("says for five seconds that it failed, and why", async () => {
    const { user } = open();
    const why = "This email is already used";
    server.use(http.put("*/api/admin/profile", () => failure(409, why)));
    await settings();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(screen.getByRole("button", { name: "Save Profile" }));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(`Failed to update profile. ${why}`);
    vi.advanceTimersByTime(5000);
    await waitFor(() => expect(alert).not.toBeInTheDocument());
  });

  it("asks for name and e-mail", async () => {
    const { user } = open();
    await settings();
    await user.clear(screen.getByLabelText("Name"));
    await user.clear(screen.getByLabelText("Email"));
    await user.click(screen.getByRole("button", { name: "Save Profile" }));
    expect(await screen.findByText("First and last name are required")).toBeVisible();
    expect(screen.getByText("Please enter a valid email address")).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveFocus();
  });
});

describe("the security tab", () => {
  it("changes the password and goes on with the new token", async () => {
    const received: unknown[] = [];
    const { user, location } = open();
    server.use(
      http.post("*/api/admin/change-password", async ({ request }) => {
        received.push(changePasswordBodySchema.parse(await request.json()));
        return HttpResponse.json(
          changePasswordResponseSchema.parse({ success: true, token: "token_new" }),
        );
      }),
    );
    await settings();
    await user.click(screen.getByRole("tab", { name: "Security" }));
    await waitFor(() => expect(location()).toBe("/admin/settings?tab=security"));
    await user.type(screen.getByLabelText("Current password"), "old secret");
    await user.type(screen.getByLabelText("New password"), "new secret");
    await user.type(screen.getByLabelText("Confirm new password"), "new secret");
    await user.click(screen.getByRole("button", { name: "Change Password" }));
    expect(await screen.findByText("Password changed successfully!")).toBeVisible();
    expect(received).toEqual([{ currentPassword: "old secret", newPassword: "new secret" }]);
    expect(window.localStorage.getItem(TOKEN_KEY)).toBe("token_new");
    expect(window.localStorage.getItem("adminToken")).toBe("token_new");
  });

  it("is where its address says, and names what is wrong", async () => {
    const { user, container } = open(admin, "/admin/settings?tab=security");
    await settings();
    expect(screen.getByRole("tab", { name: "Security" })).toHaveAttribute("aria-selected", "true");
    await user.type(screen.getByLabelText("New password"), "new secret");
    await user.click(screen.getByRole("button", { name: "Change Password" }));
    expect(await screen.findByText("Current password is required")).toBeVisible();
    expect(screen.getByText("New passwords don't match")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });
});
