import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { giftCard, productNamed } from "~/testing/fixtures";
import {
  book,
  chooseTee,
  goToHandOver,
  next,
  openReturn,
  ORDER_PAGE,
  ordered,
  question,
  reason,
  tick,
} from "~/testing/open-return";
import { ACCESS_TOKEN } from "~/testing/orders";
import { standOnReturnDay, returnOf } from "~/testing/returns";
import { server } from "~/testing/server";
import { customer, signedIn } from "~/testing/signed-in";

/** The title has the focus an effect after it is there: on a busy machine that is a moment later. */
const asked = (name: string) =>
  waitFor(() => expect(screen.getByRole("heading", { level: 2, name })).toHaveFocus());

standOnReturnDay();

describe("returning something", () => {
  it("asks what, how the money comes back and how it is handed over, then books it", async () => {
    const { user, location, received } = openReturn();
    await asked("What are you returning?");
    await waitFor(() => expect(location()).toBe(`${ORDER_PAGE}&return=items`));
    expect(screen.getByRole("list", { name: "Step 1 of 3" })).toBeVisible();
    expect(screen.getByText(/Until Monday, November 30/)).toBeVisible();
    await user.click(await tick());
    await user.selectOptions(reason(), "Too large");
    await user.click(screen.getByLabelText(/Anything we should know/));
    await user.paste("Sleeves reach my fingers.");
    await user.click(next());

    await asked("What would you like instead?");
    expect(location()).toBe(`${ORDER_PAGE}&return=money`);
    expect(screen.getByText("To 0788 000 000, the number you paid from.")).toBeVisible();
    expect(screen.getByText(/pay back what you paid for delivery/)).toBeVisible();
    await user.click(next());

    await asked("How will you hand it over?");
    expect(screen.getByRole("radio", { name: "The rider fetches it" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "By bus parcel" })).toBeDisabled();
    expect(screen.getByText(/Your address is in Gasabo/)).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "You bring it to us" }));
    await user.click(book());

    const card = await screen.findByRole("article", { name: "Return R-1042" });
    expect(within(card).getByText("Return R-1042 is booked.")).toBeVisible();
    expect(within(card).getByText("Write R-1042 on the bag.")).toBeVisible();
    await waitFor(() => expect(within(card).getByRole("heading", { level: 3 })).toHaveFocus());
    expect(location()).toBe(ORDER_PAGE);
    expect(received.returns.map(({ body }) => body)).toEqual([
      {
        items: [{ item_id: "item_0", quantity: 2, reason: "too_large" }],
        note: "Sleeves reach my fingers.",
        hand_over: "shop",
        refund_to: "payment",
        access_token: ACCESS_TOKEN,
      },
    ]);
  });

  it("is clean on every step", async () => {
    const { user, container } = openReturn();
    await question("What are you returning?");
    await user.click(next());
    await user.click(await tick());
    await user.click(next());
    expect(await complaintsOf(container)).toEqual([]);
    await user.selectOptions(reason(), "Too large");
    await user.click(next());
    await question("What would you like instead?");
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(next());
    await question("How will you hand it over?");
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("keeps the answers when going back, and after a reload", async () => {
    const { user, unmount } = openReturn();
    await chooseTee(user);
    await user.click(screen.getByRole("link", { name: "Items" }));
    await question("What are you returning?");
    expect(await tick()).toBeChecked();
    expect(reason()).toHaveValue("too_large");
    unmount();
    const again = openReturn({ step: "handover" });
    await question("How will you hand it over?");
    expect(again.location()).toContain(`${ORDER_PAGE}&return=handover`);
    await again.user.click(book());
    await screen.findByRole("article", { name: "Return R-1042" });
    again.unmount();
    openReturn();
    expect(await tick()).not.toBeChecked();
  });

  it("begins with the pieces where none are chosen", async () => {
    const { location } = openReturn({ step: "handover" });
    await question("What are you returning?");
    await waitFor(() => expect(location()).toBe(`${ORDER_PAGE}&return=items`));
  });

  it("asks for pieces and for a reason, beside the fields", async () => {
    const { user } = openReturn();
    await question("What are you returning?");
    await user.click(next());
    expect(screen.getByText("Choose what you are returning")).toBeVisible();
    expect(await tick()).toHaveFocus();
    await user.click(await tick());
    expect(screen.queryByText("Choose what you are returning")).not.toBeInTheDocument();
    await user.click(next());
    expect(reason()).toHaveAccessibleDescription("Choose a reason");
    expect(reason()).toHaveFocus();
    await user.selectOptions(reason(), "I changed my mind");
    expect(reason()).toBeValid();
  });

  it("counts what some of the pieces cost", async () => {
    const { user, received } = openReturn();
    await user.click(await tick());
    const pieces = within(screen.getByRole("group", { name: "How many of Gahinga Boxy Tee" }));
    expect(pieces.getByText("2")).toBeVisible();
    await user.click(pieces.getByRole("button", { name: "Decrease quantity" }));
    await user.selectOptions(reason(), "Too small");
    await user.click(next());
    await question("What would you like instead?");
    const summary = within(screen.getByRole("region", { name: "Your return" }));
    expect(summary.getAllByText("RWF 18,000")).toHaveLength(2);
    expect(screen.queryByText(/pay back what you paid for delivery/)).not.toBeInTheDocument();
    await user.click(next());
    await question("How will you hand it over?");
    await user.click(book());
    await screen.findByRole("article", { name: "Return R-1042" });
    expect(received.returns[0]?.body.items[0]?.quantity).toBe(1);
  });

  it("can't return gift cards, or what comes back already", async () => {
    const mixed = ordered({
      items: [
        { product_id: productNamed("Gahinga Boxy Tee").id, quantity: 1 },
        { product_id: productNamed("Karisimbi Heavy Hoodie").id, quantity: 1 },
        { product_id: giftCard.id, quantity: 1 },
      ],
      gift: {},
    });
    const items = [{ item_id: "item_0", quantity: 1, reason: "other" as const }];
    openReturn({ of: { ...mixed, returns: [returnOf(mixed, { items })] } });
    expect(await tick()).toBeDisabled();
    expect(await tick()).toHaveAccessibleDescription(/Already returned, or on its way/);
    expect(screen.getByText("Gift cards can't be returned.")).toBeVisible();
    expect(screen.getByRole("checkbox", { name: /Hoodie/ })).toBeEnabled();
  });

  it("comes by bus from outside Kigali", async () => {
    const { user } = openReturn({ of: ordered({ district: "Huye", city: "Huye" }) });
    await goToHandOver(user);
    expect(screen.getByRole("radio", { name: "By bus parcel" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "The rider fetches it" })).toBeDisabled();
    expect(
      screen.getByText("Only in Gasabo, Kicukiro, Nyarugenge. Your address is in Huye."),
    ).toBeVisible();
    expect(screen.getByText("You pay for sending it back.")).toBeVisible();
  });
});

describe("store credit", () => {
  it("is not for guests", async () => {
    const { user } = openReturn();
    await chooseTee(user);
    expect(screen.getByRole("radio", { name: "Money back" })).toBeChecked();
    expect(screen.queryByRole("radio", { name: "Store credit" })).not.toBeInTheDocument();
  });

  it("is for the account that placed the order", async () => {
    const { user, received } = openReturn({ isOwner: true });
    await chooseTee(user);
    await user.click(await screen.findByRole("radio", { name: "Store credit" }));
    await user.click(next());
    await question("How will you hand it over?");
    await user.click(book());
    await screen.findByRole("article", { name: "Return R-1042" });
    expect(received.returns[0]?.body).toMatchObject({ refund_to: "credit" });
    expect(received.returns[0]?.body).not.toHaveProperty("access_token");
  });

  it("is not for an account that only has the order's link", async () => {
    server.use(...signedIn(customer));
    const { user } = openReturn();
    await chooseTee(user);
    expect(await screen.findByText("Aline")).toBeInTheDocument();
    expect(screen.queryByRole("radio", { name: "Store credit" })).not.toBeInTheDocument();
  });
});
