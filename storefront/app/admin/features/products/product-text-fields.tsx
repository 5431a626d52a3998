import { TRANSLATED } from "@strive/backend/contracts/translated";
import { OtherLanguages } from "~/admin/shell/other-languages";
import { Field } from "~/ui/field";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/admin-languages";
import { TEXT_FIELDS } from "./product-texts";
import type { ProductValues } from "./product-values";
import type { ProductForm } from "./use-product-form";

interface ProductTextFieldsProps extends Pick<ProductForm, "field" | "errorOf"> {
  values: ProductValues;
}

/** A product's name and description in other languages; what is empty shows what English says. */
export function ProductTextFields({ values, field, errorOf }: ProductTextFieldsProps) {
  const filled = TRANSLATED.filter(
    (language) =>
      values[`product_name_${language}`] !== "" || values[`description_${language}`] !== "",
  );
  return (
    <OtherLanguages
      filled={filled.map((language) => words.languageNames[language])}
      hasError={TEXT_FIELDS.some((name) => errorOf(name) !== undefined)}
    >
      {TRANSLATED.map((language) => (
        <div key={language} className="grid gap-[18px]">
          <Field
            {...field(`product_name_${language}`)}
            label={words.nameIn[language]}
            placeholder={values.product_name}
            lang={language}
            maxLength={200}
          />
          <TextField
            {...field(`description_${language}`)}
            label={words.descriptionIn[language]}
            placeholder={values.description}
            lang={language}
            rows={4}
            maxLength={10_000}
          />
        </div>
      ))}
    </OtherLanguages>
  );
}
