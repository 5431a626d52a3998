/** Over a minute: registering, coming back, by phone too, and a forgotten password, at two widths, each page read by axe. */
import { register } from "../../backend/harness/people";
import { until } from "../../backend/harness/until";
import { ownShop } from "../../backend/harness/use-shop";
import { useSmtpSink, useTexts } from "../../backend/harness/use-stand-ins";
import { passCooldown } from "../../backend/harness/visitor";
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFailed } from "vitest";
import { axeFindings, keepPicture, startVisit, useBrowser } from "./browser";
import { focused, tabTo } from "./keyboard";
import { addFromCard, walkedOn } from "./screens";

const PASSWORD = "umurava w'inyange";
const NEW_PASSWORD = "ibirunga birindwi";

const post = useSmtpSink();
const carrier = useTexts();
const shop = ownShop(() => ({ env: { SMTP_URL: post.url, ...carrier.settings } }));
const browser = useBrowser();

/** The code in the newest mail, once there are `count` mails to somebody. */
async function codeOfMail(to: string, count: number): Promise<string> {
  await expect.poll(() => post.mailsTo(to).length, { timeout: 15_000 }).toBe(count);
  const code = /^Subject:.*?(\d{6})/m.exec(post.mailsTo(to).at(-1)?.source ?? "")?.[1];
  if (code === undefined) throw new Error(`The mail to ${to} has no code in its subject.`);
  return code;
}

/** The code in the newest SMS, once there are `count` to a phone. */
async function codeOfText(to: string, count: number): Promise<string> {
  const texts = await until(
    () => carrier.texts.filter((text) => text.to === to),
    (all) => all.length === count,
  );
  return /#(\d{6})$/.exec(texts.at(-1)?.text ?? "")?.[1] ?? "";
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Moves the page's clock forward by milliseconds. */
const turnClockOn = (page: Page, ms: number) =>
  page.evaluate((passed) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + passed;
  }, ms);

