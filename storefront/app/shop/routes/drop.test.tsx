import type { Drop } from "@strive/backend/contracts/drops";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { DROP_TICKETS_KEY, type DropTicket } from "~/lib/drop-ticket-atoms";
import { complaintsOf } from "~/testing/axe";
import { dropDesk, dropNow, dropOf, setServerAhead } from "~/testing/drops";
import { productNamed } from "~/testing/fixtures";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { askAgainMs } from "../drop/use-place";
import { untilText } from "../drop/drop-moment";
import { clockText } from "../drop/use-clock";
import DropRoute from "./drop";

const DRESS = productNamed("Kivu Wrap Dress");
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const OPENED = inMs(-60_000);

const keep = (changes: Partial<DropTicket> = {}) => {
  const ticket = { handle: "winter", ticket: "t".repeat(24), products: [DRESS.id] };
  const kept: DropTicket = { ...ticket, turnUntil: null, isUsed: false, ...changes };
  localStorage.setItem(DROP_TICKETS_KEY, JSON.stringify([kept]));
};
const kept = () =>
  (JSON.parse(localStorage.getItem(DROP_TICKETS_KEY) ?? "[]") as DropTicket[])[0] ?? null;

function open(
  drop: Drop | null,
  place: Partial<ReturnType<typeof dropDesk>["desk"]["place"]> = {},
) {
  const { desk, handlers } = dropDesk(drop);
  Object.assign(desk.place, place);
  server.use(...handlers);
  const routes = [{ path: "/drops/:handle", Component: DropRoute }];
  return { ...renderRoute({ at: "/drops/winter", routes }), desk };
}
const opened = (changes: Partial<Drop["now"]> = {}) =>
  dropOf([DRESS], {
    opens_at: OPENED,
    now: dropNow({ state: "open", opens_at: OPENED, places: 40, ...changes }),
  });

afterEach(() => localStorage.clear());

describe("the page of a drop", () => {
  test("counts by the shop's clock where the phone's is an hour ahead", async () => {
    const [now, opens_at] = [inMs(-3_600_000), inMs(-1_800_000)];
    open(dropOf([DRESS], { opens_at, now: dropNow({ now, opens_at }) }));
    expect(await screen.findByText(/^In (30:00|29:59)$/)).toBeVisible();
    expect(screen.getByText(/^On sale from/)).toBeVisible();
    await setServerAhead(0);
  });

  test("opens on time where the phone's clock is an hour behind", async () => {
    const [now, opens_at] = [inMs(3_600_000), inMs(3_601_500)];
    open(dropOf([DRESS], { opens_at, has_queue: false, now: dropNow({ now, opens_at }) }));
    expect(await screen.findByText(/^In 0:0[12]$/)).toBeVisible();
    expect(await screen.findByText("On sale now")).toBeVisible();
    await setServerAhead(0);
  });

  test("keeps the place that another tab has taken meanwhile", async () => {
    const { user } = open(dropOf([DRESS]));
    const button = await screen.findByRole("button", { name: "Wait for the opening" });
    keep();
    await user.click(button);
    expect(await screen.findByText(/^You are waiting/)).toBeVisible();
    expect(kept()?.ticket).toBe("t".repeat(24));
  });

  test("before it opens, a device waits for its lot with a ticket of its own", async () => {
    const { user, container, desk } = open(dropOf([DRESS]));
    expect(await screen.findByRole("heading", { level: 1, name: "Winter drop" })).toBeVisible();
    expect(screen.getByText("On sale from Saturday, December 5, 20:00.")).toBeVisible();
    expect(screen.getByRole("timer")).toHaveTextContent(/^In \d+ days$/);
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(await screen.findByRole("button", { name: "Wait for the opening" }));
    expect(
      await screen.findByText("You are waiting. When it opens, you get your place by lot."),
    ).toBeVisible();
    await waitFor(() => expect(desk.tickets).toEqual([kept()?.ticket]));
    expect(kept()).toMatchObject({ handle: "winter", products: [DRESS.id], turnUntil: null });
    expect(kept()?.ticket).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
  });

  test("says how many are before, and when it is this device's turn", async () => {
    keep();
    open(opened({ admitted: 10 }), { place: 31 });
    expect(await screen.findByText("Your place: 31")).toBeVisible();
    expect(screen.getByText("20 before you")).toBeVisible();
    expect(screen.getByText("20 pieces left")).toBeVisible();
  });

  test("keeps the turn for the other pages", async () => {
    keep();
    const turnUntil = inMs(240_000);
    open(opened({ admitted: 31 }), { place: 31, turn_until: turnUntil });
    expect(await screen.findByText("It's your turn.")).toBeVisible();
    expect(screen.getByRole("timer")).toHaveTextContent(/^[34]:\d\d left to order$/);
    await waitFor(() => expect(kept()?.turnUntil).toBe(turnUntil));
  });

  test("gives a new place to who missed his turn", async () => {
    keep();
    const { user, desk } = open(opened({ admitted: 31 }), { place: 31, turn_until: inMs(-1000) });
    await user.click(await screen.findByRole("button", { name: "Take a new place" }));
    await waitFor(() => expect(new Set(desk.tickets).size).toBe(2));
  });

  test("says that all is gone, that it is over, and that there is none", async () => {
    keep();
    const { unmount } = open(opened({ state: "sold_out", left: 0 }), { place: 31 });
    expect(await screen.findByText("All pieces are gone")).toBeVisible();
    unmount();
    const { unmount: again } = open(opened({ state: "over" }));
    expect(await screen.findByText("This drop is over")).toBeVisible();
    again();
    open(null);
    expect(await screen.findByRole("heading", { name: "There is no such drop" })).toBeVisible();
  });
});

test("a device asks again only for what it does not know", () => {
  const now = dropNow({ state: "open", opens_at: inMs(10_000), admitted: 5 });
  const mine = { place: null, turn_until: null, is_used: false, now };
  const clock = Date.parse(now.opens_at) - 10_000;
  expect(askAgainMs({ now, mine: null, clock }, 700)).toBe(false);
  expect(askAgainMs({ now, mine, clock }, 700)).toBe(10_700);
  const nextYear = { ...now, opens_at: inMs(366 * 86_400_000) };
  expect(askAgainMs({ now: nextYear, mine, clock }, 0)).toBe(3_600_000);
  expect(askAgainMs({ now, mine: { ...mine, place: 5 }, clock }, 700)).toBe(2000);
  expect(askAgainMs({ now, mine: { ...mine, place: 6 }, clock }, 700)).toBe(false);
  expect(askAgainMs({ now, mine: { ...mine, place: 5, is_used: true }, clock }, 0)).toBe(false);
});

test("clocks have hours only where there are any, and days from the second on", () => {
  expect(untilText(299_000)).toBe("In 4:59");
  expect(untilText(47 * 3_600_000)).toBe("In 47:00:00");
  expect(untilText(49 * 3_600_000)).toBe("In 2 days");
  expect(clockText(299_000)).toBe("4:59");
  expect(clockText(7_499_000)).toBe("2:04:59");
  expect(clockText(0)).toBe("0:00");
});
