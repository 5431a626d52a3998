import type { Order } from "@strive/backend/contracts/orders";
import type { Payment } from "@strive/backend/contracts/payments";
import { useState } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import * as words from "~/words/confirmation";
import { Countdown } from "./countdown";
import { PayForm } from "./pay-form";

/** MTN's dial code that shows pending requests. */
const DIAL_CODE = "*182*7*1#";

interface WaitingProps {
  order: Order;
  payment: Payment;
  accessToken: string | null;
}

/** While the wallet is asked: what to do on the phone, the time left, and the alternatives. */
export function Waiting({ order, payment, accessToken }: WaitingProps) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <section aria-label={words.payment} className="grid w-full justify-items-start gap-4">
      <Badge tone="pending">{words.waitingBadge}</Badge>
      {payment.expires_at !== null && (
        <Countdown until={payment.expires_at} left={words.leftToApprove} over={words.timeOver} />
      )}
      <ol className="grid max-w-[34rem] list-inside list-decimal gap-1.5 text-ink-2">
        <li>{words.openRequest}</li>
        <li>{words.enterPin}</li>
        {payment.network !== "Airtel" && (
          <li>
            {words.noRequest(
              <b key="code" className="font-strong text-ink">
                {DIAL_CODE}
              </b>,
            )}
          </li>
        )}
      </ol>
      <p className="max-w-[34rem] text-ink-2">
        {order.email === "" ? words.canCloseOnly : words.canClose(order.email)}
      </p>
      <Button
        tone="line"
        size="sm"
        aria-expanded={isChanging}
        onClick={() => setIsChanging((open) => !open)}
      >
        {isChanging ? words.keepWaiting : words.changeNumber}
      </Button>
      {isChanging && <PayForm order={order} accessToken={accessToken} isRetry />}
    </section>
  );
}
