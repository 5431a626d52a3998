import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse, type RequestHandler } from "msw";
import { describe, expect, it } from "vitest";
import { orderListQuerySchema, orderListResponseSchema } from "@strive/backend/contracts/orders";
import { userNamed } from "~/testing/accounts";
import { peopleDesk } from "~/testing/admin-people";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { orderNumbered } from "~/testing/own-orders";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { admin } from "~/testing/signed-in";
import { UsersScreen } from "./users-screen";

const grace = userNamed("Grace", { phone: "+250788123456", emailVerified: false });

/** GET /orders of staff: five, of which a few are shown. */
const fiveOrders = (asked: string[]) =>
  http.get("*/api/orders", ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const { search = "", limit, offset } = orderListQuerySchema.parse(query);
    asked.push(search);
    const all = [5, 4, 3, 2, 1].map((at) => orderNumbered(482_900 + at));
    return HttpResponse.json(
      orderListResponseSchema.parse({
        success: true,
        data: all.slice(offset, offset + limit),
        count: all.length,
        limit,
        offset,
        status_counts: { pending: 5, processing: 0, shipped: 0, delivered: 0, cancelled: 0 },
      }),
    );
  });

function open({ at = "/admin/users?view=acc_grace", first = [] as RequestHandler[] } = {}) {
  const desk = peopleDesk(admin, grace);
  const searched: string[] = [];
  const view = renderAdmin({ at, screens: [{ path: "/admin/users", Screen: UsersScreen }] });
  server.use(...first, fiveOrders(searched), ...desk.handlers);
  return { ...view, ...desk, searched };
}
const details = () => screen.findByRole("dialog", { name: "User details" });
const editing = () => screen.findByRole("dialog", { name: "Edit user" });

describe("a user's details", () => {
  it("show what is known of them, and their last orders", async () => {
    const { searched } = open();
    const modal = within(await details());
    expect(await modal.findByText("Not verified")).toBeVisible();
    expect(modal.getByRole("link", { name: "grace@example.rw" })).toHaveAttribute(
      "href",
      "mailto:grace@example.rw",
    );
    expect(modal.getByRole("link", { name: "0788 123 456" })).toBeVisible();
    expect(modal.getByText("Jan 05, 2026, 10:00")).toBeVisible();
    expect(await modal.findByRole("link", { name: /STR-482905/ })).toHaveAttribute(
      "href",
      "/admin/orders?view=order_482905",
    );
    expect(modal.getAllByRole("listitem")).toHaveLength(3);
    expect(modal.getAllByText("RWF 38,000")).toHaveLength(3);
    expect(modal.getByRole("link", { name: "Show all 5 orders" })).toHaveAttribute(
      "href",
      "/admin/orders?search=grace%40example.rw",
    );
    expect(searched).toEqual(["grace@example.rw"]);
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
  });

  it("open by the name, and close by Escape", async () => {
    const { user, location } = open({ at: "/admin/users?role=user" });
    await user.click(await screen.findByRole("button", { name: /^Grace Uwase/ }));
    await details();
    expect(location()).toBe("/admin/users?role=user&view=acc_grace");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(location()).toBe("/admin/users?role=user"));
    await waitFor(() => expect(screen.getByRole("button", { name: /^Grace Uwase/ })).toHaveFocus());
  });

  it("change role and status like the list does", async () => {
    const { user, changes } = open();
    const modal = within(await details());
    await user.click(await modal.findByRole("button", { name: "Active: deactivate Grace Uwase" }));
    expect(await modal.findByText("Inactive")).toBeVisible();
    await user.selectOptions(modal.getByLabelText("Role of Grace Uwase"), "Admin");
    await user.click(await screen.findByRole("button", { name: "Make admin" }));
    await waitFor(() =>
      expect(changes).toEqual([
        "PUT acc_grace/toggle-status",
        'PUT acc_grace/role {"role":"admin"}',
      ]),
    );
  });

  it("close when the user is deleted", async () => {
    const { user, location } = open();
    await user.click(await within(await details()).findByRole("button", { name: "Delete" }));
    const question = within(await screen.findByRole("dialog", { name: "Delete Grace Uwase?" }));
    await user.click(question.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(location()).toBe("/admin/users"));
    expect(await screen.findByText("Grace Uwase is deleted.")).toBeVisible();
  });

  it("of oneself say what can't be done, and why", async () => {
    open({ at: "/admin/users?view=acc_eric" });
    const modal = within(await details());
    expect(await modal.findByText(/You are the only admin/)).toBeVisible();
    expect(modal.getByRole("button", { name: "Delete" })).toBeDisabled();
    expect(modal.getByLabelText("Role of Eric Uwase")).toBeDisabled();
  });

  it("say that nobody is there", async () => {
    open({ at: "/admin/users?view=acc_nobody" });
    expect(await within(await details()).findByRole("alert")).toHaveTextContent(
      "Failed to fetch user. Resource not found",
    );
  });

  it("say that the orders could not be had, beside what is known", async () => {
    const { user } = open({
      first: [
        http.get("*/api/orders", () => failure(503, "Service temporarily unavailable"), {
          once: true,
        }),
      ],
    });
    const modal = within(await details());
    expect(await modal.findByRole("alert")).toHaveTextContent("Server error - please try again");
    expect(modal.getByText("Not verified")).toBeVisible();
    await user.click(modal.getByRole("button", { name: "Retry" }));
    expect(await modal.findByRole("link", { name: /STR-482905/ })).toBeVisible();
  });
});

