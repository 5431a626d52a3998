import type { Notification } from "@strive/backend/contracts/notifications";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { adminQuery, useAdminQuery } from "~/admin/data/admin-query";
import { PageTitle } from "~/admin/shell/page-title";
import { notificationNumbered, notificationOffice } from "~/testing/admin-notifications";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { NotificationsBell } from "./notifications-bell";

const dashboardAsked = vi.fn<() => Promise<number>>();

/** Any screen, with a query that notifications invalidates. */
function Screen() {
  const { data } = useAdminQuery(adminQuery(["dashboard", "test"], () => dashboardAsked()));
  return (
    <>
      <NotificationsBell />
      <PageTitle>Somewhere</PageTitle>
      <p>Asked {data} times</p>
    </>
  );
}

interface Given {
  notifications?: readonly Notification[];
  limit?: number;
  isLineDown?: boolean;
}
const THREE = [1, 2, 3].map((number) => notificationNumbered(number, { read: number === 1 }));

function open({ notifications = THREE, limit, isLineDown = false }: Given = {}) {
  let times = 0;
  dashboardAsked.mockReset().mockImplementation(() => Promise.resolve((times += 1)));
  const desk = notificationOffice(notifications, limit);
  desk.office.isLineDown = isLineDown;
  server.use(...desk.handlers);
  const view = renderAdmin({
    at: "/admin/somewhere",
    screens: [{ path: "/admin/somewhere", Screen }],
  });
  return { ...view, ...desk };
}
const bell = (name: string) => screen.findByRole("button", { name });
const list = () => screen.findByRole("dialog", { name: "Notifications" });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const lineOpen = (office: ReturnType<typeof notificationOffice>["office"]) =>
  waitFor(() => expect(office.lines).toHaveLength(1));
const tabSays = (title: string) => waitFor(() => expect(document.title).toBe(title));
const announced = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .filter(Boolean);

function setVisible(state: "visible" | "hidden") {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  fireEvent(document, new Event("visibilitychange"));
}
function onPhone() {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the bell", () => {
  it("counts what is unread, in the tab too", async () => {
    const { container } = open();
    expect(await bell("Notifications, 2 unread")).toHaveTextContent("2");
    await tabSays("(2) Somewhere · STRIVE");
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says 99+ when there are more", async () => {
    open({ notifications: Array.from({ length: 120 }, (_, at) => notificationNumbered(at + 1)) });
    expect(await bell("Notifications, 120 unread")).toHaveTextContent("99+");
    await tabSays("(99+) Somewhere · STRIVE");
  });

  it("says nothing when all is read", async () => {
    open({ notifications: [notificationNumbered(1, { read: true })] });
    expect(await bell("Notifications")).toHaveTextContent("");
    await tabSays("Somewhere · STRIVE");
  });
});

