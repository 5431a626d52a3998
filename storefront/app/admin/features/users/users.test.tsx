import type { User } from "@strive/backend/contracts/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse, type RequestHandler } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { userNamed } from "~/testing/accounts";
import { peopleDesk } from "~/testing/admin-people";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { admin } from "~/testing/signed-in";
import { UsersScreen } from "./users-screen";

const grace = userNamed("Grace", {
  lastname: "Ingabire",
  name: "Grace Ingabire",
  createdAt: "2026-02-10T08:00:00.000Z",
});
const diane = userNamed("Diane", { role: "admin", createdAt: "2026-02-09T08:00:00.000Z" });
const patrick = userNamed("Patrick", { isActive: false, createdAt: "2026-02-08T08:00:00.000Z" });
const ALL = [admin, grace, diane, patrick];

interface OpenOptions {
  people?: User[];
  at?: string;
  /** Answer before the desk does. */
  first?: RequestHandler[];
}

function open({ people = ALL, at = "/admin/users", first = [] }: OpenOptions = {}) {
  const desk = peopleDesk(...people);
  const view = renderAdmin({ at, screens: [{ path: "/admin/users", Screen: UsersScreen }] });
  server.use(...first, ...desk.handlers);
  return { ...view, ...desk };
}

const narrow = () =>
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
const row = (name: RegExp) => screen.findByRole("row", { name });
const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((line) => within(line).getAllByRole("button")[0]?.textContent);
/** The badges of the rows begin with the same word, but are no filters. */
const tile = (name: RegExp) => {
  const filters = screen
    .getAllByRole("button", { name })
    .filter((button) => button.hasAttribute("aria-pressed"));
  if (!filters[0]) throw new Error(`There is no tile ${String(name)}.`);
  return filters[0];
};
const roleOf = (name: string) => screen.getByLabelText(`Role of ${name}`);
const dialog = (name: string) => screen.findByRole("dialog", { name });
const down = () => failure(503, "Service temporarily unavailable");

afterEach(() => vi.unstubAllGlobals());

