import type { Rider } from "@strive/backend/contracts/deliveries";
import { phoneText } from "@strive/backend/contracts/phone";
import { useState } from "react";
import { DELIVERY_RESOURCES, ridersQuery } from "~/admin/deliveries/api";
import { failureText, useAdminQuery } from "~/admin/data/admin-query";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { ActRow } from "~/admin/shell/act-row";
import { useForm } from "~/lib/form";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { LoadError } from "~/ui/message";
import * as words from "~/words/admin-deliveries";
import { addRider, changeRider } from "./api";

function RiderRow({ rider: { id, name, phone, is_active } }: { rider: Rider }) {
  return (
    <ActRow
      resources={DELIVERY_RESOURCES}
      failed={words.failed}
      label={is_active ? words.stop(name) : words.back(name)}
      act={() => changeRider(id, { is_active: !is_active })}
    >
      <b className="font-strong">{name}</b>
      <span className="block text-[14px] text-ink-2">
        {is_active ? phoneText(phone) : words.left}
      </span>
    </ActRow>
  );
}

const BLANK = { name: "", phone: "" };

function AddForm() {
  const show = useShowMessage();
  const invalidate = useInvalidate();
  const { form, field, isBusy } = useForm({
    start: BLANK,
    rules: () => import("./rider-rules"),
    check: (rules, typed) => rules.checkRider(typed),
    send: addRider,
    onDone: ({ name }) => {
      show({ tone: "success", text: words.added(name) });
      void invalidate(...DELIVERY_RESOURCES);
      return BLANK;
    },
    failureText: words.notAdded,
  });
  return (
    <Form
      {...form}
      aria-label={words.addRider}
      className="mt-4 grid gap-3 border-t border-line pt-4"
    >
      <Field {...field("name")} label={words.name} autoComplete="off" maxLength={80} required />
      <Field
        {...field("phone")}
        label={words.phone}
        type="tel"
        autoComplete="off"
        maxLength={30}
        required
      />
      <Button type="submit" size="sm" disabled={isBusy} className="justify-self-start">
        {isBusy ? words.adding : words.addRider}
      </Button>
    </Form>
  );
}

function Riders() {
  const { data, error, retry } = useAdminQuery(ridersQuery());
  if (data === undefined) {
    return error === null ? (
      <p role="status">{words.loading}</p>
    ) : (
      <LoadError text={failureText(error)} onRetry={retry} />
    );
  }
  return (
    <div className="mt-3">
      {data.length === 0 ? (
        <p>{words.noRider}</p>
      ) : (
        <ul aria-label={words.riders}>
          {data.map((rider) => (
            <RiderRow key={rider.id} rider={rider} />
          ))}
        </ul>
      )}
      <AddForm />
    </div>
  );
}

/** Who brings parcels: add somebody, or say that somebody left. */
export function RidersButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="line" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.riders}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.riders}
        description={words.ridersHelp}
        className="max-w-[520px]! px-[22px] pt-7 pb-6 md:px-7 [&>h2]:text-[20px]"
      >
        <Riders />
      </Dialog>
    </>
  );
}
