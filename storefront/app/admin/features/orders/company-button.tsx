import type { Order } from "@strive/backend/contracts/orders";
import { LONGEST_TIN } from "@strive/backend/contracts/vat";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { RECEIPTS } from "~/admin/receipts/receipt-words";
import { useForm } from "~/lib/form";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-receipts";
import { nameCompany } from "./api";
import { patchOrder } from "./order-cache";

function CompanyForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const { form, field, isBusy } = useForm({
    start: { buyer_tin: order.buyer_tin ?? "", purchase_code: order.purchase_code ?? "" },
    rules: () => import("./company-rules"),
    check: (rules, typed) => rules.checkCompany(typed),
    send: (body) => nameCompany(order.id, body),
    onDone: (after) => {
      patchOrder(client, order.id, after);
      show({ tone: "success", text: words.companySaved });
      void invalidate(RECEIPTS);
      onClose();
      return undefined;
    },
    failureText: words.companyNotSaved,
  });
  return (
    <Form {...form} className="mt-5 grid gap-4">
      <Field
        {...field("buyer_tin")}
        label={words.buyerTin}
        hint={words.tinHint}
        inputMode="numeric"
        maxLength={LONGEST_TIN}
      />
      <Field {...field("purchase_code")} label={words.purchaseCode} maxLength={20} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="line" size="sm" onClick={onClose}>
          {shell.cancel}
        </Button>
        <Button type="submit" size="sm" disabled={isBusy}>
          {isBusy ? words.saving : words.saveCompany}
        </Button>
      </div>
    </Form>
  );
}

/** Says for whom an order's invoice is, as long as it is not signed. */
export function CompanyButton({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="line" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.changeCompany}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.companyTitle}
        description={words.companyHelp}
        className="max-w-[440px]! px-[22px] pt-7 pb-6 md:px-7 [&>h2]:text-[20px]"
      >
        <CompanyForm order={order} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
