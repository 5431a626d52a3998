import type { ContentVersion } from "@strive/backend/contracts/content";
import type { ContentPart } from "@strive/backend/contracts/content-parts";
import * as words from "~/words/admin-content";
import {
  CONTENT_LANGUAGES,
  fieldsOf,
  linkOf,
  nameOf,
  picturesIn,
  valuesOf,
  type ContentValues,
} from "./content-values";

interface Difference {
  label: string;
  theirs: string;
  yours: string;
}

function differencesOf(
  part: ContentPart,
  theirs: ContentValues,
  yours: ContentValues,
): Difference[] {
  const texts = CONTENT_LANGUAGES.flatMap((language) =>
    fieldsOf(part).map((field) => {
      const name = nameOf(language, field);
      return {
        label: `${words.fields[part][field] ?? field}, ${__LANGUAGES__[language] ?? language}`,
        theirs: theirs[name] ?? "",
        yours: (yours[name] ?? "").trim(),
      };
    }),
  );
  const link = {
    label: words.goesTo,
    theirs: theirs.link,
    yours: linkOf(yours.link) ?? "",
  };
  const differing = [...texts, link].filter((one) => one.theirs !== one.yours);
  const [pictures, own] = [picturesIn(theirs), picturesIn(yours)];
  if (JSON.stringify(pictures) === JSON.stringify(own)) return differing;
  return [
    ...differing,
    {
      label: words.pictures,
      theirs: words.pictureCount(pictures.length),
      yours: words.pictureCount(own.length),
    },
  ];
}

interface DifferencesProps {
  part: ContentPart;
  /** What somebody else published. */
  version: ContentVersion;
  /** What is typed. */
  values: ContentValues;
}

/** What somebody else published, beside what is typed. */
export function Differences({ part, version, values }: DifferencesProps) {
  const differences = differencesOf(part, valuesOf(part, version), values);
  if (differences.length === 0) return <p className="text-[15px]">{words.nothingDiffers}</p>;
  return (
    <ul aria-label={words.compare} className="border border-line bg-paper px-5">
      {differences.map(({ label, theirs, yours }) => (
        <li key={label} className="border-t border-line py-3 text-[15px] first:border-t-0">
          <p className="font-strong">{label}</p>
          <dl className="mt-1 grid gap-x-5 gap-y-1 md:grid-cols-2">
            {[
              [words.theirs, theirs],
              [words.yours, yours],
            ].map(([whose, text]) => (
              <div key={whose}>
                <dt className="text-[13px] text-ink-3">{whose}</dt>
                <dd className="[overflow-wrap:anywhere] whitespace-pre-line">
                  {text === "" ? words.nothingSaid : text}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
