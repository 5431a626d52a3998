import { mailListResponseSchema, type Mail } from "../src/contracts/mails";
import { callShop } from "./people";
import type { Shop } from "./shop";
import { until } from "./until";

/** The shop's mails, as staff see them. @param query more parameters, such as `&state=dead` */
export async function mailsOf(shop: Shop, token: string, query = ""): Promise<Mail[]> {
  const { json } = await callShop(shop, "GET", `/api/mails?limit=100${query}`, { token });
  return mailListResponseSchema.parse(json).data;
}

/** Nothing is owed any more: all that will arrive has arrived. */
export const allMailed = (shop: Shop, token: string): Promise<Mail[]> =>
  until(
    () => mailsOf(shop, token, "&state=pending"),
    (pending) => pending.length === 0,
  );
