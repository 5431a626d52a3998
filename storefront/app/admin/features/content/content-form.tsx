import {
  LINKED_PARTS,
  UNSPOKEN_PARTS,
  type ContentPart,
  type ShownPart,
} from "@strive/backend/contracts/content-parts";
import { contactOf } from "@strive/backend/contracts/told-contact";
import type { ComponentType } from "react";
import { DateTimeField } from "~/admin/discounts/date-time-field";
import { Facts } from "~/admin/shell/facts";
import { FieldGrid, FormPanel } from "~/admin/shell/form-panel";
import { Segments } from "~/admin/shell/segments";
import { timeText } from "~/lib/order-words";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { ChannelList } from "~/ui/channel-list";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { Hero } from "~/ui/hero";
import { Message } from "~/ui/message";
import { Story } from "~/ui/story";
import * as words from "~/words/admin-content";
import { CONTENT_LANGUAGES, fieldsOf, longest, missingIn, nameOf, shownOf } from "./content-values";
import { PreviewFrame } from "./preview-frame";
import type { ContentForm as FormState } from "./use-content-form";

/** What is told of the seller, for no page in particular: receipts show a part of it. */
const sellerFacts = (told: ShownPart<"seller">) =>
  fieldsOf("seller").flatMap((field) => {
    const value = told[field as keyof typeof told];
    return value === undefined ? [] : [{ name: words.fields.seller[field] ?? field, value }];
  });

/** How the shop shows a part. */
const PARTS: { readonly [Part in ContentPart]: ComponentType<ShownPart<Part>> } = {
  hero: Hero,
  story: Story,
  banner: Banner,
  contact: (told) => (
    <div className="wrap py-6">
      <ChannelList contact={contactOf(told)} />
    </div>
  ),
  seller: (told) => (
    <div className="wrap py-6">
      <Facts facts={sellerFacts(told)} />
    </div>
  ),
};

interface PartProps {
  part: ContentPart;
  form: FormState;
}

function TextFields({ part, form: { field, values, language, setLanguage } }: PartProps) {
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
          return (
            <Field
              key={full}
              {...field(full)}
              label={words.fields[part][name] ?? name}
              hint={words.letters((values[full] ?? "").length, most)}
              placeholder={language === "en" ? undefined : values[nameOf("en", name)]}
              maxLength={most}
              autoComplete="off"
            />
          );
        })}
      </div>
      <p className="mt-4 text-[13.5px] text-ink-2">{words.emptyMeans[part]}</p>
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
  const Part = PARTS[part] as ComponentType<object>;
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
          <Part {...shownOf(part, values, language)[part]} />
        </PreviewFrame>
      </div>
    </Form>
  );
}
