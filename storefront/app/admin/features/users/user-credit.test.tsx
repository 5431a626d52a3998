import type { StaffCreditDetail } from "@strive/backend/contracts/store-credit";
import { screen, within } from "@testing-library/react";
import { http, type RequestHandler } from "msw";
import { describe, expect, it } from "vitest";
import { userNamed } from "~/testing/accounts";
import { accountCredit, creditDesk } from "~/testing/admin-credit";
import { orderOffice } from "~/testing/admin-orders";
import { peopleDesk } from "~/testing/admin-people";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { fill } from "~/testing/open-discounts";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { admin } from "~/testing/signed-in";
import { UsersScreen } from "./users-screen";

function open(credits: readonly StaffCreditDetail[], ...first: RequestHandler[]) {
  const { desk, handlers } = creditDesk(credits);
  const people = peopleDesk(admin, userNamed("Grace"));
  server.use(...first, ...handlers, ...people.handlers, ...orderOffice().handlers);
  const view = renderAdmin({
    at: "/admin/users?view=acc_grace",
    screens: [{ path: "/admin/users", Screen: UsersScreen }],
  });
  return { ...view, desk };
}
const part = () => screen.findByRole("region", { name: "Store credit" });

describe("a user's store credit", () => {
  it("is shown, and leads to what happened to it", async () => {
    const { desk } = open([accountCredit()]);
    const credit = within(await part());
    expect(await credit.findByText("RWF 5,000")).toBeVisible();
    expect(credit.getByRole("link", { name: "Show history" })).toHaveAttribute(
      "href",
      "/admin/gift-cards/credit_1",
    );
    expect(desk.asked).toEqual(["?kind=account&account_id=acc_grace&limit=1"]);
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
  });

  it("is given, also to who never had any", async () => {
    const { user, desk } = open([]);
    const credit = within(await part());
    expect(await credit.findByText("No store credit so far.")).toBeVisible();
    await user.click(credit.getByRole("button", { name: "Give store credit" }));
    const form = within(
      await screen.findByRole("dialog", { name: "Give Grace Uwase store credit" }),
    );
    await fill(user, { "Amount in RWF": "3,000", Reason: "Sorry for the wait" });
    await user.click(form.getByRole("button", { name: "Give RWF 3,000" }));
    expect(await screen.findByText("Grace Uwase has RWF 3,000 more store credit.")).toBeVisible();
    expect(await credit.findByText("RWF 3,000")).toBeVisible();
    expect(desk.given).toEqual([
      { account_id: "acc_grace", amount: 3000, reason: "Sorry for the wait" },
    ]);
  });

  it("says that it could not be had, beside what is known", async () => {
    const away = http.get("*/api/admin/store-credit", () => failure(500, "No"), { once: true });
    const { user } = open([accountCredit()], away);
    const credit = within(await part());
    expect(await credit.findByRole("alert")).toHaveTextContent("Server error - please try again");
    expect(credit.queryByRole("button", { name: "Give store credit" })).not.toBeInTheDocument();
    await user.click(credit.getByRole("button", { name: "Retry" }));
    expect(await credit.findByText("RWF 5,000")).toBeVisible();
  });
});
