import { act, screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { CODE_COOLDOWN_S } from "@strive/backend/contracts/accounts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { accountsOffice, CODE, tokenOf, userNamed } from "~/testing/accounts";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { RESEND_AFTER_S } from "~/shop/account-code/resend-line";

const aline = { user: userNamed("Aline"), password: "imigongo" };
const boss = { user: userNamed("Boss", { role: "admin" }), password: "karisimbi" };
const gone = { user: userNamed("Gone", { isActive: false }), password: "kirehe" };
const late = { user: userNamed("Late"), password: "nyamirambo" };

let office: ReturnType<typeof accountsOffice>;
beforeEach(() => {
  office = accountsOffice([{ ...aline }, { ...boss }, { ...gone }], [{ ...late }]);
  server.use(...office.handlers);
});
afterEach(() => vi.useRealTimers());

const start = (at = "/here") =>
  renderRoute({ at, routes: [{ path: "/here", Component: () => <h1>Here</h1> }] });
type User = ReturnType<typeof start>["user"];

const header = () => within(screen.getByRole("banner"));
const dialog = () => within(screen.getByRole("dialog"));
const button = (name: string) => dialog().getByRole("button", { name });
const title = (name: string) => screen.findByRole("dialog", { name });
const label = (text: string) => dialog().getByLabelText(text);
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
const token = () => window.localStorage.getItem("token");

async function open(mode: "Login" | "Register", at?: string) {
  const view = start(at);
  await view.user.click(await header().findByRole("button", { name: mode }));
  await title(mode);
  return view;
}

async function fill(user: User, typed: Record<string, string>) {
  for (const [name, text] of Object.entries(typed)) {
    const input = label(name);
    await user.clear(input);
    if (text !== "") await user.type(input, text);
  }
}
const NEW = {
  "First name": " Diane ",
  "Last name": "Mukamana",
  Email: " Diane@Example.rw ",
  Password: "umukara",
  "Confirm password": "umukara",
};

describe("login", () => {
  it("signs in, stays on the page and gives the focus back", async () => {
    const { user, location } = await open("Login");
    expect(dialog().getByText("Welcome back.")).toBeVisible();
    await fill(user, { Email: " ALINE@example.rw ", Password: "imigongo" });
    await user.click(button("Login"));
    expect(await header().findByRole("link", { name: "Aline" })).toHaveAttribute(
      "href",
      "/account",
    );
    await isClosed();
    expect(location()).toBe("/here");
    expect(token()).toBe(tokenOf(aline.user));
    expect(window.localStorage.getItem("adminToken")).toBeNull();
    expect(document.body).not.toHaveFocus();
    expect(office.calls[0]).toMatchObject({
      path: "/login",
      body: { email: "aline@example.rw", password: "imigongo", remember: false },
    });
  });

  it("asks for a longer session with remember me", async () => {
    const { user } = await open("Login");
    await fill(user, { Email: "aline@example.rw", Password: "imigongo" });
    await user.click(label("Remember me"));
    await user.click(button("Login"));
    await isClosed();
    expect(office.calls[0]?.body).toMatchObject({ remember: true });
  });

  it("sends an admin to the admin area, with both tokens", async () => {
    const { user, location } = await open("Login");
    await fill(user, { Email: "boss@example.rw", Password: "karisimbi" });
    await user.click(button("Login"));
    await waitFor(() => expect(location()).toBe("/admin"));
    expect(token()).toBe(tokenOf(boss.user));
    expect(window.localStorage.getItem("adminToken")).toBe(tokenOf(boss.user));
  });

  it("wants both fields, says so once, and goes to the first", async () => {
    const { user } = await open("Login");
    await user.click(button("Login"));
    expect(await dialog().findByText("Email and password are required")).toBeVisible();
    expect(label("Email")).toHaveFocus();
    expect(label("Email")).toBeInvalid();
    await user.type(label("Email"), "aline@example.rw");
    await user.click(button("Login"));
    await waitFor(() => expect(label("Password")).toHaveFocus());
    expect(label("Password")).toHaveAccessibleDescription("Email and password are required");
    expect(office.calls).toEqual([]);
  });

  it.each([
    [400, "Invalid credentials", {}, "Invalid credentials"],
    [403, "Account is deactivated", {}, "Account is deactivated"],
    [404, "No such thing here", {}, "No such thing here"],
    [500, "stack", {}, "Server error. Please try again later."],
    [503, "We are back soon", { code: "maintenance" }, "We are back soon"],
    [429, "slow", {}, "Too many requests - please wait a moment"],
  ])("says for %i %s what happened", async (status, message, extra, shown) => {
    server.use(http.post("*/api/auth/login", () => failure(status, message, extra)));
    const { user } = await open("Login");
    await fill(user, { Email: "aline@example.rw", Password: "x" });
    await user.click(button("Login"));
    expect(await dialog().findByRole("alert")).toHaveTextContent(shown);
    expect(button("Login")).toBeEnabled();
    expect(token()).toBeNull();
  });

  it.each([
    [
      "a 400 without a word",
      () => HttpResponse.json({ success: false }, { status: 400 }),
      "Invalid credentials",
    ],
    ["a 400 of nobody's", () => new HttpResponse(null, { status: 400 }), "Invalid credentials"],
    [
      "another failure without a word",
      () => HttpResponse.json({}, { status: 422 }),
      "Login failed. Please try again.",
    ],
    [
      "success without a token",
      () => HttpResponse.json({ success: true }),
      "Login failed. Please check your credentials.",
    ],
    [
      "a token of nobody",
      () => HttpResponse.json({ success: true, token: "t" }),
      "Login failed. Please check your credentials.",
    ],
  ])("has the right words for %s", async (_what, answer, text) => {
    server.use(http.post("*/api/auth/login", answer));
    const { user } = await open("Login");
    await fill(user, { Email: "aline@example.rw", Password: "imigongo" });
    await user.click(button("Login"));
    expect(await dialog().findByRole("alert")).toHaveTextContent(text);
    expect(token()).toBeNull();
  });

  it("goes to verification when a success says so", async () => {
    server.use(
      http.post("*/api/auth/login", () =>
        HttpResponse.json({ success: true, requiresVerification: true }),
      ),
    );
    const { user } = await open("Login");
    await fill(user, { Email: "late@example.rw", Password: "nyamirambo" });
    await user.click(button("Login"));
    expect(await title("Check your email")).toBeVisible();
  });

  it("says when to try again", async () => {
    server.use(
      http.post("*/api/auth/login", () => {
        const answer = failure(429, "slow");
        answer.headers.set("Retry-After", "40");
        return answer;
      }),
    );
    const { user } = await open("Login");
    await fill(user, { Email: "aline@example.rw", Password: "x" });
    await user.click(button("Login"));
    expect(await dialog().findByRole("alert")).toHaveTextContent(
      "Too many requests - please wait a moment. Try again in 40 seconds.",
    );
  });

  it("says that no answer came, and works on the next try", async () => {
    server.use(http.post("*/api/auth/login", () => HttpResponse.error(), { once: true }));
    const { user } = await open("Login");
    await fill(user, { Email: "aline@example.rw", Password: "imigongo" });
    await user.click(button("Login"));
    expect(await dialog().findByRole("alert")).toHaveTextContent(
      "Server overloaded - please try again later",
    );
    await user.click(button("Login"));
    await isClosed();
  });

  it("shows a server's field error beside its field", async () => {
    const errors = [{ field: "email", message: "Please enter a valid email address" }];
    server.use(http.post("*/api/auth/login", () => failure(400, "Bad", { errors })));
    const { user } = await open("Login");
    await fill(user, { Email: "aline", Password: "x" });
    await user.click(button("Login"));
    await waitFor(() => expect(label("Email")).toHaveFocus());
    expect(label("Email")).toHaveAccessibleDescription("Please enter a valid email address");
  });

  it("is disabled while it runs, and sends one request for two clicks", async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    let count = 0;
    server.use(
      http.post("*/api/auth/login", async () => {
        count += 1;
        await held;
        return failure(400, "Invalid credentials");
      }),
    );
    const { user } = await open("Login");
    await fill(user, { Email: "aline@example.rw", Password: "x" });
    await user.dblClick(button("Login"));
    expect(await dialog().findByRole("button", { name: "Please wait..." })).toBeDisabled();
    release();
    expect(await dialog().findByRole("alert")).toHaveTextContent("Invalid credentials");
    expect(count).toBe(1);
  });

  it("forgets what a closed popup was waiting for", async () => {
    server.use(http.post("*/api/auth/login", () => delay("infinite")));
    const { user } = await open("Login");
    await fill(user, { Email: "aline@example.rw", Password: "imigongo" });
    await user.click(button("Login"));
    await user.keyboard("{Escape}");
    await isClosed();
    expect(token()).toBeNull();
  });

  it("shows and hides the password", async () => {
    const { user } = await open("Login");
    await user.type(label("Password"), "imigongo");
    expect(label("Password")).toHaveAttribute("type", "password");
    await user.click(button("Show password"));
    expect(label("Password")).toHaveAttribute("type", "text");
    await user.click(button("Hide password"));
    expect(label("Password")).toHaveAttribute("type", "password");
    expect(label("Password")).toHaveAttribute("autocomplete", "current-password");
  });

  it("goes to verification with a new code when the address is not verified", async () => {
    const { user } = await open("Login");
    await fill(user, { Email: "late@example.rw", Password: "nyamirambo" });
    await user.click(button("Login"));
    await title("Check your email");
    expect(dialog().getByText("late@example.rw")).toBeVisible();
    expect(office.pathsAsked()).toEqual(["/login", "/resend-code"]);
    await user.type(label("Verification code"), CODE);
    await user.click(button("Verify"));
    expect(await header().findByRole("link", { name: "Late" })).toBeVisible();
  });
});

