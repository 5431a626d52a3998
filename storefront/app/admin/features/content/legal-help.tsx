import type { LegalPart } from "@strive/backend/contracts/content-parts";
import { Button } from "~/ui/button";
import * as words from "~/words/admin-content";
import { LANGUAGE } from "~/words/language";
import { nameOf } from "./content-values";
import { ownText } from "./own-text";
import type { ContentForm } from "./use-content-form";
import { useLegalFacts } from "./use-legal-facts";

const TERM = "font-mono text-[13px] break-words";

function Rows({ rows }: { rows: ReadonlyArray<readonly [string, string]> }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {rows.map(([term, meaning]) => (
        <div key={term} className="contents">
          <dt className={TERM}>{term}</dt>
          <dd className="break-words">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How a page's text is written, and a start for who has none. */
export function LegalHelp({ part, form }: { part: LegalPart; form: ContentForm }) {
  const { values, language, change } = form;
  const facts = Object.entries(useLegalFacts());
  const isEmpty = (values[nameOf(language, "text")] ?? "").trim() === "";
  const begin = () => {
    for (const [field, text] of Object.entries(ownText(part))) {
      change(nameOf(language, field), text);
    }
  };
  return (
    <div className="mt-4 grid justify-items-start gap-4 text-[14px]">
      {/* Only the words of the page's own language are here. */}
      {isEmpty && language === LANGUAGE && (
        <Button tone="line" size="sm" onClick={begin}>
          {words.ownText}
        </Button>
      )}
      <details className="w-full">
        <summary className="min-h-11 cursor-pointer py-2.5 font-strong">{words.howToWrite}</summary>
        <div className="grid gap-3 pb-2">
          <Rows rows={words.marks} />
          <p>{words.emptyLine}</p>
          <h3 className="font-strong">{words.factsOfShop}</h3>
          <p>{words.factsHelp}</p>
          <Rows rows={facts.map(([name, value]) => [`{${name}}`, value])} />
        </div>
      </details>
    </div>
  );
}
