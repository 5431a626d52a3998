import type { Order } from "@strive/backend/contracts/orders";
import type { ReturnPicture } from "@strive/backend/contracts/returns";
import { useQueryClient } from "@tanstack/react-query";

/** Shows the pictures that a return has now, wherever its order is shown. */
export function useNotePictures(orderId: string) {
  const queryClient = useQueryClient();
  return (returnId: string, pictures: ReturnPicture[]) =>
    queryClient.setQueriesData<Order>(
      { queryKey: ["orders", "one", orderId] },
      (known) =>
        known && {
          ...known,
          returns: known.returns.map((one) => (one.id === returnId ? { ...one, pictures } : one)),
        },
    );
}