describe("register", () => {
  it("asks for a code, takes a pasted one with spaces, and signs in", async () => {
    const { user } = await open("Register");
    await fill(user, NEW);
    await user.click(button("Register"));
    await title("Check your email");
    expect(office.calls[0]?.body).toEqual({
      email: "diane@example.rw",
      password: "umukara",
      firstname: "Diane",
      lastname: "Mukamana",
      language: "en",
    });
    const code = label("Verification code");
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAttribute("inputmode", "numeric");
    expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await user.paste(" 482 913 7");
    expect(code).toHaveValue(CODE);
    expect(office.pathsAsked()).toEqual(["/register"]);
    await user.click(button("Verify"));
    await isClosed();
    expect(await header().findByRole("link", { name: "Diane" })).toBeVisible();
    expect(office.calls[1]?.body).toEqual({ email: "diane@example.rw", code: CODE });
  });

  it.each([
    ["First name", " ", "First and last name are required"],
    ["Last name", "", "First and last name are required"],
    ["Email", "diane@example", "Please enter a valid email address"],
    ["Password", "12345", "Password must be at least 6 characters"],
    ["Confirm password", "umukaro", "Passwords do not match"],
  ])("refuses %s “%s”", async (name, typed, message) => {
    const { user } = await open("Register");
    const both = name === "Password" ? { "Confirm password": typed } : {};
    await fill(user, { ...NEW, [name]: typed, ...both });
    await user.click(button("Register"));
    await waitFor(() => expect(label(name)).toHaveFocus());
    expect(label(name)).toBeInvalid();
    expect(label(name)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(office.calls).toEqual([]);
    await user.type(label(name), "x");
    expect(label(name)).toBeValid();
  });

  it("signs in and closes when the answer carries a token", async () => {
    server.use(
      http.post("*/api/auth/register", () =>
        HttpResponse.json(
          { success: true, token: tokenOf(aline.user), user: aline.user },
          { status: 201 },
        ),
      ),
    );
    const { user } = await open("Register");
    await fill(user, NEW);
    await user.click(button("Register"));
    await isClosed();
    expect(token()).toBe(tokenOf(aline.user));
    expect(await header().findByRole("link", { name: "Aline" })).toBeVisible();
  });

  it("closes after a success alone", async () => {
    server.use(http.post("*/api/auth/register", () => HttpResponse.json({ success: true })));
    const { user } = await open("Register");
    await fill(user, NEW);
    await user.click(button("Register"));
    await isClosed();
    expect(token()).toBeNull();
  });

  it("says what the server says, or that it failed", async () => {
    server.use(http.post("*/api/auth/register", () => failure(500, "stack")));
    const { user } = await open("Register");
    await fill(user, NEW);
    await user.click(button("Register"));
    expect(await dialog().findByRole("alert")).toHaveTextContent("Server error - please try again");
  });

  it("keeps the address on the way to login and back, but no password", async () => {
    const { user } = await open("Register");
    await fill(user, NEW);
    await user.click(button("Login"));
    await title("Login");
    expect(label("Email")).toHaveFocus();
    expect(label("Password")).toHaveValue("");
    await user.click(button("Register"));
    await title("Register");
    expect(label("First name")).toHaveValue(" Diane ");
    expect(label("Password")).toHaveValue("");
  });
});

describe("verify", () => {
  const toVerify = async () => {
    const view = await open("Login");
    await fill(view.user, { Email: "late@example.rw", Password: "nyamirambo" });
    await view.user.click(button("Login"));
    await title("Check your email");
    // What the step does once it is there: its clock runs.
    act(() => undefined);
    return view;
  };

  it("wants a code, and says when it is wrong", async () => {
    const { user } = await toVerify();
    await user.click(button("Verify"));
    expect(await dialog().findByText("Verification code is required")).toBeVisible();
    await user.type(label("Verification code"), "12 34");
    expect(label("Verification code")).toHaveValue("1234");
    await user.click(button("Verify"));
    expect(await dialog().findByText("Invalid or expired verification code")).toBeVisible();
    expect(office.pathsAsked()).not.toContain("/verify-email");
    await user.type(label("Verification code"), "56");
    await user.click(button("Verify"));
    expect(await dialog().findByRole("alert")).toHaveTextContent(
      "Invalid or expired verification code",
    );
    expect(token()).toBeNull();
  });

  it("resends after a minute, counting down, and says so", async () => {
    expect(RESEND_AFTER_S).toBe(CODE_COOLDOWN_S);
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    const { user } = await toVerify();
    expect(button("Resend in 60 s")).toBeDisabled();
    act(() => void vi.advanceTimersByTime(18_000));
    expect(button("Resend in 42 s")).toBeDisabled();
    act(() => void vi.advanceTimersByTime(42_000));
    await user.click(button("Resend"));
    expect(await dialog().findByRole("status")).toHaveTextContent("Code resent to your email");
    expect(button("Resend in 60 s")).toBeDisabled();
    expect(office.pathsAsked().filter((path) => path === "/resend-code")).toHaveLength(2);
  });

  it("says when the code could not be sent, and offers it again", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    const { user } = await toVerify();
    server.use(http.post("*/api/auth/resend-code", () => failure(429, "slow")));
    act(() => void vi.advanceTimersByTime(60_000));
    await user.click(button("Resend"));
    expect(await dialog().findByRole("alert")).toHaveTextContent(
      "Too many requests - please wait a moment",
    );
    expect(button("Resend")).toBeEnabled();
  });
});

