import type { MedusaContainer } from "@medusajs/framework/types";
import type { KnownBuyer } from "../../contracts/staff-orders";
import { shopAccounts } from "../../modules/account";
import { shopOrders } from "../../modules/order";
import type { BuyerRecord } from "../../modules/order/checkout/records";

const MOST = 8;

const knownBuyerOf = (buyer: BuyerRecord): KnownBuyer => ({
  user_id: buyer.accountId,
  firstname: buyer.firstname,
  lastname: buyer.lastname,
  email: buyer.email,
  phone: buyer.phone,
  address: buyer.isPickup
    ? null
    : {
        delivery_address: buyer.address,
        city: buyer.city,
        district: buyer.district,
        landmark: buyer.landmark,
        pin: buyer.pin,
      },
  language: buyer.language,
  orders: buyer.orders,
});

/** People whom staff may enter an order for: who ordered before, the latest first, then other accounts. */
export async function knownBuyers(
  container: MedusaContainer,
  search: string,
): Promise<KnownBuyer[]> {
  const [ordered, { users }] = await Promise.all([
    shopOrders(container).checkout.knownBuyers(search, MOST),
    shopAccounts(container).findUsers({
      search,
      isActive: true,
      sort: "latest",
      limit: MOST,
      offset: 0,
    }),
  ]);
  const known = ordered.map(knownBuyerOf);
  const others = users
    .filter(({ id }) => known.every(({ user_id }) => user_id !== id))
    .map(({ id, firstname, lastname, email, phone, language }) => ({
      user_id: id,
      firstname,
      lastname,
      email,
      phone: phone ?? "",
      address: null,
      language,
      orders: 0,
    }));
  return [...known, ...others].slice(0, MOST);
}
