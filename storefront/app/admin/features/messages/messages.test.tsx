import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { messageNumbered, messagesDesk } from "~/testing/admin-desk";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { MessagesScreen } from "./messages-screen";

const MANY = Array.from({ length: 25 }, (_, at) =>
  messageNumbered(25 - at, { state: at % 2 ? "handled" : "open" }),
);

function open(at = "/admin/messages", messages = MANY) {
  const { desk, handlers } = messagesDesk(messages);
  server.use(...handlers);
  const view = renderAdmin({ at, screens: [{ path: "/admin/messages", Screen: MessagesScreen }] });
  return { ...view, desk };
}
const rows = () => screen.getAllByRole("row", { hidden: true }).slice(1);
const dialog = (name: string) => screen.findByRole("dialog", { name });

afterEach(() => vi.unstubAllGlobals());

describe("the messages", () => {
  it("are listed page by page, the newest first", async () => {
    const { user, container, location } = open();
    expect(await screen.findByText("Loading messages...")).toBeVisible();
    expect(await screen.findByText("Total messages: 25")).toBeVisible();
    expect(rows()).toHaveLength(20);
    expect(rows()[0]).toHaveTextContent("Question 25");
    expect(rows()[0]).toHaveTextContent("Diane 25");
    expect(rows()[0]).toHaveTextContent("Nov 20, 2026, 10:30");
    expect(rows()[0]).toHaveTextContent("Open");
    expect(rows()[1]).toHaveTextContent("Handled");
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(await screen.findByText("21–25 of 25")).toBeVisible();
    expect(location()).toBe("/admin/messages?offset=20");
  });

  it("can be filtered to open ones, in the URL", async () => {
    const { user, location, desk } = open();
    await screen.findByText("Total messages: 25");
    await user.selectOptions(screen.getByLabelText("State"), "Open only");
    expect(await screen.findByText("Total messages: 13")).toBeVisible();
    expect(location()).toBe("/admin/messages?state=open");
    expect(desk.asked.at(-1)).toBe("?state=open&offset=0");
  });

  it("are all shown when the URL holds garbage", async () => {
    open("/admin/messages?state=lost&offset=x");
    expect(await screen.findByText("Total messages: 25")).toBeVisible();
  });

  it("are read in full, as text", async () => {
    const text = "Muraho,\n<img src=x onerror=alert(1)>\nDiane";
    const { user, location } = open("/admin/messages", [messageNumbered(1, { message: text })]);
    await user.click(await screen.findByRole("button", { name: /^Question 1/ }));
    const modal = within(await dialog("Question 1"));
    expect(location()).toBe("/admin/messages?view=cmsg_1");
    expect(modal.getByRole("region", { name: "Message text" }).textContent).toBe(text);
    expect(modal.queryByRole("img")).not.toBeInTheDocument();
    expect(await complaintsOf(screen.getByRole("dialog"))).toEqual([]);
    await user.click(modal.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(location()).toBe("/admin/messages"));
  });

  it("are answered by email, with the subject and what was asked", async () => {
    open("/admin/messages?view=cmsg_1", [messageNumbered(1, { email: "di+ne@example.rw" })]);
    const modal = within(await dialog("Question 1"));
    const link = await modal.findByRole("link", { name: "Answer by email" });
    const address = new URL(link.getAttribute("href") ?? "");
    expect(address.protocol).toBe("mailto:");
    expect(decodeURIComponent(address.pathname)).toBe("di+ne@example.rw");
    expect(address.searchParams.get("subject")).toBe("Re: Question 1");
    expect(address.searchParams.get("body")).toContain(
      "Diane 1 wrote on Nov 20, 2026:\r\nMuraho,\r\nDo you deliver to Musanze?",
    );
  });

  it("open from a link, even when they are not on the page shown", async () => {
    open("/admin/messages?view=cmsg_2");
    expect(within(await dialog("Question 2")).getByText("diane2@example.rw")).toBeVisible();
    expect(rows()[0]).toHaveTextContent("Question 25");
  });

  it("say when the linked one does not exist", async () => {
    open("/admin/messages?view=cmsg_none");
    const modal = within(await dialog("Message"));
    expect(await modal.findByRole("alert")).toHaveTextContent("Message not found");
  });

  it("are marked as handled from the list", async () => {
    const { user, desk } = open("/admin/messages?state=open", [messageNumbered(1)]);
    await user.click(
      await screen.findByRole("button", { name: "Mark as handled: Question 1, from Diane 1" }),
    );
    expect(await screen.findByText("Nothing matches your search or filters.")).toBeVisible();
    expect(desk.messages[0]?.state).toBe("handled");
  });

  it("are reopened from their modal", async () => {
    const handled = messageNumbered(1, { state: "handled" });
    const { user, desk } = open("/admin/messages?view=cmsg_1", [handled]);
    const modal = within(await dialog("Question 1"));
    await user.click(await modal.findByRole("button", { name: "Reopen" }));
    expect(await modal.findByRole("button", { name: "Mark as handled" })).toBeVisible();
    expect(desk.messages[0]?.state).toBe("open");
  });

  it("say why one could not be changed, and stay as they are", async () => {
    const { user } = open("/admin/messages", [messageNumbered(1)]);
    const button = await screen.findByRole("button", { name: /^Mark as handled/ });
    server.use(http.put("*/api/contact/:id", () => failure(500, "It broke")));
    await user.click(button);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to update message. Server error - please try again",
    );
    expect(rows()[0]).toHaveTextContent("Open");
    server.use(http.put("*/api/contact/:id", () => failure(404, "This message is gone")));
    await user.click(button);
    expect(await screen.findByText("Failed to update message. This message is gone")).toBeVisible();
  });

  it("say that there are none", async () => {
    open("/admin/messages", []);
    expect(await screen.findByRole("heading", { name: "No messages yet" })).toBeVisible();
  });

  it("can be retried when loading fails", async () => {
    const { handlers } = messagesDesk(MANY);
    server.use(http.get("*/api/contact", () => failure(503, "Away")));
    const { user } = renderAdmin({
      at: "/admin/messages",
      screens: [{ path: "/admin/messages", Screen: MessagesScreen }],
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Server error - please try again");
    server.use(...handlers);
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Total messages: 25")).toBeVisible();
  });

  it("are shown as cards on a phone", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { container } = open("/admin/messages", [messageNumbered(1)]);
    expect(await screen.findByRole("button", { name: /^Mark as handled/ })).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(await complaintsOf(container)).toEqual([]);
  });
});
