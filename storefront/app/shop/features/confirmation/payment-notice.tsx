import type { Order } from "@strive/backend/contracts/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { payOrder } from "~/shop/orders/api";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Message } from "~/ui/message";

interface PaymentNoticeProps {
  order: Order;
  accessToken: string | null;
}

/** The order stands, its payment does not yet: says so and tries again. */
export function PaymentNotice({ order, accessToken }: PaymentNoticeProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: "always",
    mutationFn: () => payOrder(order.id, accessToken, new Date()),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["orders", "one", order.id] }),
  });
  return (
    <section aria-label="Payment" className="grid w-full justify-items-start gap-3.5">
      <Badge tone="pending">Payment pending</Badge>
      <p className="max-w-[34rem] text-ink-2">
        Your order is placed and nothing was charged. The payment is not recorded yet.
      </p>
      {error !== null && (
        <Message tone="danger" className="w-full">
          {error.message}
        </Message>
      )}
      <Button size="sm" disabled={isPending} onClick={() => mutate()}>
        {isPending ? "Processing..." : "Retry payment"}
      </Button>
    </section>
  );
}