/** Waits for fades to finish: half-faded text fails the contrast check. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });

async function expectCleanScreen(page: Page, picture: string): Promise<void> {
  await stillness(page);
  await keepPicture(page, picture);
  expect(await axeFindings(page), picture).toEqual([]);
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

describe.each(walkedOn("phone"))("on a $name", ({ width, height, hasTouch, isMobile }) => {
  /** The account's buttons are in the bar, on phones in the menu. */
  async function pressAccount(page: Page, name: string): Promise<void> {
    if (isMobile) {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
    } else {
      await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
    }
  }

  it("somebody registers, comes back, forgets the password and is let in again", async () => {
    const email = `aline.${width}@example.rw`;
    const { page, complaints, close } = await startVisit(browser, {
      viewport: { width, height },
      hasTouch,
      isMobile,
    });
    onTestFailed(async () => {
      await keepPicture(page, `failed-accounts-${width}`);
      await close();
    });
    const dialog = (name: string) => page.getByRole("dialog", { name });
    await page.goto(shop.origin);
    await addFromCard(page);
    await expect.poll(() => stored(page, "cartItems")).toContain("quantity");
    const cart = await stored(page, "cartItems");

    // Register
    await pressAccount(page, "Register");
    const register = dialog("Register");
    await register.getByRole("button", { name: "Register" }).click();
    await register.getByText("First and last name are required").first().waitFor();
    await expectCleanScreen(page, `register-errors-${width}`);
    await register.getByLabel("First name").fill("Aline");
    await register.getByLabel("Last name").fill("Uwase");
    await register.getByLabel("Email").fill(` ${email.toUpperCase()} `);
    await register.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await register.getByLabel("Confirm password", { exact: true }).fill("another");
    await register.getByRole("button", { name: "Register" }).click();
    await register.getByText("Passwords do not match").waitFor();
    await register.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
    await register.getByRole("button", { name: "Register" }).click();

    // Wrong code, another code, right code
    const verify = dialog("Check your email");
    await verify.waitFor();
    const firstCode = await codeOfMail(email, 1);
    await expectCleanScreen(page, `verify-${width}`);
    await verify.getByLabel("Verification code").fill(otherThan(firstCode));
    await verify.getByRole("button", { name: "Verify" }).click();
    await verify.getByText("Invalid or expired verification code").waitFor();
    await passCooldown(shop, email);
    await turnClockOn(page, 61_000);
    await verify.getByRole("button", { name: "Resend", exact: true }).click();
    await verify.getByText("Code resent to your email").waitFor();
    const secondCode = await codeOfMail(email, 2);
    await verify.getByLabel("Verification code").fill(firstCode);
    await verify.getByRole("button", { name: "Verify" }).click();
    await verify.getByText("Invalid or expired verification code").waitFor();
    await verify
      .getByLabel("Verification code")
      .fill(` ${secondCode.slice(0, 3)} ${secondCode.slice(3)}`);
    await verify.getByRole("button", { name: "Verify" }).click();
    await verify.waitFor({ state: "detached" });
    expect(await stored(page, "token")).not.toBeNull();
    expect(await stored(page, "adminToken")).toBeNull();
    expect(await stored(page, "cartItems")).toBe(cart);

    // The account page, then out
    if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("link", { name: "Aline" }).click();
    await page.getByRole("heading", { level: 1, name: "Your account" }).waitFor();
    await page.getByLabel("First name").waitFor();
    await page.getByText("Loading").first().waitFor({ state: "detached" });
    await expectCleanScreen(page, `account-${width}`);
    await page.reload();
    await page.getByLabel("First name").waitFor();
    await pressAccount(page, "Logout");
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    await expect.poll(() => stored(page, "token")).toBeNull();
    // It waits in the account, and comes back with her.
    await expect.poll(() => stored(page, "cartItems")).toBe("[]");

    // Wrong password, forgotten, reset
    await pressAccount(page, "Login");
    const login = dialog("Login");
    await login.waitFor();
    await expectCleanScreen(page, `login-${width}`);
    await login.getByLabel("Email").fill(email);
    await login.getByLabel("Password", { exact: true }).fill("something else");
    await login.getByRole("button", { name: "Login", exact: true }).click();
    await login.getByText("Invalid credentials").waitFor();
    await login.getByRole("button", { name: "Forgot password?" }).click();
    const forgot = dialog("Forgot password");
    await forgot.getByRole("button", { name: "Send code" }).click();
    const reset = dialog("Set a new password");
    await reset.waitFor();
    // The first mail was the welcome; the next one has the code.
    const resetCode = await codeOfMail(email, 4);
    await expectCleanScreen(page, `reset-${width}`);
    await reset.getByLabel("Verification code").fill(resetCode);
    await reset.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await reset.getByRole("button", { name: "Save password" }).click();
    await reset.waitFor({ state: "detached" });
    expect(await stored(page, "token")).not.toBeNull();
    await expect.poll(() => stored(page, "cartItems")).toBe(cart);
    await expect.poll(() => post.mailsTo(email).length, { timeout: 15_000 }).toBe(5);

    await pressAccount(page, "Logout");
    await expect.poll(() => stored(page, "token")).toBeNull();
    // Nothing went wrong except the deliberate refusals.
    const refused = /^400: .*\/api\/auth\/(verify-email|login)$|status of 400/;
    expect(complaints.filter((complaint) => !refused.test(complaint))).toEqual([]);
    await close();
  });

  it("a phone is confirmed, and lets its owner in", async () => {
    const phone = `+25078800${width}`.padEnd(13, "0");
    const typed = `${phone.slice(0, 4)} ${phone.slice(4, 7)}-${phone.slice(7)}`;
    const person = await register(
      shop,
      { firstname: "Diane", lastname: "Keza" },
      { codeOf: (to) => codeOfMail(to, 1) },
    );
    const { page, complaints, close } = await startVisit(browser, {
      viewport: { width, height },
      hasTouch,
      isMobile,
    });
    onTestFailed(async () => {
      await keepPicture(page, `failed-phone-${width}`);
      await close();
    });
    const dialog = (name: string) => page.getByRole("dialog", { name });
    await page.goto(shop.origin);
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await page.waitForURL("**/about");
    await pressAccount(page, "Login");
    await dialog("Login").waitFor();
    // What the browser itself does with Back, unless the dialog is told first: it leaves the page.
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/");
    await dialog("Login").waitFor({ state: "detached" });
    await pressAccount(page, "Login");
    await dialog("Login").getByLabel("Email").fill(person.email);
    await dialog("Login").getByLabel("Password", { exact: true }).fill(person.password);
    await dialog("Login").getByRole("button", { name: "Login", exact: true }).click();
    await dialog("Login").waitFor({ state: "detached" });

    // Confirmed in the account
    await page.goto(`${shop.origin}/account`);
    await page.getByRole("button", { name: "Confirm Phone" }).click();
    const confirm = dialog("Confirm Phone");
    await confirm.getByLabel("Phone", { exact: true }).fill(typed);
    await confirm.getByLabel("Your password", { exact: true }).fill(person.password);
    await expectCleanScreen(page, `confirm-phone-${width}`);
    await confirm.getByRole("button", { name: "Send code" }).click();
    await confirm.getByLabel("Verification code").fill(await codeOfText(phone, 1));
    await confirm.getByRole("button", { name: "Verify" }).click();
    await page.getByText(/^You can log in with 0788 00/).waitFor();
    await expectCleanScreen(page, `phone-confirmed-${width}`);
    await pressAccount(page, "Logout");
    await expect.poll(() => stored(page, "token")).toBeNull();

    // And in by it
    await pressAccount(page, "Login");
    await dialog("Login").getByRole("button", { name: "Login by phone" }).click();
    const byPhone = dialog("Login by phone");
    await byPhone.getByLabel("Phone", { exact: true }).fill(typed);
    await expectCleanScreen(page, `login-by-phone-${width}`);
    await page.keyboard.press("Enter");
    const sms = dialog("Check your phone");
    const code = await codeOfText(phone, 2);
    await sms.getByLabel("Verification code").fill(otherThan(code));
    await page.keyboard.press("Enter");
    await sms.getByText("Invalid or expired verification code").waitFor();
    await expectCleanScreen(page, `login-code-${width}`);
    await sms.getByLabel("Verification code").fill(code);
    await page.keyboard.press("Enter");
    await sms.waitFor({ state: "detached" });
    expect(await stored(page, "token")).not.toBeNull();
    expect(complaints.filter((complaint) => !complaint.includes("400"))).toEqual([]);
    await close();
  });
});

