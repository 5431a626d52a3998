import { act, screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { CART_KEY } from "~/lib/cart-atoms";
import { accountsOffice, tokenOf, userNamed } from "~/testing/accounts";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";

const aline = userNamed("Aline");
const boss = userNamed("Boss", { role: "admin" });
const ENDED = "Your session has ended. Please log in again.";

let office: ReturnType<typeof accountsOffice>;
beforeEach(() => {
  office = accountsOffice([
    { user: aline, password: "imigongo" },
    { user: boss, password: "karisimbi" },
  ]);
  server.use(...office.handlers);
});

/** The one stylesheet rule that these tests need. */
const style = document.createElement("style");
style.textContent = ".invisible { visibility: hidden }";
document.head.append(style);

const Here = () => <h1>Here</h1>;
function start({ token, at = "/here" }: { token?: string; at?: string } = {}) {
  if (token !== undefined) window.localStorage.setItem("token", token);
  return renderRoute({
    at,
    routes: [
      { path: "/here", Component: Here },
      { path: "/product/:id", Component: Here },
      { path: "/", Component: () => <h1>Home</h1> },
    ],
  });
}
const header = () => within(screen.getByRole("banner"));
const name = (text: string) => header().findByRole("link", { name: text });
const loginButton = () => header().findByRole("button", { name: "Login" });
const stored = (key: string) => window.localStorage.getItem(key);
const inOtherTab = (token: string | null) => {
  if (token === null) window.localStorage.removeItem("token");
  else window.localStorage.setItem("token", token);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "token" })));
};

describe("the account bar", () => {
  it("shows a guest both buttons, without a request", async () => {
    start();
    expect(await loginButton()).toBeVisible();
    expect(header().getByRole("button", { name: "Register" })).toBeVisible();
    expect(header().getByLabelText("Currency")).toBeVisible();
    expect(header().queryByRole("link", { name: "Admin" })).not.toBeInTheDocument();
    expect(office.calls).toEqual([]);
  });

  it("greets a returning customer, after loading the token's owner", async () => {
    start({ token: tokenOf(aline) });
    expect(await name("Aline")).toHaveAttribute("href", "/account");
    expect(header().queryByRole("button", { name: "Login" })).not.toBeInTheDocument();
    expect(office.calls).toEqual([{ path: "/me", body: null, token: tokenOf(aline) }]);
  });

  it("keeps its space and shows nothing until the user is known", async () => {
    server.use(http.get("*/api/auth/me", () => delay("infinite")));
    start({ token: tokenOf(aline) });
    expect(await screen.findByText("Login")).not.toBeVisible();
  });

  it("shows an admin a guest's buttons and the way back", async () => {
    start({ token: tokenOf(boss) });
    expect(await name("Admin")).toHaveAttribute("href", "/admin");
    expect(await loginButton()).toBeVisible();
    expect(stored("adminToken")).toBe(tokenOf(boss));
  });

  it.each([
    ["a guest", true, undefined],
    ["a customer", false, aline],
    ["an admin", false, boss],
  ])("for %s, shows the currency on a product's page: %o", async (_who, isShown, user) => {
    start({ at: "/product/prod_01", ...(user && { token: tokenOf(user) }) });
    await (user ? name(user === boss ? "Admin" : "Aline") : loginButton());
    const select = header().getByLabelText("Currency");
    if (isShown) expect(select).toBeVisible();
    else expect(select).not.toBeVisible();
  });
});

describe("a stored token", () => {
  it.each([401, 403, 404])("is removed when it is refused (%i)", async (status) => {
    server.use(http.get("*/api/auth/me", () => failure(status, "No")));
    const { location } = start({ token: "old" });
    expect(await loginButton()).toBeVisible();
    expect(await screen.findByText(ENDED)).toBeVisible();
    expect(stored("token")).toBeNull();
    expect(location()).toBe("/here");
  });

  it.each([
    ["no network", () => HttpResponse.error()],
    ["a broken server", () => failure(500, "stack")],
    ["a busy server", () => failure(429, "slow")],
    ["maintenance", () => failure(503, "Back soon", { code: "maintenance" })],
  ])("survives %s and is retried", async (_what, answer) => {
    let asked = 0;
    server.use(
      http.get(
        "*/api/auth/me",
        () => {
          asked += 1;
          return answer();
        },
        { once: true },
      ),
    );
    start({ token: tokenOf(aline) });
    await waitFor(() => expect(asked).toBe(1));
    expect(stored("token")).toBe(tokenOf(aline));
    // Before its own delay is over, since the network is back.
    await waitFor(() => {
      window.dispatchEvent(new Event("online"));
      expect(header().getByRole("link", { name: "Aline" })).toBeVisible();
    });
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
  });

  it("shows the message that the last page left", async () => {
    window.sessionStorage.setItem("sessionEnded", ENDED);
    start();
    expect(await screen.findByText(ENDED)).toBeVisible();
    expect(window.sessionStorage.getItem("sessionEnded")).toBeNull();
  });
});

describe("logout", () => {
  it("forgets token and user, tells the server, goes home, and leaves the cart in the account", async () => {
    window.localStorage.setItem(CART_KEY, JSON.stringify([{ id: "v1", quantity: 3 }]));
    window.localStorage.setItem("wishlistItems", JSON.stringify([{ id: "prod_03" }]));
    const { user, location } = start({ token: tokenOf(aline) });
    await name("Aline");
    await user.click(header().getByRole("button", { name: "Logout" }));
    await screen.findByRole("heading", { name: "Home" });
    expect(location()).toBe("/");
    expect(await loginButton()).toBeVisible();
    expect(stored("token")).toBeNull();
    expect(stored("adminToken")).toBeNull();
    await waitFor(() => expect(stored(CART_KEY)).toBe("[]"));
    await waitFor(() => expect(stored("wishlistItems")).toBe("[]"));
    await waitFor(() =>
      expect(office.calls.at(-1)).toMatchObject({ path: "/logout", token: tokenOf(aline) }),
    );
  });

  it("does not wait for the server", async () => {
    server.use(http.post("*/api/auth/logout", () => HttpResponse.error()));
    const { user, location } = start({ token: tokenOf(aline) });
    await name("Aline");
    await user.click(header().getByRole("button", { name: "Logout" }));
    await screen.findByRole("heading", { name: "Home" });
    expect(location()).toBe("/");
    expect(await loginButton()).toBeVisible();
    expect(stored("token")).toBeNull();
  });

  it("is in the mobile menu too, with the name", async () => {
    const { user, location } = start({ token: tokenOf(aline) });
    await name("Aline");
    await user.click(screen.getByRole("button", { name: "Open menu" }));
    const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
    expect(await menu.findByRole("link", { name: "Aline" })).toHaveAttribute("href", "/account");
    await user.click(menu.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await screen.findByRole("heading", { name: "Home" });
    expect(location()).toBe("/");
    expect(await loginButton()).toBeVisible();
  });
});

describe("another tab", () => {
  it("is followed when it logs in, changes the person, and logs out", async () => {
    const { location } = start();
    await loginButton();
    inOtherTab(tokenOf(aline));
    expect(await name("Aline")).toBeVisible();
    inOtherTab(tokenOf(boss));
    expect(await name("Admin")).toBeVisible();
    inOtherTab(null);
    expect(await loginButton()).toBeVisible();
    expect(header().queryByRole("link", { name: "Admin" })).not.toBeInTheDocument();
    expect(location()).toBe("/here");
  });
});