describe("forgotten password", () => {
  const toReset = async () => {
    const view = await open("Login");
    await fill(view.user, { Email: "Aline@example.rw" });
    await view.user.click(button("Forgot password?"));
    await title("Forgot password");
    expect(label("Email")).toHaveValue("Aline@example.rw");
    await view.user.click(button("Send code"));
    await title("Set a new password");
    return view;
  };

  it("sets a new password and signs in with it", async () => {
    const { user } = await toReset();
    expect(dialog().getByText("aline@example.rw")).toBeVisible();
    await fill(user, { "Verification code": "482 913", "New password": "short" });
    await user.click(button("Save password"));
    await waitFor(() => expect(label("New password")).toHaveFocus());
    expect(dialog().getByText("Password must be at least 6 characters")).toBeVisible();
    await fill(user, { "New password": "agahama" });
    await user.click(button("Save password"));
    await isClosed();
    expect(await header().findByRole("link", { name: "Aline" })).toBeVisible();
    expect(office.pathsAsked()).toEqual(["/forgot-password", "/reset-password", "/login"]);
    expect(office.calls[1]?.body).toEqual({
      email: "aline@example.rw",
      code: CODE,
      password: "agahama",
    });
  });

  it("says that a code is wrong", async () => {
    const { user } = await toReset();
    await fill(user, { "Verification code": "000000", "New password": "agahama" });
    await user.click(button("Save password"));
    expect(await dialog().findByRole("alert")).toHaveTextContent(
      "Invalid or expired verification code",
    );
  });

  it("leads to login when the new password is set but the login fails", async () => {
    const { user } = await toReset();
    server.use(http.post("*/api/auth/login", () => HttpResponse.error(), { once: true }));
    await fill(user, { "Verification code": CODE, "New password": "agahama" });
    await user.click(button("Save password"));
    await title("Login");
    expect(dialog().getByRole("status")).toHaveTextContent(
      "Your password has been changed. Please log in.",
    );
    await fill(user, { Password: "agahama" });
    await user.click(button("Login"));
    await isClosed();
  });
});

