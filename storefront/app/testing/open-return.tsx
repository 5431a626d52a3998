import type { Product } from "@strive/backend/contracts/catalogue";
import type { DeliveredOrderBody, Order } from "@strive/backend/contracts/orders";
import { screen } from "@testing-library/react";
import type { RequestHandler } from "msw";
import { ConfirmationScreen } from "~/shop/features/confirmation/confirmation-screen";
import { productNamed } from "./fixtures";
import { ACCESS_TOKEN, orderOf } from "./orders";
import { orderNumbered } from "./own-orders";
import { paidOrder } from "./payments";
import { renderRoute } from "./render-route";
import { deliveredOrder, returnDesk } from "./returns";
import { server } from "./server";
import { customer, signedIn } from "./signed-in";

/** Two tees of Aline's, delivered: RWF 36,000. */
export const order = deliveredOrder(paidOrder(orderNumbered(482_913)));
/** What Aline ordered, delivered; by default two tees. */
export const ordered = (changes: Partial<DeliveredOrderBody>): Order =>
  deliveredOrder(
    paidOrder(
      orderOf({
        firstname: "Aline",
        lastname: "Uwase",
        email: "aline@example.rw",
        phone: "+250788000000",
        delivery_address: "KG 11 Ave",
        city: "Kigali",
        district: "Gasabo",
        country: "RW",
        items: [{ product_id: productNamed("Gahinga Boxy Tee").id, quantity: 2 }],
        ...changes,
      }),
    ),
  );
/** The order's page. */
export const ORDER_PAGE = `/checkout/confirmation?order=${order.id}`;
interface OpenOptions {
  of?: Order;
  step?: string;
  /** Signed in as the owner: without the link of a mail. */
  isOwner?: boolean;
  first?: RequestHandler[];
  /** By default all of the shop. */
  forSale?: readonly Product[];
}

/** Opens the form that returns something of an order. */
export function openReturn({
  of = order,
  step = "items",
  isOwner = false,
  first = [],
  forSale,
}: OpenOptions = {}) {
  const desk = returnDesk(of, isOwner ? customer : null, forSale);
  server.use(...first, ...(isOwner ? signedIn(customer) : []), ...desk.handlers);
  const view = renderRoute({
    at: `${ORDER_PAGE}&return=${step}${isOwner ? "" : `#access=${ACCESS_TOKEN}`}`,
    routes: [{ path: "/checkout/confirmation", Component: ConfirmationScreen }],
  });
  return { ...view, ...desk };
}

type User = ReturnType<typeof openReturn>["user"];

export const question = (name: string) => screen.findByRole("heading", { level: 2, name });
export const tick = () => screen.findByRole("checkbox", { name: "Return Gahinga Boxy Tee" });
export const reason = () => screen.getByRole("combobox", { name: "Reason for Gahinga Boxy Tee" });
export const next = () => screen.getByRole("button", { name: "Continue" });
export const book = () => screen.getByRole("button", { name: "Book the return" });

/** To the second step. */
export async function chooseTee(user: User, why = "Too large") {
  await user.click(await tick());
  await user.selectOptions(reason(), why);
  await user.click(next());
  await question("What would you like instead?");
}

/** To the last step. */
export async function goToHandOver(user: User) {
  await chooseTee(user);
  await user.click(next());
  await question("How will you hand it over?");
}
