import {
  dropPath,
  MOST_DROP_PRODUCTS,
  MOST_PIECES_PER_ORDER,
  TURN_MINUTES,
} from "@strive/backend/contracts/drop-rules";
import type { StaffDrop } from "@strive/backend/contracts/drops";
import { useState } from "react";
import { DateTimeField } from "~/admin/discounts/date-time-field";
import { SetFormFrame, useSetForm } from "~/admin/named-sets/set-form-frame";
import type { SetFormProps } from "~/admin/named-sets/set-screen";
import { TitleFields } from "~/admin/named-sets/title-fields";
import { PickProducts } from "~/admin/pick-products/pick-products";
import { FieldGrid, FormPanel } from "~/admin/shell/form-panel";
import { FieldGroup } from "~/admin/shell/form-parts";
import { Field } from "~/ui/field";
import * as words from "~/words/admin-drops";
import { DROPS, saveDrop } from "./api";
import { LONGEST_TITLE, NEW_DROP, valuesOf } from "./drop-values";

/** What is sold from when on, and how. */
export function DropForm({ saved, onDone }: SetFormProps<StaffDrop>) {
  const [start] = useState(() => (saved === null ? NEW_DROP : valuesOf(saved)));
  const { values, field, change, errorOf, frame } = useSetForm({
    start,
    rules: () => import("./drop-rules"),
    check: ({ checkDrop }, values) => checkDrop(values, saved),
    send: (body) => saveDrop(saved, body),
    failureText: words.notSaved,
    dataKey: DROPS,
    savedText: words.saved,
    onDone,
  });
  const isFixed = saved?.has_opened === true;
  return (
    <SetFormFrame {...frame} label={words.form}>
      <FormPanel title={words.what}>
        <FieldGrid>
          <TitleFields values={values} field={field} pathOf={dropPath} longest={LONGEST_TITLE} />
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
    </SetFormFrame>
  );
}
