import { LONGEST_TIN } from "@strive/backend/contracts/vat";
import { useId, useState } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { cx } from "~/ui/cx";
import { Field } from "~/ui/field";
import * as words from "~/words/checkout";
import type { ShippingFormState } from "./use-shipping-form";

/** For whom the invoice is, if a company needs one; closed until somebody asks. */
export function CompanyFields({ form }: { form: ShippingFormState }) {
  const id = useId();
  const { buyer_tin, purchase_code } = form.values;
  const isFaulty =
    form.errorOf("buyer_tin") !== undefined || form.errorOf("purchase_code") !== undefined;
  const [isWanted, setIsWanted] = useState(buyer_tin + purchase_code !== "");
  const isOpen = isWanted || isFaulty;
  return (
    <div className="mb-9">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsWanted(!isOpen)}
        className="inline-flex min-h-11 items-center gap-2 font-strong underline underline-offset-4 hover:text-red"
      >
        {words.needInvoice}
        <ChevronDown
          size={18}
          strokeWidth={1.6}
          aria-hidden="true"
          className={cx("flex-none", isOpen && "rotate-180")}
        />
      </button>
      <div id={id} hidden={!isOpen} className="mt-3 grid gap-4">
        <Field
          {...form.field("buyer_tin")}
          label={words.companyTin}
          hint={words.companyTinHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={LONGEST_TIN}
        />
        <Field
          {...form.field("purchase_code")}
          label={words.purchaseCode}
          hint={words.purchaseCodeHint}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
        />
      </div>
    </div>
  );
}
