import { LANGUAGES, type Language } from "@strive/backend/contracts/languages";
import type { ComponentProps } from "react";
import { Field } from "~/ui/field";
import * as words from "~/words/admin-named-sets";
import { handleFrom, titleName, type TitleValues } from "./set-values";

interface TitleFieldsProps {
  values: TitleValues;
  field: (name: keyof TitleValues) => Omit<ComponentProps<typeof Field>, "label">;
  /** Of its page in the shop. */
  pathOf: (handle: string) => string;
  longest: number;
  /** Those whose titles are typed now. */
  languages?: readonly Language[];
}

/** What a set of products is called in each language, and its address. */
export function TitleFields({
  values,
  field,
  pathOf,
  longest,
  languages = LANGUAGES,
}: TitleFieldsProps) {
  return (
    <>
      {languages.map((language) => (
        <Field
          key={language}
          {...field(titleName(language))}
          label={words.titleIn(__LANGUAGES__[language] ?? language)}
          hint={language === "en" ? undefined : words.titleHelp}
          placeholder={language === "en" ? undefined : values.title_en}
          maxLength={longest}
          autoComplete="off"
          isHalf
        />
      ))}
      <Field
        {...field("handle")}
        label={words.address}
        hint={pathOf(values.handle || handleFrom(values.title_en))}
        placeholder={handleFrom(values.title_en)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        isHalf
      />
    </>
  );
}