describe("the list of notifications", () => {
  it("shows the newest first, and which are unread", async () => {
    const { user } = open();
    await user.click(await bell("Notifications, 2 unread"));
    const rows = await within(await list()).findAllByRole("listitem");
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Unread: New order STR-000003/),
      expect.stringMatching(/^Unread: New order STR-000002/),
      expect.stringMatching(/^New order STR-000001/),
    ]);
    expect(await complaintsOf(document.body)).toEqual([]);
  });

  it("links to what a notification is about, and marks it as read", async () => {
    const { user, office, location } = open();
    await user.click(await bell("Notifications, 2 unread"));
    await user.click(await within(await list()).findByRole("link", { name: /STR-000003/ }));
    await waitFor(() => expect(location()).toBe("/admin/orders?view=order_3"));
    await waitFor(() => expect(office.notifications[0]?.read).toBe(true));
    expect(office.notifications[1]?.read).toBe(false);
  });

  it("closes with Escape, and the focus is back on the bell", async () => {
    const { user } = open();
    const button = await bell("Notifications, 2 unread");
    await user.click(button);
    await within(await list()).findAllByRole("listitem");
    expect(button).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    await user.click(button);
    await list();
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("marks a notification without a link as read in place, and never leaves the admin", async () => {
    const notifications = [
      notificationNumbered(2, { link: null, text: "Nowhere to go" }),
      notificationNumbered(1, { link: "https://example.com/admin/", text: "Elsewhere to go" }),
    ];
    const { user, office } = open({ notifications });
    await user.click(await bell("Notifications, 2 unread"));
    const open_ = within(await list());
    expect(await open_.findByRole("button", { name: /Elsewhere to go/ })).toBeVisible();
    await user.click(open_.getByRole("button", { name: /Nowhere to go/ }));
    expect(await bell("Notifications, 1 unread")).toBeVisible();
    await waitFor(() => expect(office.notifications[0]?.read).toBe(true));
  });

  it("reverts when one could not be marked as read, and says so", async () => {
    const { user } = open({ notifications: [notificationNumbered(1, { link: null })] });
    await user.click(await bell("Notifications, 1 unread"));
    server.use(http.put("*/api/notifications/:id/read", () => failure(500, "It broke")));
    await user.click(await within(await list()).findByRole("button", { name: /STR-000001/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to mark notification as read. Server error - please try again",
    );
    expect(await bell("Notifications, 1 unread")).toBeVisible();
  });

  it("marks all as read", async () => {
    const { user, office } = open();
    await user.click(await bell("Notifications, 2 unread"));
    const open_ = within(await list());
    await open_.findAllByRole("listitem");
    await user.click(open_.getByRole("button", { name: "Mark all as read" }));
    await waitFor(() => expect(office.notifications.every(({ read }) => read)).toBe(true));
    expect(open_.queryByText("Unread:")).not.toBeInTheDocument();
    await tabSays("Somewhere · STRIVE");
    await waitFor(() => {
      expect(open_.queryByRole("button", { name: "Mark all as read" })).not.toBeInTheDocument();
    });
  });

  it("reverts when not all could be marked as read", async () => {
    const { user } = open();
    await user.click(await bell("Notifications, 2 unread"));
    server.use(http.put("*/api/notifications/read-all", () => failure(409, "Not now")));
    await user.click(await within(await list()).findByRole("button", { name: "Mark all as read" }));
    expect(await screen.findByText("Failed to mark notification as read. Not now")).toBeVisible();
    await tabSays("(2) Somewhere · STRIVE");
  });

  it("loads older ones on demand", async () => {
    const notifications = Array.from({ length: 5 }, (_, at) => notificationNumbered(at + 1));
    const { user } = open({ notifications, limit: 2 });
    await user.click(await bell("Notifications, 5 unread"));
    const open_ = within(await list());
    expect(await open_.findAllByRole("listitem")).toHaveLength(2);
    await user.click(open_.getByRole("button", { name: "Show older" }));
    await waitFor(() => expect(open_.getAllByRole("listitem")).toHaveLength(4));
    await user.click(open_.getByRole("button", { name: "Show older" }));
    await waitFor(() => expect(open_.getAllByRole("listitem")).toHaveLength(5));
    expect(open_.queryByRole("button", { name: "Show older" })).not.toBeInTheDocument();
  });

  it("says that there are none", async () => {
    const { user } = open({ notifications: [] });
    await user.click(await bell("Notifications"));
    expect(await within(await list()).findByText("No notifications yet")).toBeVisible();
  });

  it("says that it could not be loaded, and retries", async () => {
    const { user, handlers } = open();
    server.use(http.get("*/api/notifications", () => failure(500, "It broke")));
    await user.click(await bell("Notifications"));
    const open_ = within(await list());
    expect(await open_.findByRole("alert")).toHaveTextContent("Server error - please try again");
    server.use(...handlers);
    await user.click(open_.getByRole("button", { name: "Retry" }));
    expect(await open_.findAllByRole("listitem")).toHaveLength(3);
  });

  it("comes from the bottom of a phone, with a button to close it", async () => {
    onPhone();
    const { user } = open();
    await user.click(await bell("Notifications, 2 unread"));
    const open_ = within(await list());
    await open_.findAllByRole("listitem");
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
    await user.click(open_.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});

describe("live notifications", () => {
  it("are counted, listed, announced politely, and refresh what they are about", async () => {
    const { user, office, tell } = open();
    await user.click(await bell("Notifications, 2 unread"));
    const open_ = within(await list());
    await lineOpen(office);
    expect(office.opened).toEqual(["note_000003"]);
    expect(await screen.findByText("Asked 1 times")).toBeInTheDocument();
    expect(announced()).toEqual([]);
    act(() => tell(notificationNumbered(4)));
    expect(await open_.findByRole("link", { name: /STR-000004/ })).toBeVisible();
    await tabSays("(3) Somewhere · STRIVE");
    expect(announced()).toEqual(["New notification: New order STR-000004"]);
    expect(await screen.findByText("Asked 2 times")).toBeInTheDocument();
  });

  it("count once when they arrive twice", async () => {
    const { office, tell } = open();
    await bell("Notifications, 2 unread");
    await lineOpen(office);
    act(() => tell(notificationNumbered(4)));
    await bell("Notifications, 3 unread");
    act(() => {
      office.lines[0]?.write(
        `id: note_000004\nevent: notification\ndata: ${JSON.stringify(notificationNumbered(4))}\n\n`,
      );
    });
    act(() => tell(notificationNumbered(5)));
    expect(await bell("Notifications, 4 unread")).toBeVisible();
  });

  it("in a rush refetch once, then every five seconds at most", async () => {
    const { office, tell } = open();
    await bell("Notifications, 2 unread");
    await lineOpen(office);
    expect(await screen.findByText("Asked 1 times")).toBeInTheDocument();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    for (let number = 4; number < 9; number += 1) act(() => tell(notificationNumbered(number)));
    expect(await bell("Notifications, 7 unread")).toBeVisible();
    expect(await screen.findByText("Asked 2 times")).toBeInTheDocument();
    act(() => tell(notificationNumbered(9)));
    await bell("Notifications, 8 unread");
    expect(dashboardAsked).toHaveBeenCalledTimes(2);
    await pass(5000);
    expect(await screen.findByText("Asked 3 times")).toBeInTheDocument();
    await pass(30_000);
    expect(dashboardAsked).toHaveBeenCalledTimes(3);
  });

  it("go on after the stream broke, from the last known one", async () => {
    const { office, add, tell } = open();
    await bell("Notifications, 2 unread");
    await lineOpen(office);
    act(() => tell(notificationNumbered(4)));
    await bell("Notifications, 3 unread");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    office.isLineDown = true;
    act(() => office.lines[0]?.end());
    await pass(3000);
    await waitFor(() => expect(office.opened).toEqual(["note_000003", "note_000004"]));
    // Each reconnect waits longer.
    await pass(3000);
    expect(office.opened).toHaveLength(2);
    add(notificationNumbered(5));
    office.isLineDown = false;
    await pass(6000);
    await waitFor(() => expect(office.opened).toHaveLength(3));
    await lineOpen(office);
    const missed = notificationNumbered(5);
    act(() => {
      office.lines[0]?.write(
        `id: ${missed.id}\nevent: notification\ndata: ${JSON.stringify(missed)}\n\n`,
      );
    });
    expect(await bell("Notifications, 4 unread")).toBeVisible();
  });

  it("are polled every 30 seconds while the stream is down, which is shown", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, office, add } = open({ isLineDown: true });
    await user.click(await bell("Notifications, 2 unread"));
    await pass(4000);
    expect(await within(await list()).findByText(/Live updates are interrupted/)).toBeVisible();
    const before = office.listed;
    add(notificationNumbered(4));
    await pass(31_000);
    expect(await bell("Notifications, 3 unread")).toBeVisible();
    expect(office.listed).toBe(before + 1);
    expect(announced()).toContain("New notification: New order STR-000004");
    await waitFor(() => expect(dashboardAsked).toHaveBeenCalledTimes(2));
  });

  it("are not polled while the stream is open", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { office } = open();
    await bell("Notifications, 2 unread");
    await lineOpen(office);
    const before = office.listed;
    await pass(50_000);
    expect(office.listed).toBe(before);
  });

  it("pause while the page is hidden, and catch up when it is shown", async () => {
    const { office, add } = open();
    await bell("Notifications, 2 unread");
    await lineOpen(office);
    act(() => setVisible("hidden"));
    await waitFor(() => expect(office.lines).toHaveLength(0));
    add(notificationNumbered(4));
    act(() => setVisible("visible"));
    await lineOpen(office);
    expect(await bell("Notifications, 3 unread")).toBeVisible();
    expect(office.opened).toHaveLength(2);
  });

  it("are never requested again after a refusal", async () => {
    const { office } = open();
    server.use(
      http.get("*/api/notifications/stream", () => {
        office.opened.push("refused");
        return failure(403, "Access denied");
      }),
    );
    await bell("Notifications, 2 unread");
    await waitFor(() => expect(office.opened).toEqual(["refused"]));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await pass(200_000);
    expect(office.opened).toEqual(["refused"]);
  });

  it("end with the session: nothing more is requested", async () => {
    const { user, office } = open();
    await bell("Notifications, 2 unread");
    await lineOpen(office);
    await user.click(screen.getByRole("button", { name: "Logout" }));
    expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeVisible();
    await waitFor(() => expect(office.lines).toHaveLength(0));
    const { listed, opened } = { ...office, opened: office.opened.length };
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => setVisible("visible"));
    await pass(120_000);
    expect(office.listed).toBe(listed);
    expect(office.opened).toHaveLength(opened);
  });
});
