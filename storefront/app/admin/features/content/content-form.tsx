import {
  isLegalPart,
  isLongField,
  LINKED_PARTS,
  PICTURE_RULES,
  UNSPOKEN_PARTS,
  type ContentPart,
} from "@strive/backend/contracts/content-parts";
import { DateTimeField } from "~/admin/discounts/date-time-field";
import { FieldGrid, FormPanel } from "~/admin/shell/form-panel";
import { PreviewFrame } from "~/admin/shell/preview-frame";
import { Segments } from "~/admin/shell/segments";
import { timeText } from "~/lib/order-words";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { Message } from "~/ui/message";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/admin-content";
import { ContentPreview } from "./content-preview";
import { CONTENT_LANGUAGES, fieldsOf, longest, missingIn, nameOf } from "./content-values";
import { LegalHelp } from "./legal-help";
import { PictureField } from "./picture-field";
import type { ContentForm as FormState } from "./use-content-form";

interface PartProps {
  part: ContentPart;
  form: FormState;
}

function TextFields({ part, form }: PartProps) {
  const { field, values, language, setLanguage } = form;
  const languages = CONTENT_LANGUAGES.map((one) => ({
    value: one,
    label: words.languageLabel(__LANGUAGES__[one] ?? one, missingIn(part, values, one)),
  }));
  return (
    <FormPanel title={words.parts[part]}>
      {!UNSPOKEN_PARTS.includes(part) && (
        <fieldset className="mb-4">
          <legend className="sr-only">{words.languageOfTexts}</legend>
          <Segments value={language} options={languages} onChoose={setLanguage} />
        </fieldset>
      )}
      <div lang={language} className="grid gap-4">
        {fieldsOf(part).map((name) => {
          const most = longest(part, name);
          const full = nameOf(language, name);
          const look = {
            ...field(full),
            label: words.fields[part][name] ?? name,
            hint: words.letters((values[full] ?? "").length, most),
            placeholder: language === "en" ? undefined : values[nameOf("en", name)],
            maxLength: most,
          };
          return isLongField(part, name) ? (
            <TextField key={full} {...look} rows={16} />
          ) : (
            <Field key={full} {...look} autoComplete="off" />
          );
        })}
      </div>
      {PICTURE_RULES[part] && <PictureField part={part} form={form} />}
      <p className="mt-4 text-[13.5px] text-ink-2">{words.emptyMeans[part]}</p>
      {isLegalPart(part) && <LegalHelp part={part} form={form} />}
    </FormPanel>
  );
}

function PlaceAndTime({ part, form: { field } }: PartProps) {
  return (
    <FormPanel title={words.when}>
      <FieldGrid>
        {LINKED_PARTS.includes(part) && (
          <Field
            {...field("link")}
            label={words.goesTo}
            hint={words.goesToHelp}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <DateTimeField {...field("starts_at")} label={words.from} hint={words.fromHelp} />
        <DateTimeField {...field("ends_at")} label={words.until} hint={words.untilHelp} />
      </FieldGrid>
    </FormPanel>
  );
}

/** The fields of a part, and beside them the part as the shop would show it. */
export function ContentForm({ part, form }: PartProps) {
  const { isBusy, keptAt, unknown, keepMine, discard, values, language } = form;
  return (
    <Form {...form.form} aria-label={words.parts[part]} className="grid gap-4">
      {unknown !== null && (
        <Message tone="danger">
          {words.clash(unknown.published_by, timeText(unknown.published_at))}{" "}
          <button type="button" onClick={keepMine} className="text-link">
            {words.keepMine}
          </button>
        </Message>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_288px]">
        <div className="grid min-w-0 gap-4">
          <TextFields part={part} form={form} />
          <PlaceAndTime part={part} form={form} />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" disabled={isBusy}>
              {isBusy ? words.publishing : words.publish}
            </Button>
            {keptAt !== null && (
              <>
                <Button tone="line" onClick={discard}>
                  {words.discard}
                </Button>
                <p className="text-[14px] text-ink-2">
                  {words.draftKept(timeText(new Date(keptAt).toISOString()))}
                </p>
              </>
            )}
          </div>
        </div>
        <PreviewFrame language={language}>
          <ContentPreview part={part} values={values} language={language} />
        </PreviewFrame>
      </div>
    </Form>
  );
}
