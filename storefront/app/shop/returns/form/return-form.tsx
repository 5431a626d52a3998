import { returnPathOf } from "@strive/backend/contracts/return-rules";
import type { Order } from "@strive/backend/contracts/orders";
import { useState } from "react";
import { kigaliDay } from "~/lib/kigali-day";
import { PageHeader, TWO_COLUMNS } from "~/shop/page-header";
import { BackLink } from "~/ui/back-link";
import { Message } from "~/ui/message";
import * as words from "~/words/returns";
import { confirmationPath } from "../../orders/order-access";
import type { ReturnStep } from "../../orders/order-access";
import { HandOverStep } from "./hand-over-step";
import { ItemsStep } from "./items-step";
import { MoneyStep } from "./money-step";
import { NoReturn } from "./no-return";
import { ReturnBar } from "./return-bar";
import type { ReturnPath } from "./return-draft";
import { ReturnSummary } from "./return-summary";
import { StepsBar } from "./steps-bar";
import { useReturnForm } from "./use-return-form";

interface ReturnFormProps {
  order: Order;
  accessToken: string | null;
  step: ReturnStep;
}

/** Returns something of an order: what, how the money comes back, and how it is handed over. */
export function ReturnForm({ order, accessToken, step }: ReturnFormProps) {
  const found = returnPathOf(order, kigaliDay());
  // What was possible as the form was opened, for what is said once it is not any more.
  const [opened] = useState<ReturnPath>(found ?? "any");
  const path = found ?? opened;
  const { formRef, titleRef, ...form } = useReturnForm({ order, accessToken, path, step });
  const isOpen = found !== null || form.isHeld;
  const question = {
    items: path === "any" ? words.whichItems : words.whichFaults,
    money: words.whichOne,
    handover: words.whichWay,
  }[form.step];
  const failure = form.failure !== null && <Message tone="danger">{form.failure}</Message>;
  return (
    <>
      <PageHeader
        title={path === "any" ? words.title : words.faultTitle}
        back={
          <BackLink to={confirmationPath(order.id)}>{words.order(order.order_number)}</BackLink>
        }
      />
      {!isOpen ? (
        <div className="grid gap-4 pt-6">
          {failure}
          <NoReturn order={order} />
        </div>
      ) : (
        <form
          ref={formRef}
          noValidate
          onSubmit={form.submit}
          aria-busy={form.isBusy}
          aria-label={path === "any" ? words.title : words.faultTitle}
          className={`${TWO_COLUMNS} pt-7`}
        >
          <div className="grid min-w-0 gap-6">
            <StepsBar orderId={order.id} step={form.step} isInert={form.isBusy} />
            {failure}
            <h2 ref={titleRef} tabIndex={-1} className="title-3 outline-none">
              {question}
            </h2>
            <fieldset disabled={form.isBusy} className="min-w-0">
              {form.step === "items" && <ItemsStep order={order} path={path} form={form} />}
              {form.step === "money" && <MoneyStep order={order} path={path} form={form} />}
              {form.step === "handover" && <HandOverStep order={order} form={form} />}
            </fieldset>
            <ReturnBar path={path} form={form} />
          </div>
          {form.step !== "items" && <ReturnSummary form={form} />}
        </form>
      )}
    </>
  );
}
