import type { Order } from "@strive/backend/contracts/orders";
import type { Payment } from "@strive/backend/contracts/payments";
import { useState } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { PayForm } from "./pay-form";
import { useSecondsLeft } from "./use-seconds-left";

/** "4:59" */
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

function Countdown({ until }: { until: string }) {
  const seconds = useSecondsLeft(until);
  if (seconds === 0) {
    return <p className="text-ink-2">The time is over. We are asking your wallet once more...</p>;
  }
  return (
    <p className="flex items-baseline gap-3">
      <span
        role="timer"
        aria-label="Time left to approve"
        className="text-[34px] leading-none font-bold font-stretch-[115%]"
      >
        {clockText(seconds)}
      </span>
      <span className="text-ink-2">left to approve</span>
    </p>
  );
}

interface WaitingProps {
  order: Order;
  payment: Payment;
  accessToken: string | null;
}

/** The wallet was asked: what to do on the phone, how long there is, and the ways out. */
export function Waiting({ order, payment, accessToken }: WaitingProps) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <section aria-label="Payment" className="grid w-full justify-items-start gap-4">
      <Badge tone="pending">Waiting on your phone</Badge>
      {payment.expires_at !== null && <Countdown until={payment.expires_at} />}
      <ol className="grid max-w-[34rem] list-inside list-decimal gap-1.5 text-ink-2">
        <li>Open the mobile money request on your phone.</li>
        <li>Enter your PIN there. We never ask for it.</li>
        <li>
          No request? Dial <b className="font-strong text-ink">*182*7*1#</b>.
        </li>
      </ol>
      <p className="max-w-[34rem] text-ink-2">
        {`This page tells you by itself when it is paid. You can close it: your items are held, and we write to ${order.email}.`}
      </p>
      <Button
        tone="line"
        size="sm"
        aria-expanded={isChanging}
        onClick={() => setIsChanging((open) => !open)}
      >
        {isChanging ? "Keep waiting" : "Change number or method"}
      </Button>
      {isChanging && <PayForm order={order} accessToken={accessToken} isRetry />}
    </section>
  );
}
