import { paths } from "~/lib/paths";

/** The parameter of the account's address that opens one order. */
export const ORDER_PARAM = "order";

export const orderPath = (orderId: string): string =>
  `${paths.account()}?${ORDER_PARAM}=${encodeURIComponent(orderId)}`;
