import {
  collectionPath,
  LONGEST_COLLECTION_TEXT,
  LONGEST_COLLECTION_TITLE,
  MOST_COLLECTION_PRODUCTS,
} from "@strive/backend/contracts/collection-rules";
import type { StaffCollection } from "@strive/backend/contracts/collections";
import type { Language } from "@strive/backend/contracts/languages";
import { useState } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { COLLECTIONS, dropChoicesQuery } from "~/admin/data/named-sets";
import { DateTimeField } from "~/admin/discounts/date-time-field";
import { SetFormFrame, useSetForm } from "~/admin/named-sets/set-form-frame";
import type { SetFormProps } from "~/admin/named-sets/set-screen";
import { fieldOfWire } from "~/admin/named-sets/set-values";
import { TitleFields } from "~/admin/named-sets/title-fields";
import { PickProducts } from "~/admin/pick-products/pick-products";
import { FieldGrid, FormPanel } from "~/admin/shell/form-panel";
import { FieldGroup, SelectField } from "~/admin/shell/form-parts";
import { LanguageSegments } from "~/admin/shell/language-segments";
import { useTextLanguage } from "~/admin/shell/use-text-language";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/admin-collections";
import * as sets from "~/words/admin-named-sets";
import { saveCollection } from "./api";
import { CollectionPicture } from "./collection-picture";
import { CollectionPreview } from "./collection-preview";
import {
  altName,
  missingIn,
  NEW_COLLECTION,
  textName,
  titleName,
  valuesOf,
} from "./collection-values";

const isSaidIn = (language: Language, field: string) =>
  [titleName, textName, altName].some((nameIn) => nameIn(language) === fieldOfWire(field));

/** What is in it, in what words, and when. */
export function CollectionForm({ saved, onDone }: SetFormProps<StaffCollection>) {
  const [start] = useState(() => (saved === null ? NEW_COLLECTION : valuesOf(saved)));
  const { language, setLanguage, turnTo, turnToRefused } = useTextLanguage(isSaidIn);
  const drops = useAdminQuery(dropChoicesQuery());
  const { values, field, change, errorOf, frame } = useSetForm({
    start,
    rules: () => import("./collection-rules"),
    check: ({ checkCollection }, values) => {
      const checked = checkCollection(values, saved);
      turnTo(checked.errors);
      return checked;
    },
    send: (body) => saveCollection(saved, body),
    onFailure: (error) => {
      turnToRefused(error);
      return false;
    },
    failureText: words.notSaved,
    dataKey: COLLECTIONS,
    savedText: words.saved,
    onDone,
  });
  return (
    <SetFormFrame
      {...frame}
      label={words.form}
      aside={
        <CollectionPreview
          {...{ values, language }}
          drop={drops.data?.find(({ id }) => id === values.drop_id)}
        />
      }
    >
      <FormPanel
        title={words.what}
        beside={
          <LanguageSegments
            value={language}
            missingIn={(one) => missingIn(values, one)}
            onChoose={setLanguage}
          />
        }
      >
        <FieldGrid>
          <TitleFields
            languages={[language]}
            values={values}
            field={field}
            pathOf={collectionPath}
            longest={LONGEST_COLLECTION_TITLE}
          />
          <TextField
            key={language}
            {...field(textName(language))}
            label={sets.textIn(__LANGUAGES__[language] ?? language)}
            hint={language === "en" ? undefined : sets.textHelp}
            placeholder={language === "en" ? undefined : values.text_en}
            maxLength={LONGEST_COLLECTION_TEXT}
          />
          <FieldGroup name="products" label={words.products} error={errorOf("products")}>
            <PickProducts
              label={words.products}
              pieces={values.products}
              most={MOST_COLLECTION_PRODUCTS}
              onChange={(products) => change("products", products)}
            />
          </FieldGroup>
          <CollectionPicture
            {...{ values, language }}
            altField={field(altName(language))}
            coverField={field("cover")}
            error={errorOf("picture")}
            onChange={(url) => change("picture", url)}
          />
          <SelectField
            {...field("drop_id")}
            label={words.drop}
            isHalf
            options={[
              { value: "", label: words.noDrop },
              ...(drops.data ?? []).map(({ id, handle, title }) => ({
                value: id,
                label: title.en ?? handle,
              })),
            ]}
          />
        </FieldGrid>
      </FormPanel>
      <FormPanel title={words.when}>
        <FieldGrid>
          <DateTimeField {...field("starts_at")} label={words.starts} hint={words.startsHelp} />
          <DateTimeField {...field("ends_at")} label={words.ends} hint={words.endsHelp} />
        </FieldGrid>
      </FormPanel>
    </SetFormFrame>
  );
}
