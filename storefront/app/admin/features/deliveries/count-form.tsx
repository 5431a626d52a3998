import type { StaffSheet } from "@strive/backend/contracts/deliveries";
import { useState, type SyntheticEvent } from "react";
import { useDeliveryAct } from "~/admin/deliveries/use-delivery-act";
import { typedRwf } from "~/admin/credit/typed-rwf";
import { francs } from "~/admin/shell/order-money";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Message } from "~/ui/message";
import * as words from "~/words/admin-deliveries";
import { countSheet } from "./api";
import { ordersToLookAt } from "./orders-to-look-at";

/** Staff have the rider's cash in their hands. */
export function CountForm({ sheet }: { sheet: StaffSheet }) {
  const { id, cash_taken: taken, stops } = sheet;
  const show = useShowMessage();
  const { isBusy, error, setError, act } = useDeliveryAct();
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState("");
  const amount = typed.trim() === "" ? Number.NaN : typedRwf(typed);
  const isOther = !Number.isNaN(amount) && amount !== taken;
  if (stops.some(({ state }) => state === "out")) {
    return <p className="text-[14px] text-ink-2">{words.stillOut}</p>;
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (Number.isNaN(amount)) return setError(words.countWrong);
    if (isOther && reason.trim() === "") return setError(words.whyMissing);
    void act(async () => {
      const { reports } = await countSheet(id, {
        expected_amount: taken,
        counted_amount: amount,
        ...(isOther && { reason: reason.trim() }),
      });
      const odd = ordersToLookAt(reports).map(({ number }) => number);
      const text =
        odd.length === 0
          ? words.isCounted(francs(amount))
          : words.isCountedBut(francs(amount), odd.join(", "));
      show({ tone: "success", text });
    });
  };
  return (
    <form noValidate aria-label={words.count} onSubmit={submit} className="grid gap-3">
      <h3 className="title-3 !text-[16px]">{words.count}</h3>
      <p className="text-[14px] text-ink-2">{words.countHelp(francs(taken))}</p>
      <Field
        label={words.counted}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
      />
      {isOther && (
        <Field
          label={words.why}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          autoComplete="off"
          maxLength={500}
        />
      )}
      {error !== null && <Message tone="danger">{error}</Message>}
      <Button type="submit" size="sm" disabled={isBusy} className="justify-self-start">
        {isBusy
          ? words.confirming
          : Number.isNaN(amount)
            ? words.count
            : words.confirm(francs(amount))}
      </Button>
    </form>
  );
}
