import type { User } from "@strive/backend/contracts/accounts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TOKEN_KEY } from "~/lib/token";
import { complaintsOf } from "~/testing/axe";
import { renderAdmin } from "~/testing/render-admin";
import { admin, customer } from "~/testing/signed-in";
import { PageTitle } from "./page-title";

const Screen = () => <PageTitle>Settings</PageTitle>;
const open = (user: User | null = admin) =>
  renderAdmin({ at: "/admin/settings", user, screens: [{ path: "/admin/settings", Screen }] });

const settings = () => screen.findByRole("heading", { level: 1, name: "Settings" });

afterEach(() => vi.restoreAllMocks());

describe("the guard", () => {
  it("shows Loading, and nothing of the admin, until the user is known", async () => {
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
});

describe("the shell", () => {
  it("links to all screens, and to the shop", async () => {
    const { container } = open();
    await settings();
    const nav = within(screen.getByRole("navigation", { name: "Admin" }));
    expect(nav.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Dashboard",
      "Categories",
      "Products",
      "Orders",
      "Users",
      "Settings",
      "Deliveries",
      "Returns",
      "Reviews",
      "Receipts",
      "Discounts",
      "Gift cards",
      "Content",
      "Payments",
      "Search",
      "Messages",
      "Mails",
      "Health",
    ]);
    expect(nav.getByRole("link", { name: "Settings" })).toHaveAttribute("aria-current", "page");
    const languages = within(screen.getByRole("navigation", { name: "Language" }));
    expect(
      languages.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["English", "/admin/settings"],
      ["Ikinyarwanda", "/rw/admin/settings"],
      ["Français", "/fr/admin/settings"],
    ]);
    expect(nav.getByRole("link", { name: "Dashboard" })).not.toHaveAttribute("aria-current");
    expect(screen.getByRole("link", { name: "View shop" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("banner")).toHaveTextContent("Admin");
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says that the network is offline, until it is back", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    open();
    await settings();
    expect(screen.getByRole("alert")).toHaveTextContent("Network offline");
    onLine.mockReturnValue(true);
    fireEvent(window, new Event("online"));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
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