describe("the list of users", () => {
  it("shows initial, name, email, date, role and status, newest first", async () => {
    const { container } = open();
    expect(await screen.findByText("Loading users...")).toBeVisible();
    const line = within(await row(/Grace Ingabire/));
    expect(line.getByText("G")).toBeInTheDocument();
    expect(line.getByText("grace@example.rw")).toBeVisible();
    expect(line.getByText("Feb 10, 2026")).toBeVisible();
    expect(line.getByLabelText("Role of Grace Ingabire")).toHaveValue("user");
    expect(line.getByText("Active")).toHaveClass("text-success");
    expect(within(await row(/Patrick/)).getByText("Inactive")).toBeVisible();
    expect(names()[0]).toContain("Grace Ingabire");
    expect(screen.getByText("Total users: 4")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("counts them in tiles, each of which is a filter", async () => {
    const { user, location, asked } = open();
    await screen.findByText("Total users: 4");
    await waitFor(() => expect(tile(/^Total Users/)).toHaveTextContent("4"));
    expect(tile(/^Active/)).toHaveTextContent("3");
    expect(tile(/^Admins/)).toHaveTextContent("2");
    expect(tile(/^Regular Users/)).toHaveTextContent("2");
    expect(tile(/^Total Users/)).toHaveAttribute("aria-pressed", "true");
    await user.click(tile(/^Admins/));
    expect(await screen.findByText("Total users: 2")).toBeVisible();
    expect(location()).toBe("/admin/users?role=admin");
    expect(tile(/^Admins/)).toHaveAttribute("aria-pressed", "true");
    await user.click(tile(/^Active/));
    expect(await screen.findByText("Total users: 3")).toBeVisible();
    expect(location()).toBe("/admin/users?isActive=true");
    await user.click(tile(/^Active/));
    expect(await screen.findByText("Total users: 4")).toBeVisible();
    expect(asked.at(1)).toBe("?role=admin&offset=0");
  });

  it("searches, filters and sorts by its address, and leaves out garbage", async () => {
    const { asked, user, location } = open({
      at: "/admin/users?search=e&role=user&isActive=maybe&sort=shoe",
    });
    expect(await screen.findByText("Total users: 2")).toBeVisible();
    expect(asked).toEqual(["?search=e&role=user&offset=0"]);
    await user.click(screen.getByRole("button", { name: "User" }));
    const head = screen.getByRole("columnheader", { name: "User" });
    await waitFor(() => expect(head).toHaveAttribute("aria-sort", "ascending"));
    expect(location()).toContain("sort=name");
    await waitFor(() => expect(names()[0]).toContain("Grace"));
    await user.click(screen.getByRole("button", { name: "User" }));
    await waitFor(() => expect(names()[0]).toContain("Patrick"));
    expect(location()).toContain("sort=name_desc");
    await user.selectOptions(screen.getByLabelText("Status"), "Inactive only");
    expect(await screen.findByText("Total users: 1")).toBeVisible();
  });

  it("pages", async () => {
    const many = Array.from({ length: 24 }, (_, at) => userNamed(`Keza${at}`));
    const { user } = open({ people: [admin, ...many] });
    expect(await screen.findByText("1–20 of 25")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(await screen.findByText("21–25 of 25")).toBeVisible();
  });

  it("says that there are none", async () => {
    open({ people: [] });
    expect(await screen.findByRole("heading", { name: "No users found" })).toBeVisible();
    expect(screen.getByText("Users will appear here once they register.")).toBeVisible();
  });

  it("says what went wrong, of list and numbers, and asks again", async () => {
    const { user } = open({
      first: [
        http.get("*/api/auth/users", down, { once: true }),
        http.get("*/api/auth/users/stats", down, { once: true }),
      ],
    });
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
    for (const retry of screen.getAllByRole("button", { name: "Retry" })) await user.click(retry);
    expect(await screen.findByText("Total users: 4")).toBeVisible();
    await waitFor(() => expect(tile(/^Total Users/)).toHaveTextContent("4"));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("stands as cards on a phone, with a menu for what can be done", async () => {
    narrow();
    const { user, location, container } = open();
    await user.click(await screen.findByRole("button", { name: "Actions: Grace Ingabire" }));
    const menu = within(screen.getByRole("menu"));
    expect(menu.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
      "Show details",
      "Edit",
      "Deactivate",
      "Delete",
    ]);
    // The content security policy refuses style elements.
    expect(document.styleSheets).toHaveLength(0);
    await user.click(menu.getByRole("menuitem", { name: "Edit" }));
    await dialog("Edit user");
    expect(location()).toBe("/admin/users?edit=acc_grace");
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Actions: Grace Ingabire" })).toHaveFocus(),
    );
    expect(await complaintsOf(container)).toEqual([]);
  });
});

describe("a role", () => {
  it("opens everything, so it is asked first", async () => {
    const { user, changes } = open();
    await row(/Grace/);
    await user.selectOptions(roleOf("Grace Ingabire"), "Admin");
    const question = within(await dialog("Make Grace Ingabire an admin?"));
    expect(question.getByText(/can change everything here/)).toBeVisible();
    expect(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await user.click(question.getByRole("button", { name: "Cancel" }));
    expect(roleOf("Grace Ingabire")).toHaveValue("user");
    expect(changes).toEqual([]);
    await user.selectOptions(roleOf("Grace Ingabire"), "Admin");
    await user.click(screen.getByRole("button", { name: "Make admin" }));
    expect(await screen.findByText("Grace Ingabire is an admin now.")).toBeVisible();
    expect(changes).toEqual(['PUT acc_grace/role {"role":"admin"}']);
    await waitFor(() => expect(tile(/^Admins/)).toHaveTextContent("3"));
    expect(roleOf("Grace Ingabire")).toHaveValue("admin");
  });

  it("that can't be given says why where it is asked, and stays as it was", async () => {
    const { user } = open({
      first: [http.put("*/api/auth/users/:id/role", () => failure(404, "Resource not found"))],
    });
    await row(/Grace/);
    await user.selectOptions(roleOf("Grace Ingabire"), "Admin");
    await user.click(await screen.findByRole("button", { name: "Make admin" }));
    const question = within(await dialog("Make Grace Ingabire an admin?"));
    expect(await question.findByRole("alert")).toHaveTextContent(
      "Failed to update user role. Resource not found",
    );
    await user.click(question.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(roleOf("Grace Ingabire")).toHaveValue("user"));
  });

  it("is taken at once, and given back when the server refuses, in its words", async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user } = open({
      first: [
        http.put("*/api/auth/users/:id/role", async () => {
          await held;
          return failure(409, "There must be at least one active admin");
        }),
      ],
    });
    await row(/Diane/);
    await user.selectOptions(roleOf("Diane Uwase"), "User");
    await waitFor(() => expect(roleOf("Diane Uwase")).toHaveValue("user"));
    answer();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to update user role. There must be at least one active admin",
    );
    await waitFor(() => expect(roleOf("Diane Uwase")).toHaveValue("admin"));
  });
});

describe("active or not", () => {
  const press = (name: string) => screen.getByRole("button", { name });

  it("changes at once, and back by Undo", async () => {
    const { user, changes } = open();
    await row(/Grace/);
    await user.click(press("Active: deactivate Grace Ingabire"));
    expect(await screen.findByText(/Grace Ingabire is logged out/)).toBeVisible();
    expect(press("Inactive: activate Grace Ingabire")).toBeVisible();
    await waitFor(() => expect(tile(/^Active/)).toHaveTextContent("2"));
    await user.click(press("Undo"));
    expect(await screen.findByText("Grace Ingabire can log in again.")).toBeVisible();
    expect(press("Active: deactivate Grace Ingabire")).toBeVisible();
    expect(changes).toEqual(["PUT acc_grace/toggle-status", "PUT acc_grace/toggle-status"]);
  });

  it("is as it was when that failed", async () => {
    const { user } = open({
      first: [http.put("*/api/auth/users/:id/toggle-status", down)],
    });
    await row(/Grace/);
    await user.click(press("Active: deactivate Grace Ingabire"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to toggle user status. Server error - please try again",
    );
    expect(press("Active: deactivate Grace Ingabire")).toBeVisible();
  });

  it("keeps two changes of two people, when the first is refused", async () => {
    const { user } = open({
      first: [http.put("*/api/auth/users/acc_grace/toggle-status", () => failure(409, "Not now"))],
    });
    await row(/Grace/);
    await user.click(press("Active: deactivate Grace Ingabire"));
    await user.click(press("Inactive: activate Patrick Uwase"));
    expect(await screen.findByText("Patrick Uwase can log in again.")).toBeVisible();
    expect(press("Active: deactivate Grace Ingabire")).toBeVisible();
    expect(press("Active: deactivate Patrick Uwase")).toBeVisible();
  });
});

describe("one's own row", () => {
  it.each([
    ["the only admin", [admin, grace], /You are the only admin/],
    ["one of several", ALL, /Only another active admin can change/],
  ])("can't be changed, and says why: %s", async (_, people, why) => {
    open({ people });
    const line = within(await row(/Eric/));
    expect(await line.findByText(why)).toBeVisible();
    expect(roleOf("Eric Uwase")).toBeDisabled();
    expect(roleOf("Eric Uwase")).toHaveAccessibleDescription(why);
    expect(line.getByRole("button", { name: "Delete Eric Uwase" })).toBeDisabled();
    expect(line.queryByRole("button", { name: /deactivate/ })).not.toBeInTheDocument();
    expect(line.getByText("Active")).toBeVisible();
  });
});

describe("deleting", () => {
  it("is asked, says what stays, and is done", async () => {
    const { user, changes } = open();
    await user.click(
      within(await row(/Grace/)).getByRole("button", { name: "Delete Grace Ingabire" }),
    );
    const question = within(await dialog("Delete Grace Ingabire?"));
    expect(question.getByText(/Orders stay/)).toBeVisible();
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Grace Ingabire is deleted.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("row", { name: /Grace/ })).toBeNull());
    expect(changes).toEqual(["DELETE acc_grace"]);
    expect(tile(/^Total Users/)).toHaveTextContent("3");
  });

  it("says why it failed", async () => {
    const { user } = open({
      first: [http.delete("*/api/auth/users/:id", () => failure(409, "You can't delete yourself"))],
    });
    await user.click(
      within(await row(/Diane/)).getByRole("button", { name: "Delete Diane Uwase" }),
    );
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to delete user. You can't delete yourself",
    );
  });
});

describe("the page", () => {
  it("lets a customer see nothing of it", async () => {
    renderAdmin({
      at: "/admin/users",
      user: grace,
      screens: [{ path: "/admin/users", Screen: UsersScreen }],
    });
    expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeVisible();
  });

  it("shows what a rate limit asks for", async () => {
    open({
      first: [
        http.get("*/api/auth/users", () =>
          HttpResponse.json(
            { success: false, message: "x", code: "rate_limited", request_id: "r" },
            { status: 429 },
          ),
        ),
      ],
    });
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Too many requests - please wait a moment",
    );
  });
});
