import type { StaffDiscount } from "@strive/backend/contracts/staff-discounts";
import { fireEvent, screen, within } from "@testing-library/react";
import type { RequestHandler } from "msw";
import { DiscountScreen, NewDiscountScreen } from "~/admin/features/discounts/discount-screen";
import { DiscountsScreen } from "~/admin/features/discounts/discounts-screen";
import { discountDesk } from "./admin-discounts";
import { productDesk, savedNamed } from "./admin-products";
import { renderAdmin } from "./render-admin";
import { server } from "./server";

/** RWF 18,000, 45,000 and 52,000: a tee, a hoodie and a dress. */
const PRODUCTS = ["Gahinga Boxy Tee", "Karisimbi Heavy Hoodie", "Kivu Wrap Dress"].map((name) =>
  savedNamed(name),
);

interface OpenOptions {
  /** Below /admin/discounts: "/new", "/promo_1", or nothing for the list. */
  at: string;
  discounts?: readonly StaffDiscount[];
  /** Answer before the desk does. */
  first?: readonly RequestHandler[];
}

/** The staff's screens of discounts, in a shop with three products. */
export function openDiscounts({ at, discounts = [], first = [] }: OpenOptions) {
  const { desk, handlers } = discountDesk(discounts);
  const products = productDesk(PRODUCTS);
  const list = "/admin/discounts";
  const view = renderAdmin({
    at: list + at,
    screens: [
      { path: list, Screen: DiscountsScreen },
      { path: `${list}/new`, Screen: NewDiscountScreen },
      { path: `${list}/promo_1`, Screen: () => <DiscountScreen id="promo_1" /> },
    ],
  });
  server.use(...first, ...handlers, ...products.handlers);
  return { ...view, desk, products };
}

/** The parts of the form. */
export const theForm = () => screen.findByRole("form", { name: "Discount" });
export const panel = (name: string) => within(screen.getByRole("region", { name }));
export const radio = (name: string) => screen.getByRole("radio", { name });
export const press = (name: string) => screen.getByRole("button", { name });
/** As a browser does when somebody chooses a date. */
export const setDate = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

/** Pastes texts into fields, by their labels: quicker than key by key. */
export async function fill(
  user: ReturnType<typeof openDiscounts>["user"],
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}
