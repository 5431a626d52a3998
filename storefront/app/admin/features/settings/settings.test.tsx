import {
  adminProfileBodySchema,
  changePasswordBodySchema,
  changePasswordResponseSchema,
  userResponseSchema,
} from "@strive/backend/contracts/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TOKEN_KEY } from "~/lib/token";
import { endsEveryLogin } from "~/testing/admin-people";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { admin, isFrom } from "~/testing/signed-in";
import { SettingsScreen } from "./settings-screen";

const open = (at = "/admin/settings") =>
  renderAdmin({ at, screens: [{ path: "/admin/settings", Screen: SettingsScreen }] });

const settings = () => screen.findByRole("heading", { level: 1, name: "Settings" });

afterEach(() => vi.useRealTimers());

describe("the profile tab", () => {
  it("saves name, email and phone", async () => {
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
    expect(screen.getByLabelText("Phone (optional)")).toHaveValue("0788 000 000");
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

  it("asks for name and email", async () => {
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
    await user.type(await screen.findByLabelText("Current password"), "old secret");
    await user.type(screen.getByLabelText("New password"), "new secret");
    await user.type(screen.getByLabelText("Confirm new password"), "new secret");
    await user.click(screen.getByRole("button", { name: "Change Password" }));
    expect(await screen.findByText("Password changed successfully!")).toBeVisible();
    expect(received).toEqual([{ currentPassword: "old secret", newPassword: "new secret" }]);
    expect(window.localStorage.getItem(TOKEN_KEY)).toBe("token_new");
    expect(window.localStorage.getItem("adminToken")).toBe("token_new");
  });

  it("is where its address says, and names what is wrong", async () => {
    const { user, container } = open("/admin/settings?tab=security");
    await settings();
    expect(screen.getByRole("tab", { name: "Security" })).toHaveAttribute("aria-selected", "true");
    await user.type(screen.getByLabelText("New password"), "new secret");
    await user.click(screen.getByRole("button", { name: "Change Password" }));
    expect(await screen.findByText("Current password is required")).toBeVisible();
    expect(screen.getByText("New passwords don't match")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });
});

describe("signing out everywhere", () => {
  it("is asked, ends the older tokens, and goes on with the new one", async () => {
    const { user } = open("/admin/settings?tab=security");
    server.use(endsEveryLogin("token_only"));
    await settings();
    await user.click(screen.getByRole("button", { name: "Sign out everywhere" }));
    const name = "Sign out on all other devices?";
    const question = within(await screen.findByRole("dialog", { name }));
    await user.click(question.getByRole("button", { name: "Sign out everywhere" }));
    expect(await screen.findByText("You are signed out everywhere else.")).toBeVisible();
    expect(window.localStorage.getItem(TOKEN_KEY)).toBe("token_only");
    expect(window.localStorage.getItem("adminToken")).toBe("token_only");
  });

  it("says why it failed, and keeps the token", async () => {
    const { user } = open("/admin/settings?tab=security");
    server.use(http.post("*/api/auth/logout-everywhere", () => failure(503, "Away")));
    await settings();
    const before = window.localStorage.getItem(TOKEN_KEY);
    await user.click(screen.getByRole("button", { name: "Sign out everywhere" }));
    const question = within(await screen.findByRole("dialog"));
    await user.click(question.getByRole("button", { name: "Sign out everywhere" }));
    expect(await question.findByRole("alert")).toHaveTextContent(
      "Failed to sign out everywhere. Server error - please try again",
    );
    expect(window.localStorage.getItem(TOKEN_KEY)).toBe(before);
  });
});
