import { LONGEST_COLLECTION_ALT } from "@strive/backend/contracts/collection-rules";
import type { Language } from "@strive/backend/contracts/languages";
import type { ComponentProps } from "react";
import { ChoosePicture } from "~/admin/shell/choose-picture";
import { FieldGroup, SelectField } from "~/admin/shell/form-parts";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Picture } from "~/ui/picture";
import * as words from "~/words/admin-collections";
import * as content from "~/words/admin-content";
import type { CollectionValues } from "./collection-values";

interface CollectionPictureProps {
  values: CollectionValues;
  language: Language;
  /** Of what it shows, in the language. */
  altField: Omit<ComponentProps<typeof Field>, "label">;
  coverField: Omit<ComponentProps<typeof SelectField>, "label" | "options">;
  error: string | undefined;
  onChange: (url: string) => void;
}

/** What stands for a collection: a picture of its own and what it shows, else that of a product. */
export function CollectionPicture({
  values,
  language,
  altField,
  coverField,
  error,
  onChange,
}: CollectionPictureProps) {
  const { picture } = values;
  return (
    <>
      <FieldGroup name="picture" label={words.picture} hint={words.pictureHelp} error={error}>
        {picture !== "" && (
          <Picture src={picture} alt={values.alt_en} sizes="384px" className="max-w-sm" />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <ChoosePicture
            label={picture === "" ? content.choosePicture : content.otherPicture}
            onSent={onChange}
          />
          {picture !== "" && (
            <Button tone="line" size="sm" onClick={() => onChange("")}>
              {content.removePicture}
            </Button>
          )}
        </div>
      </FieldGroup>
      {picture === "" ? (
        <SelectField
          {...coverField}
          label={words.cover}
          isHalf
          options={[
            { value: "", label: words.firstPicture },
            ...values.products.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : (
        <Field
          key={language}
          {...altField}
          label={words.altIn(__LANGUAGES__[language] ?? language)}
          hint={content.altHelp}
          placeholder={language === "en" ? undefined : values.alt_en}
          lang={language}
          maxLength={LONGEST_COLLECTION_ALT}
          autoComplete="off"
          isHalf
        />
      )}
    </>
  );
}
