import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { savesData } from "~/lib/data-saving";
import { categoryListQuery } from "../data/category-list";
import { nothingChosen } from "../data/list-params";
import { notificationsQuery } from "../features/notifications/api";
import { ORDER_PARAMS, orderListQuery } from "../features/orders/api";
import { PAYMENT_PARAMS, paymentListQuery } from "../features/payments/api";
import { PRODUCT_LIST_PARAMS, productListQuery } from "../features/products/api";
import { userListQuery, userStatsQuery } from "../features/users/api";

interface Step {
  /** Milliseconds since the admin was opened. */
  at: number;
  load: (client: QueryClient) => ReadonlyArray<Promise<unknown>>;
}

/** The specification's delays: the first pair after a second, the rest counted from then. */
const FIRST_MS = 1000;
const STEPS: readonly Step[] = [
  {
    at: FIRST_MS,
    load: (client) => [
      client.query(categoryListQuery()),
      client.query(productListQuery(nothingChosen(PRODUCT_LIST_PARAMS), 0)),
    ],
  },
  {
    at: FIRST_MS + 2000,
    load: (client) => [
      client.query(orderListQuery(nothingChosen(ORDER_PARAMS), 0)),
      client.query(paymentListQuery(nothingChosen(PAYMENT_PARAMS), 0)),
      client.query(userListQuery()),
    ],
  },
  {
    at: FIRST_MS + 3000,
    load: (client) => [client.query(notificationsQuery()), client.query(userStatsQuery())],
  },
];

const leaveItToTheScreen = () => undefined;

/**
 * Prefetches the other screens' first queries one by one, so that they open at once. The screen in
 * view does not wait for it: it fetches its own. With data saving on, nothing is prefetched.
 */
export function BackgroundLoading() {
  const client = useQueryClient();
  useEffect(() => {
    if (savesData()) return undefined;
    const timers = STEPS.map(({ at, load }) =>
      setTimeout(() => {
        for (const loading of load(client)) loading.catch(leaveItToTheScreen);
      }, at),
    );
    return () => timers.forEach(clearTimeout);
  }, [client]);
  return null;
}
