import type { Shipping } from "@strive/backend/contracts/shipping";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { shippingQuery } from "~/admin/data/shipping";
import { useForm } from "~/lib/form";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import * as words from "~/words/admin-settings";
import { saveShipping } from "./api";
import { changedDelivery, deliveryValues, districtsOf, DISTRICT_PARTS } from "./delivery-values";
import { SaveBar } from "./save-bar";
import { useNoticeInView } from "./use-notice-in-view";

const PART_LABELS = {
  fee: words.fee,
  free_above: words.freeFrom,
  min_days: words.minDays,
  max_days: words.maxDays,
} as const;

interface DeliveryFormProps {
  shipping: Shipping;
  onDirty: (isDirty: boolean) => void;
}

export function DeliveryForm({ shipping, onDirty }: DeliveryFormProps) {
  // As the form opened or was last saved: only what differs from that is sent.
  const [start, setStart] = useState(() => deliveryValues(shipping));
  const [isOpen, setIsOpen] = useState(false);
  const client = useQueryClient();
  const { form, field, errorOf, values, change, isBusy } = useForm({
    start,
    rules: () => import("./delivery-rules"),
    check: (rules, typed) => rules.checkDelivery(typed, start),
    send: saveShipping,
    onDone: (saved) => {
      const next = deliveryValues(saved);
      setStart(next);
      client.setQueryData(shippingQuery().queryKey, saved);
      return next;
    },
    doneText: words.deliveryUpdated,
    failureText: words.deliveryNotUpdated,
    isFailureTimed: true,
  });
  const changed = changedDelivery(values, start);
  const isDirty = changed.length > 0;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  useNoticeInView(form.ref, form.notice);

  const places = districtsOf(values);
  const isFaulty = places.some((place) =>
    DISTRICT_PARTS.some((part) => errorOf(`${place}/${part}`) !== undefined),
  );
  const countOwn = (part: "fee" | "free_above") =>
    places.filter((place) => values[`${place}/${part}`].trim() !== "").length;
  // A field that is pointed at has to be seen.
  const isShown = isOpen || isFaulty;
  const ownFees = countOwn("fee");
  const ownFreeAbove = countOwn("free_above");
  return (
    <Form {...form} aria-label={words.deliveryForm}>
      <div className="mt-4 grid grid-cols-1 gap-4 first:mt-0 md:grid-cols-2">
        <Field
          {...field("flat_fee")}
          label={words.flatFee}
          hint={words.flatFeeHint}
          inputMode="numeric"
          isHalf
          required
        />
        <Field
          {...field("free_above")}
          label={words.freeAbove}
          hint={words.freeAboveHint}
          inputMode="numeric"
          isHalf
        />
      </div>
      <details
        open={isShown}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        className="mt-4 border border-line bg-paper [&[open]>summary>svg]:rotate-180"
      >
        <summary className="flex min-h-[52px] cursor-pointer list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
          <span className="font-strong">{words.districts}</span>
          <span className="text-[14px] text-ink-2">
            {ownFees === 0 ? words.noOwnFees : words.ownFees(ownFees)}
            {ownFreeAbove > 0 && words.ownFreeAbove(ownFreeAbove)}
          </span>
          <ChevronDown size={18} aria-hidden="true" className="ml-auto flex-none" />
        </summary>
        <p className="px-4 text-[14px] text-ink-2">{words.districtsHelp}</p>
        {isShown && (
          <div className="grid gap-x-8 gap-y-5 p-4 xl:grid-cols-2">
            {places.map((place) => (
              <fieldset key={place}>
                <legend className="mb-1.5 font-strong">{place}</legend>
                <div className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-2">
                  {DISTRICT_PARTS.map((part) => (
                    <Field
                      key={part}
                      {...field(`${place}/${part}`)}
                      label={PART_LABELS[part]}
                      isHalf
                      inputMode="numeric"
                      {...(part === "fee" && { placeholder: values.flat_fee })}
                      {...(part === "free_above" && { placeholder: values.free_above })}
                    />
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
        )}
      </details>
      <SaveBar
        label={words.saveDelivery}
        count={changed.length}
        isBusy={isBusy}
        onUndo={() => changed.forEach((name) => change(name, start[name]))}
      />
    </Form>
  );
}
