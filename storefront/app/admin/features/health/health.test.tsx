import { act, screen, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { healthDesk, healthOf } from "~/testing/admin-numbers";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { HealthScreen } from "./health-screen";

function open(data = healthOf()) {
  server.use(healthDesk(data));
  return renderAdmin({
    at: "/admin/health",
    screens: [{ path: "/admin/health", Screen: HealthScreen }],
  });
}
const lines = () => screen.findAllByRole("listitem");
async function lineOf(name: string): Promise<HTMLElement> {
  const all = await lines();
  const found = all.find((line) => within(line).queryByRole("heading", { level: 2, name }));
  if (found === undefined) throw new Error(`There is no line ${name}`);
  return found;
}

afterEach(() => vi.useRealTimers());

describe("the health of the shop", () => {
  it("says in plain words that each part is fine", async () => {
    const { container } = open();
    expect(await screen.findByText("Checking the shop...")).toBeVisible();
    expect(await screen.findByText("Everything is fine")).toBeVisible();
    expect(screen.getByText(/^Checked at Nov 22, 2026, 11:05\./)).toBeVisible();
    expect((await lines()).map((line) => line.textContent)).toEqual([
      "OKDatabaseAnswers in 0.6 ms",
      "OKNew orders on their way to Medusa1 is still on the way; the oldest has waited for 2 s",
      "OKPayments4 pending",
      "OKRefundsNone to pay out, none failed",
      "OKMails2 waiting, none given up",
      "OKMessages to phonesNot set up: nobody is told by phone",
      "OKBackground workNone waiting, none given up in the last few hours",
      "OKProduct listsEvery change is shown",
      "OKExchange ratesAs of Nov 22, 2026, 02:00",
      "OKNightly checkAll 44 rules held on Nov 22, 2026, 03:10",
      "OKDisk38.3 GB of 120 GB free (32%)",
      "OKServerVersion 0.1.0 on Node 20.20.2, 512 MB of memory, running for 2 h",
    ]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says how texts go, and what they cost", async () => {
    open(
      healthOf({
        texts: {
          level: "look",
          facts: {
            channels: ["sms"],
            pending: 1,
            dead: 2,
            undelivered: 0,
            oldest_s: null,
            month_parts: 120,
            month_cost_rwf: 1440,
          },
        },
      }),
    );
    await screen.findByText("Everything is fine");
    const [first] = await lines();
    expect(first).toHaveTextContent(
      "Messages to phones1 waiting, 2 given up, none not delivered in the last seven days. This month: 120 parts, RWF 1,440",
    );
    expect(first).toHaveTextContent("Open the messages that were given up and call those people.");
  });

  it("puts what needs attention first, with what to do and where", async () => {
    const queues = [{ name: "deliver-mail", waiting: 3, failed: 1, oldest_s: 1200 }];
    const { container } = open(
      healthOf({
        level: "bad",
        mails: { level: "look", facts: { pending: 0, dead: 1000, oldest_s: null } },
        jobs: { level: "bad", facts: { waiting: 3, failed: 1, oldest_s: 1200, queues } },
        rates: { level: "look", facts: { as_of: null, source: "constants" } },
      }),
    );
    expect(await screen.findByText("Something needs attention now")).toBeVisible();
    const [first, second, third, fourth] = await lines();
    expect(first).toHaveTextContent(
      "CriticalBackground work3 waiting, 1 given up in the last few hours; the oldest has waited for 20 min",
    );
    expect(first).toHaveTextContent(
      "Nothing picks them up: check that a worker is running, and restart it.",
    );
    const queue = within(first ?? document.body).getByRole("row", { name: /deliver-mail/ });
    expect(queue).toHaveTextContent("deliver-mail3120 min");
    expect(second).toHaveTextContent("WarningMailsNone waiting, 1,000 or more given up");
    expect(
      within(second ?? document.body).getByRole("link", { name: "Show mails" }),
    ).toHaveAttribute("href", "/admin/mails?state=dead");
    expect(third).toHaveTextContent("Live rates have never been fetched");
    expect(fourth).toHaveTextContent("OKDatabase");
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("lists the rules that the nightly doctor found broken", async () => {
    const wrong = [
      { name: "Every paid order was paid in full", count: 1 },
      { name: "Every picture that is shown has its files", count: null },
    ];
    const at = "2026-11-22T01:10:00.000Z";
    const { container } = open(
      healthOf({
        level: "bad",
        doctor: { level: "bad", facts: { at, age_s: 28_500, rules: 44, wrong } },
      }),
    );
    const line = await lineOf("Nightly check");
    expect(line).toHaveTextContent("2 of 44 rules did not hold on Nov 22, 2026, 03:10");
    expect(line).toHaveTextContent("Run npm run doctor to see what breaks them");
    const rules = within(line).getByRole("list", { name: "Rules that did not hold" });
    expect(
      within(rules)
        .getAllByRole("listitem")
        .map((rule) => rule.textContent),
    ).toEqual([
      "Every paid order was paid in full1",
      "Every picture that is shown has its filescould not be checked",
    ]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says when the nightly check has not run", async () => {
    const never = { at: null, age_s: 3600, rules: 0, wrong: [] };
    open(healthOf({ doctor: { level: "ok", facts: never } }));
    expect(await lineOf("Nightly check")).toHaveTextContent(
      "It runs for the first time on the second night",
    );
  });

  it("says what could not be checked", async () => {
    open(
      healthOf({
        level: "bad",
        database: { level: "bad", facts: null },
        refunds: { level: "look", facts: null },
      }),
    );
    expect(await lineOf("Database")).toHaveTextContent(
      "This could not be checked.The shop can't reach it: check that PostgreSQL is running.",
    );
    expect(await lineOf("Refunds")).toHaveTextContent("Check again in a minute");
  });

  it("checks again on demand, and by itself", async () => {
    const { user } = open();
    await screen.findByText("Everything is fine");
    server.use(healthDesk(healthOf({ level: "look", at: "2026-11-22T09:06:00.000Z" })));
    await user.click(screen.getByRole("button", { name: "Check again" }));
    expect(await screen.findByText("Something needs attention today")).toBeVisible();
    server.use(healthDesk(healthOf({ level: "bad" })));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(screen.getByRole("button", { name: "Check again" }));
    expect(await screen.findByText("Something needs attention now")).toBeVisible();
    server.use(healthDesk(healthOf()));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByText("Everything is fine")).toBeVisible();
  });

  it("keeps the last result when a check fails", async () => {
    const { user } = open();
    await screen.findByText("Everything is fine");
    server.use(http.get("*/api/admin/health", () => failure(503, "Away")));
    await user.click(screen.getByRole("button", { name: "Check again" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Server error - please try again");
    expect(await lines()).toHaveLength(12);
    server.use(healthDesk(healthOf()));
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByText("Everything is fine");
  });
});
