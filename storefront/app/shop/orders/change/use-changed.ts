import type { Order } from "@strive/backend/contracts/orders";
import { useQueryClient, type QueryKey } from "@tanstack/react-query";

const isOf = (key: QueryKey, orderId: string): boolean =>
  key.includes("one") && key.includes(orderId);

/** What the page knows of an order, after a try to change it. */
export function useChanged(orderId: string) {
  const queryClient = useQueryClient();
  const lookAgain = (...keys: string[]) =>
    keys.forEach((key) => void queryClient.invalidateQueries({ queryKey: [key] }));
  return {
    /** The order on the page is the answer. */
    show: (after: Order) => {
      queryClient.setQueriesData<Order>(
        { queryKey: ["orders"], predicate: ({ queryKey }) => isOf(queryKey, orderId) },
        after,
      );
      lookAgain("orders");
    },
    lookAgain,
  };
}