describe("editing a user", () => {
  const type = async (user: ReturnType<typeof open>["user"], label: string, text: string) => {
    const field = await within(await editing()).findByLabelText(label);
    await user.clear(field);
    if (text !== "") await user.type(field, text);
  };

  it("sends only what was changed, and shows it", async () => {
    const { user, changes, location } = open();
    await user.click(await within(await details()).findByRole("button", { name: "Edit user" }));
    const modal = within(await editing());
    expect(modal.getByRole("button", { name: "Save" })).toBeDisabled();
    await type(user, "Last name", "Ingabire");
    await type(user, "Phone (optional)", "");
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
    await user.click(modal.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Grace Ingabire is saved.")).toBeVisible();
    expect(changes).toEqual(['PUT acc_grace {"lastname":"Ingabire","phone":null}']);
    await waitFor(() => expect(location()).toBe("/admin/users?view=acc_grace"));
    expect(await within(await details()).findByText("None given")).toBeVisible();
  });

  it("names what is wrong beside its field", async () => {
    const { user } = open({ at: "/admin/users?edit=acc_grace" });
    await type(user, "First name", "");
    await type(user, "Email", "grace");
    await type(user, "Phone (optional)", "0788 123 45");
    await user.click(within(await editing()).getByRole("button", { name: "Save" }));
    const modal = within(await editing());
    expect(await modal.findByText("First and last name are required")).toBeVisible();
    expect(modal.getByText("Please enter a valid email address")).toBeVisible();
    expect(modal.getByText(/One digit is missing/)).toBeVisible();
    expect(modal.getByLabelText("First name")).toHaveFocus();
  });

  it("says why it failed, and loses nothing", async () => {
    const { user } = open({
      at: "/admin/users?edit=acc_grace",
      first: [http.put("*/api/auth/users/:id", () => failure(409, "This email is already in use"))],
    });
    await type(user, "Email", "aline@example.rw");
    await user.click(within(await editing()).getByRole("button", { name: "Save" }));
    const modal = within(await editing());
    expect(await modal.findByRole("alert")).toHaveTextContent(
      "Failed to update user. This email is already in use",
    );
    expect(modal.getByLabelText("Email")).toHaveValue("aline@example.rw");
  });

  it("asks before what was typed is lost", async () => {
    const { user, location } = open({ at: "/admin/users?edit=acc_grace" });
    await type(user, "First name", "Gracia");
    await user.keyboard("{Escape}");
    const question = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
    await user.click(question.getByRole("button", { name: "Keep editing" }));
    expect(within(await editing()).getByLabelText("First name")).toHaveValue("Gracia");
    expect(location()).toBe("/admin/users?edit=acc_grace");
    await user.click(within(await editing()).getByRole("button", { name: "Cancel" }));
    await user.click(await screen.findByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(location()).toBe("/admin/users"));
  });
});
