import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "~/lib/api-error";
import { complaintsOf } from "~/testing/axe";
import { renderRoute } from "~/testing/render-route";
import { ErrorScreen, NotFoundScreen } from "./error-screen";

const Screen = () => <h1>Screen</h1>;
const open = (Component = Screen) =>
  renderRoute({ at: "/about", routes: [{ path: "/about", Component }] });
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`);

describe("the frame", () => {
  it("links to every page of the brand, and marks the current one", async () => {
    const { container } = open();
    const bar = screen.getByRole("navigation", { name: "Main" });
    expect(linksIn(bar)).toEqual(["About Us /about", "Contact us /contact", "Photos /photos"]);
    expect(within(bar).getByRole("link", { name: "About Us" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    expect(screen.getByRole("link", { name: "STRIVE, home" })).toHaveAttribute("href", "/");
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("has the shopper's lists at the foot of phones", () => {
    open();
    expect(linksIn(screen.getByRole("navigation", { name: "Shop" }))).toEqual([
      "Shop /",
      "Cart /Cart",
      "Wishlist /wishlist",
      "Transit /transit",
    ]);
  });

  it("has departments, pages, delivery and help in the footer", () => {
    open();
    const footer = screen.getByRole("contentinfo");
    expect(linksIn(within(footer).getByRole("navigation", { name: "Help" }))).toEqual([
      "Find your order /order",
      "Returns /returns",
      "Terms /terms",
      "Privacy /privacy",
      "Seller details /seller",
      "Data and offline /data-and-offline",
    ]);
    for (const title of ["Shop", "STRIVE", "Delivery"]) {
      expect(within(footer).getByRole("heading", { name: title })).toBeVisible();
    }
    expect(linksIn(footer)).toContain("Men /?gender=men#shop");
    expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} STRIVE. All rights reserved.`);
  });

  it("opens a menu with the brand's pages, and closes it on a link", async () => {
    const { user, location } = open();
    await user.click(screen.getByRole("button", { name: "Open menu" }));
    const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
    expect(linksIn(menu.getByRole("navigation", { name: "Menu" }))).toEqual([
      "About Us /about",
      "Contact us /contact",
      "Photos /photos",
    ]);
    await user.click(menu.getByRole("link", { name: "Contact us" }));
    expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeInTheDocument();
    expect(location()).toBe("/contact");
  });

  it("says when the network is offline, and stops when it is back", async () => {
    open();
    const setOnline = (isOnline: boolean) => {
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
      act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
    };
    setOnline(false);
    expect(await screen.findByRole("alert")).toHaveTextContent("Network offline");
    setOnline(true);
    // The bar came late: it may only begin to listen now.
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  });
});

describe("error pages", () => {
  it("not found", async () => {
    const { container } = open(NotFoundScreen);
    expect(screen.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    expect(screen.getByText("The address may be mistyped, or the page has moved.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
    expect(await complaintsOf(container)).toEqual([]);
  });

  it.each([
    [new Error("x is not a function"), "Server error - please try again"],
    [
      new ApiError("Request timeout - server may be overloaded", { status: 0, code: "timeout" }),
      "Request timeout - server may be overloaded",
    ],
  ])("broken: %s", (error, help) => {
    open(() => <ErrorScreen error={error} />);
    const title = "This page could not be shown";
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(help)).toBeVisible();
    expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  });
});

describe("the checkout's frame", () => {
  it("has neither tab bar nor footer: the order's own bar is there", () => {
    renderRoute({
      at: "/Checkout",
      routes: [{ path: "/checkout", Component: Screen }],
    });
    expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
    expect(screen.queryByRole("navigation", { name: "Shop" })).not.toBeInTheDocument();
    expect(screen.getByRole("navigation", { name: "Main" })).toBeInTheDocument();
  });

  it("has both again once the order is placed", () => {
    renderRoute({
      at: "/checkout/confirmation",
      routes: [{ path: "/checkout/confirmation", Component: Screen }],
    });
    expect(screen.getByRole("contentinfo")).toBeInTheDocument();
    expect(screen.getByRole("navigation", { name: "Shop" })).toBeInTheDocument();
  });
});
