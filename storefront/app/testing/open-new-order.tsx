import { screen, within } from "@testing-library/react";
import type { RequestHandler } from "msw";
import { NewOrderScreen } from "~/admin/features/new-order/new-order-screen";
import { renderAdmin } from "./render-admin";
import { server } from "./server";
import { staffOrderDesk } from "./staff-orders";

/** @param first handlers that take precedence over the desk's */
export function openNewOrder(desk = staffOrderDesk(), ...first: RequestHandler[]) {
  server.use(...first, ...desk.handlers);
  const view = renderAdmin({
    at: "/admin/orders/new",
    screens: [{ path: "/admin/orders/new", Screen: NewOrderScreen }],
  });
  return { ...view, ...desk };
}
type User = ReturnType<typeof openNewOrder>["user"];

export const productSearch = () =>
  screen.findByRole("combobox", { name: "Name, colour, size or SKU" });
export const part = (name: string) => screen.findByRole("region", { name });
/** The one button that places it, by what it says once the total is known. */
export const placeButton = (name: string | RegExp) => screen.findByRole("button", { name });

/** What the search of products found, once it is there. */
export async function foundProducts(): Promise<HTMLElement[]> {
  await screen.findByText(/^\d+ results?$/);
  const list = within(screen.getByRole("listbox", { name: "Name, colour, size or SKU" }));
  return list.queryAllByRole("option");
}

/** Adds the first variant that a text finds. */
export async function addProduct(user: User, typed = "gahinga m") {
  await user.type(await productSearch(), typed);
  const [first] = await foundProducts();
  if (first === undefined) throw new Error(`Nothing is found for ${typed}`);
  await user.click(first);
}

export async function chooseAline(user: User) {
  await user.type(await screen.findByRole("combobox", { name: "Name, phone or email" }), "aline");
  await screen.findByText("1 customer");
  await user.click(screen.getByRole("option", { name: /Aline Uwase/ }));
}

/** A Gahinga tee of RWF 18,000 for Aline, with delivery RWF 20,000. */
export async function enterOrder(user: User) {
  await addProduct(user);
  await chooseAline(user);
}
