import { MAX_DISCOUNT_CODE } from "@strive/backend/contracts/discount-limits";
import { DateTimeField } from "~/admin/discounts/date-time-field";
import { FieldGrid, FormPanel } from "~/admin/shell/form-panel";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import * as words from "~/words/admin-discounts";
import { ChoiceField } from "./choice-field";
import type { DiscountValues } from "./discount-values";
import { newCode } from "./new-code";
import { CategoryList, ProductList } from "./scope-lists";
import { ScopePicker } from "./scope-picker";
import type { DiscountForm } from "./use-discount-form";

const WAYS = [
  { value: "code", label: words.withCode },
  { value: "automatic", label: words.automatic },
] as const;
const KINDS = [
  { value: "percentage", label: words.percentage },
  { value: "amount", label: words.amount },
  { value: "free_delivery", label: words.freeDelivery },
] as const;
const SCOPES = [
  { value: "everything", label: words.everything },
  { value: "categories", label: words.categories },
  { value: "products", label: words.chosenProducts },
] as const;
const AMOUNT_LABELS = { percentage: words.percentOff, amount: words.amountOff } as const;

interface FieldsProps {
  form: DiscountForm;
}

function CodeField({ form: { field, change } }: FieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
      <div>
        <Field
          {...field("code")}
          label={words.code}
          hint={words.codeHint}
          maxLength={MAX_DISCOUNT_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          className="uppercase"
        />
      </div>
      {/* Beside the input: below the label's line. */}
      <Button
        tone="line"
        size="sm"
        onClick={() => change("code", newCode())}
        className="mt-[25px] min-h-[50px]!"
      >
        {words.generate}
      </Button>
    </div>
  );
}

/** The number that it takes off; free delivery has none. */
function AmountField({ form: { field, values } }: FieldsProps) {
  const { kind } = values;
  if (kind === "free_delivery") return null;
  return (
    <Field
      {...field("value")}
      label={AMOUNT_LABELS[kind]}
      inputMode={kind === "amount" ? "numeric" : "decimal"}
      autoComplete="off"
      isHalf
      required
    />
  );
}

export function GivesFields({ form }: FieldsProps) {
  const { field, values, change, errorOf } = form;
  const { is_automatic, kind } = values;
  const chooseKind = (next: DiscountValues["kind"]) => {
    change("kind", next);
    // Ten per cent are not ten francs.
    change("value", "");
  };
  return (
    <FormPanel title={words.givesPanel}>
      <FieldGrid>
        <ChoiceField
          label={words.way}
          name="is_automatic"
          value={is_automatic ? "automatic" : "code"}
          options={WAYS}
          onChoose={(way) => change("is_automatic", way === "automatic")}
        />
        {!is_automatic && <CodeField form={form} />}
        <Field
          {...field("name")}
          label={is_automatic ? words.shownName : words.internalName}
          hint={is_automatic ? words.shownNameHint : words.internalNameHint}
          maxLength={80}
          autoComplete="off"
          isHalf
          required
        />
        <ChoiceField
          label={words.kind}
          name="kind"
          value={kind}
          options={KINDS}
          error={errorOf("kind")}
          onChoose={chooseKind}
        />
        <AmountField form={form} />
        <Field
          {...field("minimum")}
          label={words.minimum}
          inputMode="numeric"
          autoComplete="off"
          isHalf
        />
      </FieldGrid>
    </FormPanel>
  );
}

const PICKERS = {
  categories: { label: words.chosenCategories, addLabel: words.addCategory, List: CategoryList },
  products: { label: words.chosenProducts, addLabel: words.addProduct, List: ProductList },
} as const;

function ChosenScope({ form: { values, change, errorOf } }: FieldsProps) {
  const { scope, scope_ids } = values;
  if (scope === "everything") return null;
  const { label, addLabel, List } = PICKERS[scope];
  return (
    <ScopePicker
      key={scope}
      label={label}
      addLabel={addLabel}
      chosen={scope_ids[scope]}
      error={errorOf("scope_ids")}
      onChange={(chosen) => change("scope_ids", { ...scope_ids, [scope]: chosen })}
    >
      {(picking) => <List picking={picking} />}
    </ScopePicker>
  );
}

export function ScopeFields({ form }: FieldsProps) {
  const { values, change, setError, errorOf } = form;
  if (values.kind === "free_delivery") {
    return (
      <FormPanel title={words.scopePanel}>
        <p className="text-[15px] text-ink-2">{words.deliveryScope}</p>
      </FormPanel>
    );
  }
  return (
    <FormPanel title={words.scopePanel}>
      <FieldGrid>
        <ChoiceField
          label={words.scope}
          name="scope"
          value={values.scope}
          options={SCOPES}
          error={errorOf("scope")}
          onChoose={(scope) => {
            setError("scope_ids", undefined);
            change("scope", scope);
          }}
        />
        <ChosenScope form={form} />
        <label className="col-span-full inline-flex min-h-11 cursor-pointer items-center gap-2.5 justify-self-start text-[15px]">
          <input
            type="checkbox"
            name="excludes_sale"
            checked={values.excludes_sale}
            onChange={({ target }) => change("excludes_sale", target.checked)}
            className="size-5 accent-ink"
          />
          {words.excludesSale}
        </label>
      </FieldGrid>
    </FormPanel>
  );
}

const COMBINATIONS = [
  { value: "no", label: words.betterOne },
  { value: "yes", label: words.addUp },
] as const;

export function TimeFields({ form: { field, values, change } }: FieldsProps) {
  return (
    <FormPanel title={words.timePanel}>
      <FieldGrid>
        <DateTimeField {...field("starts_at")} label={words.starts} hint={words.startsHint} />
        <DateTimeField {...field("ends_at")} label={words.ends} hint={words.endsHint} />
        <Field
          {...field("max_uses")}
          label={words.maxUses}
          inputMode="numeric"
          autoComplete="off"
          isHalf
        />
        <Field
          {...field("max_uses_per_shopper")}
          label={words.maxUsesPerShopper}
          inputMode="numeric"
          autoComplete="off"
          isHalf
        />
        <ChoiceField
          label={words.combines}
          name="combines"
          value={values.combines ? "yes" : "no"}
          options={COMBINATIONS}
          onChoose={(answer) => change("combines", answer === "yes")}
        />
      </FieldGrid>
    </FormPanel>
  );
}
