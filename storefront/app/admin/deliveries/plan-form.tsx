import { useState, type SyntheticEvent } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { SelectField } from "~/admin/shell/form-parts";
import { kigaliDay } from "~/lib/kigali-day";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Message } from "~/ui/message";
import * as words from "~/words/admin-deliveries";
import { planDeliveries, ridersQuery } from "./api";
import { useDeliveryAct } from "./use-delivery-act";

interface PlanFormProps {
  orderIds: readonly string[];
  parcelIds: readonly string[];
  /** What is chosen at first. */
  day: string;
  onDone: () => void;
}

/** Gives what is chosen to a rider, for a day. */
export function PlanForm({ orderIds, parcelIds, day: firstDay, onDone }: PlanFormProps) {
  const riders = useAdminQuery(ridersQuery()).data?.filter(({ is_active }) => is_active);
  const show = useShowMessage();
  const { isBusy, error, setError, act } = useDeliveryAct();
  const [riderId, setRiderId] = useState("");
  const [typedDay, setDay] = useState<string | null>(null);
  const day = typedDay ?? firstDay;
  const count = orderIds.length + parcelIds.length;
  if (riders?.length === 0) return <p className="text-[14px] text-ink-2">{words.noRiders}</p>;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (riderId === "") return setError(words.riderMissing);
    if (day === "") return setError(words.dayMissing);
    void act(async () => {
      const { parcel_ids } = await planDeliveries({
        order_ids: [...orderIds],
        parcel_ids: [...parcelIds],
        rider_id: riderId,
        day,
      });
      const name = riders?.find(({ id }) => id === riderId)?.name ?? "";
      show({ tone: "success", text: words.assigned(parcel_ids.length, name) });
      onDone();
    });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          isHalf
          label={words.rider}
          value={riderId}
          onChange={({ target }) => setRiderId(target.value)}
          options={[
            { value: "", label: words.chooseRider },
            ...(riders ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Field
          isHalf
          type="date"
          label={words.day}
          value={day}
          min={kigaliDay()}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      {error !== null && <Message tone="danger">{error}</Message>}
      <Button
        type="submit"
        size="sm"
        disabled={isBusy || count === 0}
        className="justify-self-start"
      >
        {isBusy ? words.assigning : words.assign(count)}
      </Button>
    </form>
  );
}
