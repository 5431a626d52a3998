import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { accountsOffice, CODE, tokenOf, userNamed } from "~/testing/accounts";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { answerPublicSettings } from "~/testing/public-settings";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";

const PHONE = "+250788123456";
const aline = { user: userNamed("Aline", { phone: PHONE, phoneConfirmed: true }), password: "x" };

let office: ReturnType<typeof accountsOffice>;
const offer = (phoneLogin: boolean) =>
  server.use(
    http.get("*/api/settings/public", () =>
      HttpResponse.json(answerPublicSettings({ phoneLogin })),
    ),
  );
beforeEach(() => {
  office = accountsOffice([{ ...aline }]);
  server.use(...office.handlers);
  offer(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const dialog = () => within(screen.getByRole("dialog"));
const button = (name: string) => dialog().getByRole("button", { name });
const title = (name: string) => screen.findByRole("dialog", { name });
const label = (text: string) => dialog().getByLabelText(text);
const token = () => window.localStorage.getItem("token");

async function openLogin() {
  const view = renderRoute({
    at: "/here",
    routes: [{ path: "/here", Component: () => <h1>Here</h1> }],
  });
  const header = within(screen.getByRole("banner"));
  await view.user.click(await header.findByRole("button", { name: "Login" }));
  await title("Login");
  return view;
}

async function openPhone() {
  const view = await openLogin();
  await view.user.click(await dialog().findByRole("button", { name: "Login by phone" }));
  await title("Login by phone");
  return view;
}

async function askFor(typed: string) {
  const view = await openPhone();
  await view.user.type(label("Phone"), typed);
  await view.user.click(button("Send code"));
  await title("Check your phone");
  // What the step does once it is there: its clock runs.
  act(() => undefined);
  return view;
}

describe("login by phone", () => {
  it("is not offered where nothing sends SMS", async () => {
    offer(false);
    await openLogin();
    await waitFor(() => expect(button("Register")).toBeVisible());
    expect(dialog().queryByRole("button", { name: "Login by phone" })).not.toBeInTheDocument();
  });

  it("takes a number as people type it, and its code", async () => {
    const { user, location } = await openPhone();
    await waitFor(() => expect(label("Phone")).toHaveFocus());
    expect(label("Phone")).toHaveAttribute("autocomplete", "tel");
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
    await user.type(label("Phone"), "+250 788-123 456");
    await user.click(label("Remember me"));
    await user.click(button("Send code"));
    const asked = await title("Check your phone");
    expect(asked).toHaveAccessibleDescription(
      "If 0788 123 456 is confirmed in an account, a code is on its way by SMS.",
    );
    const code = label("Verification code");
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await user.keyboard(`${CODE}{Enter}`);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(token()).toBe(tokenOf(aline.user));
    expect(location()).toBe("/here");
    expect(office.calls.map(({ path, body }) => ({ path, body })).slice(0, 2)).toEqual([
      { path: "/phone/code", body: { phone: PHONE } },
      { path: "/phone/login", body: { phone: PHONE, code: CODE, remember: true } },
    ]);
  });

  it.each([
    ["0788 123 45", "One digit is missing. A phone number has 10, like 0788 123 456."],
    ["+32 470 12 34 56", "Codes go to mobile numbers in Rwanda alone, like 0788 123 456."],
  ])("says what is wrong with %s", async (typed, message) => {
    const { user } = await openPhone();
    await user.type(label("Phone"), typed);
    await user.click(button("Send code"));
    await waitFor(() => expect(label("Phone")).toBeInvalid());
    expect(label("Phone")).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(office.calls).toEqual([]);
  });

  it("says the same of a wrong code as of a number of nobody", async () => {
    const { user } = await askFor("0788 999 999");
    await user.type(label("Verification code"), CODE);
    await user.click(button("Login"));
    expect(await dialog().findByRole("alert")).toHaveTextContent(
      "Invalid or expired verification code",
    );
    expect(token()).toBeNull();
    await user.click(button("Change it"));
    await title("Login by phone");
    expect(label("Phone")).toHaveValue("0788 999 999");
    await user.click(button("Use email and password"));
    await title("Login");
  });

  it("says when there are no more codes today", async () => {
    const text = "No more codes can be sent by SMS today. Use your email and password.";
    server.use(http.post("*/api/auth/phone/code", () => failure(409, text)));
    const { user } = await openPhone();
    await user.type(label("Phone"), "0788123456");
    await user.click(button("Send code"));
    expect(await dialog().findByRole("alert")).toHaveTextContent(text);
  });

  it("resends after a minute", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    const { user } = await askFor("0788123456");
    expect(button("Resend in 60 s")).toBeDisabled();
    act(() => void vi.advanceTimersByTime(60_000));
    await user.click(button("Resend"));
    expect(await dialog().findByRole("status")).toHaveTextContent("Code sent again by SMS");
    expect(office.pathsAsked()).toEqual(["/phone/code", "/phone/code"]);
  });

  it("hears of the code where the browser reads it", async () => {
    vi.stubGlobal("OTPCredential", class {});
    const get = vi.fn(() => Promise.resolve({ code: CODE }));
    vi.stubGlobal("navigator", Object.assign(navigator, { credentials: { get } }));
    await askFor("0788123456");
    await waitFor(() => expect(label("Verification code")).toHaveValue(CODE));
    expect(get).toHaveBeenCalledWith(
      expect.objectContaining({ otp: { transport: ["sms"] } }) as object,
    );
  });
});
