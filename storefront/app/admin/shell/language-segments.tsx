import { LANGUAGES, type Language } from "@strive/backend/contracts/languages";
import * as words from "~/words/admin-content";
import { Segments } from "./segments";

interface LanguageSegmentsProps {
  value: Language;
  /** Texts that English has and a language lacks. */
  missingIn: (language: Language) => number;
  onChoose: (language: Language) => void;
}

/** In which language texts are written. */
export function LanguageSegments({ value, missingIn, onChoose }: LanguageSegmentsProps) {
  const options = LANGUAGES.map((language) => {
    const missing = missingIn(language);
    return {
      ...{ value: language, label: __LANGUAGES__[language] ?? language },
      note: missing === 0 ? undefined : words.missing(missing),
    };
  });
  return (
    <fieldset className="max-md:w-full">
      <legend className="sr-only">{words.languageOfTexts}</legend>
      <Segments value={value} options={options} onChoose={onChoose} />
    </fieldset>
  );
}
