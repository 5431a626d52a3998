import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { deadMail, mailNumbered, mailsDesk } from "~/testing/admin-desk";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { MailsScreen } from "./mails-screen";

const SOME = [
  deadMail(3),
  mailNumbered(2, {
    template: "new-order",
    recipient: "staff",
    state: "passed_on",
    sent_at: null,
  }),
  deadMail(1),
];

function open(at = "/admin/mails", mails = SOME) {
  const { desk, handlers } = mailsDesk(mails);
  server.use(...handlers);
  const view = renderAdmin({ at, screens: [{ path: "/admin/mails", Screen: MailsScreen }] });
  return { ...view, desk };
}
const rows = () => screen.getAllByRole("row", { hidden: true }).slice(1);
const dialog = (name: string) => screen.findByRole("dialog", { name });

afterEach(() => vi.unstubAllGlobals());

describe("the outbox", () => {
  it("says what became of each mail", async () => {
    const waiting = mailNumbered(4, {
      state: "pending",
      attempts: 3,
      last_error: "Connection refused",
      next_attempt_at: "2099-01-05T08:30:00.000Z",
      sent_at: null,
      template: "brand-new-kind",
    });
    const { container } = open("/admin/mails", [waiting, ...SOME]);
    expect(await screen.findByText("Loading mails...")).toBeVisible();
    expect(await screen.findByText("Total mails: 4")).toBeVisible();
    const cells = rows().map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    );
    expect(cells[0]).toEqual([
      "brand new kindaline4@example.rw",
      "Nov 20, 2026, 10:30",
      "Waiting",
      "3",
      "Connection refusedNext try: Jan 05, 2099, 10:30",
      "",
    ]);
    expect(cells[1]?.slice(0, 5)).toEqual([
      "Order receivedaline3@example.rw",
      "Nov 20, 2026, 10:30",
      "Given up",
      "12",
      "550 No such mailbox",
    ]);
    expect(cells[2]?.[0]).toBe("New orderAll staff");
    expect(cells[2]?.[2]).toBe("Passed on");
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("does not call a kept mail sent, and says why nobody got it", async () => {
    const kept = mailNumbered(5, { state: "kept", sent_at: null });
    const { user } = open("/admin/mails", [kept, mailNumbered(6)]);
    await screen.findByText("Total mails: 2");
    expect(rows()[0]).toHaveTextContent("Kept, not sent");
    expect(rows()[1]).toHaveTextContent("Sent");
    await user.click(screen.getByRole("button", { name: /aline5@example/ }));
    const shown = await dialog("Order received");
    expect(within(shown).getByText(/^Nobody got this mail/)).toBeVisible();
    expect(within(shown).queryByText("Sent")).not.toBeInTheDocument();
  });

  it("says by what a text went, to which number, and what it cost", async () => {
    const text = mailNumbered(7, {
      channel: "sms",
      recipient: "+250788123456",
      state: "undelivered",
      parts: 2,
      cost_rwf: 24,
      last_error: "AbsentSubscriber",
      reported_at: "2026-11-20T08:31:00.000Z",
    });
    const { user } = open("/admin/mails", [text]);
    await screen.findByText("Total mails: 1");
    expect(rows()[0]).toHaveTextContent("Order received0788 123 456SMS · 2 parts · RWF 24");
    expect(rows()[0]).toHaveTextContent("Not delivered");
    await user.click(screen.getByRole("button", { name: /0788 123 456/ }));
    const shown = await dialog("Order received");
    expect(within(shown).getByText("SMS · 2 parts · RWF 24")).toBeVisible();
    expect(within(shown).getByText(/^It did not reach this phone/)).toBeVisible();
  });

  it("can be filtered to what was given up, in the URL", async () => {
    const { user, location } = open();
    await screen.findByText("Total mails: 3");
    await user.selectOptions(screen.getByLabelText("State"), "Given up only");
    expect(await screen.findByText("Total mails: 2")).toBeVisible();
    expect(location()).toBe("/admin/mails?state=dead");
  });

  it("shows everything when the URL holds garbage", async () => {
    open("/admin/mails?state=lost");
    expect(await screen.findByText("Total mails: 3")).toBeVisible();
  });

  it("retries one that was given up, and no other", async () => {
    const { user, desk } = open();
    await user.click(
      await screen.findByRole("button", {
        name: "Try again: Order received to aline3@example.rw",
      }),
    );
    expect(await screen.findByText("Trying again now.")).toBeVisible();
    expect(desk.retried).toEqual(["mail_3"]);
    await waitFor(() => expect(rows()[0]).toHaveTextContent("Next try: within a minute"));
    expect(screen.getAllByRole("button", { name: /^Try again: / })).toHaveLength(1);
  });

  it("retries all of the page, one after the other", async () => {
    const { user, desk } = open();
    await user.click(await screen.findByRole("button", { name: "Try all 2 given-up mails again" }));
    expect(await screen.findByText("Trying 2 mails again.")).toBeVisible();
    expect(desk.retried).toEqual(["mail_3", "mail_1"]);
    await waitFor(() => {
      expect(
        screen.queryByRole("button", { name: /given-up mails again/ }),
      ).not.toBeInTheDocument();
    });
  });

  it("goes on with the others when one fails, and says why", async () => {
    const { user, desk } = open();
    const all = await screen.findByRole("button", { name: "Try all 2 given-up mails again" });
    server.use(http.post("*/api/mails/mail_3/retry", () => failure(409, "It was sent meanwhile")));
    await user.click(all);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Trying 1 of 2 mails again. It was sent meanwhile",
    );
    expect(desk.retried).toEqual(["mail_1"]);
  });

  it("says that a mail could not be tried again", async () => {
    const { user } = open("/admin/mails", [deadMail(1)]);
    const button = await screen.findByRole("button", { name: /^Try again: / });
    server.use(http.post("*/api/mails/:id/retry", () => failure(500, "It broke")));
    await user.click(button);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to send the mail again. Server error - please try again",
    );
    expect(rows()[0]).toHaveTextContent("Given up");
  });

  it("opens one from a link, and tries it again there", async () => {
    const { user, desk } = open("/admin/mails?view=mail_1");
    const modal = within(await dialog("Order received"));
    expect(await modal.findByText("550 No such mailbox")).toBeVisible();
    expect(modal.getByText(/The text of a mail is not shown here/)).toBeVisible();
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
    await user.click(modal.getByRole("button", { name: "Try again" }));
    expect(await modal.findByText("Waiting")).toBeVisible();
    expect(modal.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    expect(desk.retried).toEqual(["mail_1"]);
  });

  it("says when the linked mail does not exist", async () => {
    open("/admin/mails?view=mail_none");
    expect(await within(await dialog("Mail")).findByRole("alert")).toHaveTextContent(
      "Mail not found",
    );
  });

  it("says that it is empty", async () => {
    open("/admin/mails", []);
    expect(await screen.findByRole("heading", { name: "No mails yet" })).toBeVisible();
  });

  it("can be retried when it fails", async () => {
    server.use(http.get("*/api/mails", () => failure(500, "It broke")));
    const { user } = renderAdmin({
      at: "/admin/mails",
      screens: [{ path: "/admin/mails", Screen: MailsScreen }],
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Server error - please try again");
    server.use(...mailsDesk(SOME).handlers);
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Total mails: 3")).toBeVisible();
  });

  it("is shown as cards on a phone", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { container } = open();
    expect(await screen.findAllByRole("button", { name: /^Try again: / })).toHaveLength(2);
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
  });
});
