import {
  MOST_DROP_PRODUCTS,
  MOST_PIECES_PER_ORDER,
  TURN_MINUTES,
} from "@strive/backend/contracts/drop-rules";
import type { StaffDrop } from "@strive/backend/contracts/drops";
import { LANGUAGES } from "@strive/backend/contracts/languages";
import { useState } from "react";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { DateTimeField } from "~/admin/discounts/date-time-field";
import { PickProducts } from "~/admin/pick-products/pick-products";
import { FieldGrid, FormPanel } from "~/admin/shell/form-panel";
import { FieldGroup } from "~/admin/shell/form-parts";
import { useLeaveGuard } from "~/admin/shell/leave-guard";
import { useForm } from "~/lib/form";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import * as words from "~/words/admin-drops";
import { DROPS, saveDrop } from "./api";
import {
  fieldOfWire,
  handleFrom,
  LONGEST_TITLE,
  NEW_DROP,
  titleName,
  valuesOf,
} from "./drop-values";

interface DropFormProps {
  /** As it was when the form opened; null: a new one. */
  saved: StaffDrop | null;
  onDone: () => void;
}

/** What is sold from when on, and how. */
export function DropForm({ saved, onDone }: DropFormProps) {
  const [start] = useState(() => (saved === null ? NEW_DROP : valuesOf(saved)));
  const show = useShowMessage();
  const invalidate = useInvalidate();
  const form = useForm({
    start,
    rules: () => import("./drop-rules"),
    check: ({ checkDrop }, values) => checkDrop(values, saved),
    nameOf: fieldOfWire,
    send: (body) => saveDrop(saved, body),
    onDone: () => {
      guard.release();
      show({ tone: "success", text: words.saved });
      void invalidate(DROPS);
      onDone();
      return undefined;
    },
    failureText: words.notSaved,
  });
  const { values, field, change, errorOf, isBusy } = form;
  const guard = useLeaveGuard(JSON.stringify(values) !== JSON.stringify(start));
  const isFixed = saved?.has_opened === true;
  return (
    <Form {...form.form} aria-label={words.form} className="grid gap-4">
      <FormPanel title={words.what}>
        <FieldGrid>
          {LANGUAGES.map((language) => (
            <Field
              key={language}
              {...field(titleName(language))}
              label={words.titleIn(__LANGUAGES__[language] ?? language)}
              hint={language === "en" ? undefined : words.titleHelp}
              placeholder={language === "en" ? undefined : values.title_en}
              maxLength={LONGEST_TITLE}
              autoComplete="off"
              isHalf
            />
          ))}
          <Field
            {...field("handle")}
            label={words.address}
            hint={words.addressHelp(values.handle || handleFrom(values.title_en))}
            placeholder={handleFrom(values.title_en)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            isHalf
          />
          <FieldGroup name="products" label={words.products} error={errorOf("products")}>
            <PickProducts
              label={words.products}
              pieces={values.products}
              most={MOST_DROP_PRODUCTS}
              onChange={(products) => change("products", products)}
            />
          </FieldGroup>
        </FieldGrid>
      </FormPanel>
      <FormPanel title={words.when}>
        <FieldGrid>
          <DateTimeField
            {...field("opens_at")}
            label={words.opens}
            hint={isFixed ? words.hasOpened : words.opensHelp}
            readOnly={isFixed}
          />
          <DateTimeField {...field("ends_at")} label={words.ends} hint={words.endsHelp} />
        </FieldGrid>
      </FormPanel>
      <FormPanel title={words.how}>
        <FieldGrid>
          <FieldGroup name="has_queue" label={words.queue} error={errorOf("has_queue")}>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={values.has_queue}
                disabled={isFixed}
                onChange={({ target }) => change("has_queue", target.checked)}
                className="size-[18px] accent-ink"
              />
              {words.queueHelp}
            </label>
          </FieldGroup>
          <Field
            {...field("pieces_per_order")}
            label={words.piecesPerOrder}
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_PIECES_PER_ORDER}
            isHalf
          />
          {values.has_queue && (
            <Field
              {...field("turn_minutes")}
              label={words.turnMinutes}
              hint={words.turnHelp}
              type="number"
              inputMode="numeric"
              min={TURN_MINUTES.least}
              max={TURN_MINUTES.most}
              isHalf
            />
          )}
        </FieldGrid>
      </FormPanel>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
        <Button tone="line" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
      {guard.dialog}
    </Form>
  );
}
