import type { StaffCreditDetail } from "@strive/backend/contracts/store-credit";
import type { RequestHandler } from "msw";
import { CreditScreen } from "~/admin/features/gift-cards/credit-screen";
import { GiftCardsScreen } from "~/admin/features/gift-cards/gift-cards-screen";
import { NewCardScreen } from "~/admin/features/gift-cards/new-card-screen";
import { creditDesk } from "./admin-credit";
import { renderAdmin } from "./render-admin";
import { server } from "./server";

interface OpenOptions {
  /** Below /admin/gift-cards: "/new", "/card_1", "/credit_1", or nothing for the list. */
  at: string;
  credits?: readonly StaffCreditDetail[];
  /** Answer before the desk does. */
  first?: readonly RequestHandler[];
}

/** The staff's screens of gift cards and store credit. */
export function openCredit({ at, credits = [], first = [] }: OpenOptions) {
  const { desk, handlers } = creditDesk(credits);
  const list = "/admin/gift-cards";
  const oneOf = (id: string) => ({
    path: `${list}/${id}`,
    Screen: () => <CreditScreen id={id} />,
  });
  const view = renderAdmin({
    at: list + at,
    screens: [
      { path: list, Screen: GiftCardsScreen },
      { path: `${list}/new`, Screen: NewCardScreen },
      ...["card_1", "card_new_1", "credit_1"].map(oneOf),
    ],
  });
  server.use(...first, ...handlers);
  return { ...view, desk };
}
