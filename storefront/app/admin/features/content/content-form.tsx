import {
  isLegalPart,
  isLongField,
  LINKED_PARTS,
  PICTURE_RULES,
  UNSPOKEN_PARTS,
  type ContentPart,
} from "@strive/backend/contracts/content-parts";
import History from "lucide-react/icons/history";
import { useState } from "react";
import { DateTimeField } from "~/admin/discounts/date-time-field";
import { FieldGrid, FormPanel } from "~/admin/shell/form-panel";
import { LanguageSegments } from "~/admin/shell/language-segments";
import { PreviewFrame } from "~/admin/shell/preview-frame";
import { timeText } from "~/lib/order-words";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { Message } from "~/ui/message";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/admin-content";
import { ContentPreview } from "./content-preview";
import { fieldsOf, longest, missingIn, nameOf } from "./content-values";
import { Differences } from "./differences";
import { LegalHelp } from "./legal-help";
import { PictureField } from "./picture-field";
import { PlaceField } from "./place-field";
import type { ContentForm as FormState } from "./use-content-form";

interface PartProps {
  part: ContentPart;
  form: FormState;
}

/** The text that stands beside where it leads. */
const BUTTON = "button";

/** About as many fit on a line of a text. */
const LETTERS_OF_ROW = 100;

function TextOfPart({
  part,
  form: { field, values, language },
  name,
}: PartProps & { name: string }) {
  const most = longest(part, name);
  const full = nameOf(language, name);
  const look = {
    ...field(full),
    label: words.fields[part][name] ?? name,
    hint: words.letters((values[full] ?? "").length, most),
    placeholder: language === "en" ? undefined : values[nameOf("en", name)],
    maxLength: most,
    lang: language,
  };
  const rows = isLongField(part, name) ? 16 : Math.floor(most / LETTERS_OF_ROW);
  // Each language has a control of its own.
  return rows > 1 ? (
    <TextField key={full} {...look} rows={rows} />
  ) : (
    <Field key={full} {...look} isHalf={name === BUTTON} autoComplete="off" />
  );
}

function TextFields({ part, form }: PartProps) {
  const { values, language, setLanguage } = form;
  return (
    <FormPanel
      title={words.parts[part]}
      beside={
        UNSPOKEN_PARTS.includes(part) ? undefined : (
          <LanguageSegments
            value={language}
            missingIn={(one) => missingIn(part, values, one)}
            onChoose={setLanguage}
          />
        )
      }
    >
      <div className="grid gap-4">
        {fieldsOf(part)
          .filter((name) => name !== BUTTON)
          .map((name) => (
            <TextOfPart key={name} {...{ part, form, name }} />
          ))}
        {PICTURE_RULES[part] && <PictureField part={part} form={form} />}
        {LINKED_PARTS.includes(part) && (
          <FieldGrid>
            {fieldsOf(part).includes(BUTTON) && <TextOfPart {...{ part, form, name: BUTTON }} />}
            <PlaceField form={form} />
          </FieldGrid>
        )}
      </div>
      <p className="mt-4 text-[13.5px] text-ink-2">{words.emptyMeans[part]}</p>
      {isLegalPart(part) && <LegalHelp part={part} form={form} />}
    </FormPanel>
  );
}

function Times({ form: { field } }: { form: FormState }) {
  return (
    <FormPanel title={words.when}>
      <FieldGrid>
        <DateTimeField {...field("starts_at")} label={words.from} hint={words.fromHelp} />
        <DateTimeField {...field("ends_at")} label={words.until} hint={words.untilHelp} />
      </FieldGrid>
    </FormPanel>
  );
}

const FORM_ID = "content-form";

interface ActionsProps {
  form: FormState;
  /** Leads to what was published. */
  onVersions: () => void;
}

/** Beside the screen's name: what is to be done with what was typed. */
export const ContentActions = ({ form: { isBusy, keptAt }, onVersions }: ActionsProps) => (
  <>
    {keptAt !== null && (
      <p className="text-[14px] text-ink-2 max-md:w-full">
        {words.draftKept(timeText(new Date(keptAt).toISOString()))}
      </p>
    )}
    <Button tone="line" onClick={onVersions}>
      <History size={18} strokeWidth={1.6} aria-hidden="true" />
      {words.versions}
    </Button>
    <Button type="submit" form={FORM_ID} disabled={isBusy}>
      {isBusy ? words.publishing : words.publish}
    </Button>
  </>
);

/** Somebody else has published meanwhile. */
function Clash({ part, form }: PartProps) {
  const { unknown, keepMine, values } = form;
  const [isCompared, setIsCompared] = useState(false);
  if (unknown === null) return null;
  return (
    <div className="grid gap-2">
      <Message tone="danger">
        {words.clash(unknown.published_by, timeText(unknown.published_at))}{" "}
        <button
          type="button"
          aria-expanded={isCompared}
          onClick={() => setIsCompared(!isCompared)}
          className="mr-3 text-link"
        >
          {words.compare}
        </button>
        <button type="button" onClick={keepMine} className="text-link">
          {words.keepMine}
        </button>
      </Message>
      {isCompared && <Differences part={part} version={unknown} values={values} />}
    </div>
  );
}

/** The fields of a part, and beside them the part as the shop would show it. */
export function ContentForm({ part, form }: PartProps) {
  const { keptAt, discard, values, language } = form;
  return (
    <Form {...form.form} id={FORM_ID} aria-label={words.parts[part]} className="grid gap-4">
      <Clash part={part} form={form} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_288px] xl:gap-8">
        <div className="grid min-w-0 gap-4">
          <TextFields part={part} form={form} />
          <Times form={form} />
          {keptAt !== null && (
            <div>
              <Button tone="line" onClick={discard}>
                {words.discard}
              </Button>
            </div>
          )}
        </div>
        <PreviewFrame language={language}>
          <ContentPreview part={part} values={values} language={language} />
        </PreviewFrame>
      </div>
    </Form>
  );
}
