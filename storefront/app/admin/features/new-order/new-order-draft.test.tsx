import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { writeToken } from "~/lib/write-token";
import {
  addProduct,
  chooseAline,
  enterOrder,
  openNewOrder,
  part,
  placeButton,
} from "~/testing/open-new-order";
import { staffOrderDesk } from "~/testing/staff-orders";

const KEY = "adminOrderDraft";
const stored = () => window.localStorage.getItem(KEY);
const isEmpty = () => screen.findByText("Add a product to see the total.");

describe("the draft of an order", () => {
  it("is on this device until it is placed, over a reload", async () => {
    const first = openNewOrder();
    await enterOrder(first.user);
    expect(screen.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
    first.unmount();
    const { user, received } = openNewOrder();
    expect(await screen.findByText("Aline Uwase")).toBeVisible();
    expect(screen.getByText("M · White")).toBeVisible();
    await user.click(await placeButton("Place order and make the link"));
    expect(await screen.findByText("STR-482922 is placed.")).toBeVisible();
    expect(received.orders).toHaveLength(1);
    expect(stored()).toBeNull();
  });

  it("is one order, where the page was reloaded after a lost answer", async () => {
    const desk = staffOrderDesk();
    const first = openNewOrder(desk, desk.losing);
    await enterOrder(first.user);
    await first.user.click(await placeButton("Place order and make the link"));
    await screen.findByText(/It may be placed all the same/);
    first.unmount();
    const { user, received } = openNewOrder(desk);
    await user.click(await placeButton("Place order and make the link"));
    expect(await screen.findByText("STR-482922 is placed.")).toBeVisible();
    expect(received.orders).toHaveLength(2);
    expect(received.orders[1]).toEqual(received.orders[0]);
  });

  it("is cleared after a question", async () => {
    const { user } = openNewOrder();
    await enterOrder(user);
    await user.click(screen.getByRole("button", { name: "Clear" }));
    await user.click(await screen.findByRole("button", { name: "Keep it" }));
    expect(screen.getByText("Aline Uwase")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear" }));
    await user.click(
      (await screen.findAllByRole("button", { name: "Clear" })).at(-1) as HTMLElement,
    );
    expect(await isEmpty()).toBeVisible();
    expect(stored()).toBeNull();
  });

  it("goes with whoever typed it", async () => {
    const { user } = openNewOrder();
    await chooseAline(user);
    expect(stored()).toContain("Aline");
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(stored()).toBeNull());
  });

  it("goes when the token is refused, and stays when the page is only loaded anew", async () => {
    const { user } = openNewOrder();
    await chooseAline(user);
    fireEvent(window, new Event("pagehide"));
    expect(stored()).toContain("Aline");
    // What a refused call does before it loads the start page.
    writeToken(null);
    fireEvent(window, new Event("pagehide"));
    expect(stored()).toBeNull();
    // Nothing that was still under way brings it back.
    await user.type(screen.getByRole("textbox", { name: "Note (optional)" }), "Blue gate");
    expect(stored()).toBeNull();
  });

  it.each([
    ["somebody else's", (text: string) => text.replace(/"user_id":"[^"]+"/, '"user_id":"user_x"')],
    ["garbage", () => "{"],
    ["an older page's", (text: string) => text.replace('"version":1', '"version":0')],
    ["of another shape", (text: string) => text.replace('"quantity":1', '"quantity":"many"')],
  ])("is not read where it is %s", async (_what, spoilt) => {
    const first = openNewOrder();
    await addProduct(first.user);
    const text = stored() ?? "";
    expect(text).not.toBe(spoilt(text));
    first.unmount();
    window.localStorage.setItem(KEY, spoilt(text));
    openNewOrder();
    expect(await isEmpty()).toBeVisible();
    expect(await within(await part("Customer")).findByRole("combobox")).toBeVisible();
  });
});