describe("with the keyboard alone", () => {
  it("an admin logs in, comes to the admin area and leaves it", async () => {
    const { page, complaints, close } = await startVisit(browser, {
      viewport: { width: 1280, height: 800 },
    });
    onTestFailed(async () => {
      await keepPicture(page, "failed-accounts-keyboard");
      await close();
    });
    await page.goto(shop.origin);
    await page.getByRole("banner").getByRole("button", { name: "Login" }).waitFor();
    await tabTo(page, "Login");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Login" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    // Back where it was opened
    await expect.poll(() => focused(page)).toBe("Login");
    await page.keyboard.press("Enter");
    const login = page.getByRole("dialog", { name: "Login" });
    await login.waitFor();
    const email = login.getByLabel("Email");
    await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type(shop.admin.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(shop.admin.password);
    await page.keyboard.press("Enter");

    await expect.poll(() => new URL(page.url()).pathname, { timeout: 15_000 }).toMatch(/^\/admin/);
    await page.getByRole("button", { name: "Logout" }).waitFor();
    await expectCleanScreen(page, "admin-dashboard-1280");
    expect(await stored(page, "adminToken")).toBe(await stored(page, "token"));
    await page.setViewportSize({ width: 390, height: 844 });
    await expectCleanScreen(page, "admin-dashboard-390");
    await page.setViewportSize({ width: 1280, height: 800 });
    await tabTo(page, "Logout");
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    expect(await stored(page, "adminToken")).toBeNull();

    // A guest is sent away from there
    await page.goto(`${shop.origin}/admin/settings`);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    expect(complaints).toEqual([]);
    await close();
  });
});