describe("the popup", () => {
  it("closes by Escape, button and backdrop, resets, and returns the focus", async () => {
    const { user } = start();
    const opener = await header().findByRole("button", { name: "Register" });
    const close = [
      () => user.keyboard("{Escape}"),
      () => user.click(button("Close")),
      // While it is open, the page behind takes no clicks: they fall through to the root.
      () => user.click(document.documentElement),
    ];
    for (const closing of close) {
      await user.click(opener);
      await title("Register");
      expect(label("First name")).toHaveValue("");
      expect(label("First name")).toHaveFocus();
      await user.type(label("First name"), "Diane");
      await closing();
      await isClosed();
      await waitFor(() => expect(opener).toHaveFocus());
    }
  });

  it("can be used by keyboard alone, and keeps the focus inside", async () => {
    const { user } = start();
    (await header().findByRole("button", { name: "Login" })).focus();
    await user.keyboard("{Enter}");
    await title("Login");
    const order = [
      label("Email"),
      label("Password"),
      button("Show password"),
      label("Remember me"),
      button("Forgot password?"),
      button("Login"),
      button("Register"),
      button("Close"),
    ];
    for (const control of order) {
      expect(control).toHaveFocus();
      await user.tab();
    }
    expect(label("Email")).toHaveFocus();
    await user.keyboard("aline@example.rw{Tab}imigongo{Enter}");
    await isClosed();
    expect(token()).toBe(tokenOf(aline.user));
  });

  it("opens from the mobile menu and gives the focus back to its button", async () => {
    const { user } = start();
    const menuButton = screen.getByRole("button", { name: "Open menu" });
    await user.click(menuButton);
    const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
    await user.click(await menu.findByRole("button", { name: "Login" }));
    await title("Login");
    expect(screen.queryByRole("dialog", { name: "Menu" })).not.toBeInTheDocument();
    await user.keyboard("{Escape}");
    await isClosed();
    await waitFor(() => expect(menuButton).toHaveFocus());
  });
});
