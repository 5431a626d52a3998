import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import {
  book,
  goToHandOver,
  next,
  openReturn,
  order,
  ORDER_PAGE,
  question,
  reason,
  tick,
} from "~/testing/open-return";
import { orderNumbered } from "~/testing/own-orders";
import { paidOrder } from "~/testing/payments";
import { standOnReturnDay, returnOf } from "~/testing/returns";
import { server } from "~/testing/server";

const AFTER_7_DAYS = new Date("2026-12-01T09:00:00.000Z");

standOnReturnDay();

describe("a fault after the 7 days", () => {
  it("is reported, and looked at first", async () => {
    vi.setSystemTime(AFTER_7_DAYS);
    const { user, received, container } = openReturn();
    expect(await screen.findByRole("heading", { level: 1, name: "Report a fault" })).toBeVisible();
    await user.click(await tick());
    const reasons = within(reason()).getAllByRole("option");
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      "Choose a reason",
      "Broken or faulty",
      "Not what I ordered",
    ]);
    expect(screen.getByText("We look at it and answer within 72 hours.")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await user.selectOptions(reason(), "Broken or faulty");
    await user.click(next());
    await question("What would you like instead?");
    await user.click(next());
    await question("How will you hand it over?");
    expect(screen.getByText(/we pay for sending it back/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Send the report" }));
    expect(await screen.findByText("We have your report R-1042.")).toBeVisible();
    expect(screen.getByText("We look at it")).toHaveAttribute("class", "font-strong");
    expect(received.returns[0]?.body.items[0]?.reason).toBe("faulty");
  });
});

describe("sending", () => {
  it("makes one return, however often the button is pressed and the answer is lost", async () => {
    const desk = openReturn();
    const { user, received } = desk;
    await goToHandOver(user);
    let lose = () => {};
    server.use(desk.losing(new Promise((resolve) => (lose = resolve))));
    await user.dblClick(book());
    await waitFor(() => expect(received.returns).toHaveLength(1));
    expect(screen.getByRole("button", { name: "Processing..." })).toBeDisabled();
    lose();
    expect(await screen.findByRole("alert")).toHaveTextContent("Server overloaded");
    await user.click(book());
    await screen.findByRole("article", { name: "Return R-1042" });
    expect(screen.queryByRole("article", { name: "Return R-1043" })).not.toBeInTheDocument();
    expect(received.returns).toHaveLength(2);
    expect(new Set(received.returns.map(({ key }) => key)).size).toBe(1);
  });

  it("finds what it has made, once it can ask again", async () => {
    const desk = openReturn();
    const { user, received, location, queryClient } = desk;
    await goToHandOver(user);
    server.use(desk.losing(Promise.resolve()));
    await user.click(book());
    await screen.findByRole("alert");
    // As a connection that comes back does.
    await queryClient.invalidateQueries({ queryKey: ["orders"] });
    expect(await screen.findByText("Return R-1042 is booked.")).toBeVisible();
    expect(location()).toBe(ORDER_PAGE);
    expect(received.returns).toHaveLength(1);
  });

  it("leads to what an unanswered try has made when something else is sent", async () => {
    const desk = openReturn();
    const { user, received, location } = desk;
    await goToHandOver(user);
    server.use(desk.losing(Promise.resolve()));
    await user.click(book());
    await screen.findByRole("alert");
    await user.click(screen.getByRole("radio", { name: "You bring it to us" }));
    await user.click(book());
    const card = within(await screen.findByRole("article", { name: "Return R-1042" }));
    expect(card.getByText("Your first try had arrived: it is booked.")).toBeVisible();
    expect(location()).toBe(ORDER_PAGE);
    expect(screen.queryByRole("article", { name: "Return R-1043" })).not.toBeInTheDocument();
    expect(received.returns).toHaveLength(2);
  });

  it("says why it was refused on whatever step is shown then", async () => {
    const refuse = http.post("*/api/orders/:id/returns", () => {
      vi.setSystemTime(AFTER_7_DAYS);
      return failure(409, "Returns of this order ended on November 30");
    });
    const { user } = openReturn({ first: [refuse] });
    await goToHandOver(user);
    await user.click(book());
    expect(await question("What is broken or wrong?")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Returns of this order ended on");
    await user.selectOptions(reason(), "Broken or faulty");
    expect(screen.getByRole("alert")).toBeVisible();
  });

  it("leaves the answers alone, and goes nowhere once the form is left", async () => {
    const desk = openReturn();
    const { user, received, location } = desk;
    await goToHandOver(user);
    let lose = () => {};
    server.use(desk.losing(new Promise((resolve) => (lose = resolve))));
    await user.click(book());
    await waitFor(() => expect(received.returns).toHaveLength(1));
    expect(screen.getByRole("radio", { name: "You bring it to us" })).toBeDisabled();
    expect(screen.queryByRole("link", { name: "Items" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: /^Order STR/ }));
    await screen.findByRole("region", { name: "Returns" });
    lose();
    await waitFor(() => expect(location()).toBe(ORDER_PAGE));
  });

  it("shows what the server says about a field beside it", async () => {
    const refuse = http.post("*/api/orders/:id/returns", () =>
      failure(400, "Invalid request", {
        errors: [{ field: "items.0.quantity", message: "At most 1 can be returned" }],
      }),
    );
    const { user, location } = openReturn({ first: [refuse] });
    await goToHandOver(user);
    await user.click(book());
    expect(await screen.findByText("At most 1 can be returned")).toBeVisible();
    expect(location()).toBe(`${ORDER_PAGE}&return=items`);
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Decrease quantity" })).toHaveFocus(),
    );
  });

  it("says why it is too late", async () => {
    const desk = openReturn();
    const { user } = desk;
    await goToHandOver(user);
    server.use(
      http.post("*/api/orders/:id/returns", () => {
        desk.change((one) => ({ ...one, return_until: "2026-11-01", fault_until: "2026-11-02" }));
        return failure(409, "Returns of this order ended on November 1");
      }),
    );
    await user.click(book());
    expect(await question("The 7 days are over")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Returns of this order ended on");
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Back to your order" })).toHaveAttribute(
      "href",
      ORDER_PAGE,
    );
    expect(main.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
  });

  it("waits for a connection", async () => {
    const { user } = openReturn();
    await goToHandOver(user);
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("offline"));
    expect(await screen.findByText(/You're offline. Your answers stay here/)).toBeVisible();
    expect(book()).toBeDisabled();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(book()).toBeEnabled());
  });
});

describe("nothing to return", () => {
  it("says so when everything comes back already", async () => {
    const items = [{ item_id: "item_0", quantity: 2, reason: "other" as const }];
    const { container } = openReturn({ of: { ...order, returns: [returnOf(order, { items })] } });
    expect(await question("Nothing left to return")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("says so before delivery", async () => {
    openReturn({ of: paidOrder(orderNumbered(482_913)) });
    expect(await question("This order can't be returned")).toBeVisible();
  });
});
