import type { ContentVersion } from "@strive/backend/contracts/content";
import { isAlive } from "@strive/backend/contracts/content-parts";
import { ActRow } from "~/admin/shell/act-row";
import { FormPanel } from "~/admin/shell/form-panel";
import { dateTimeText } from "~/lib/order-words";
import { Button } from "~/ui/button";
import * as words from "~/words/admin-content";
import { CONTENT, takeBack } from "./api";
import { fieldsOf } from "./content-values";
import { statesOf, type VersionState } from "./versions";

interface VersionsPanelProps {
  /** Of one part, the newest first. */
  versions: readonly ContentVersion[];
  now: number;
  /** Fills the form with it. */
  onBegin: (version: ContentVersion) => void;
}

/** Letters by which a version is known. */
const NAME_LETTERS = 80;

function nameOf({ part, texts, pictures }: ContentVersion): string {
  const alone = pictures.length === 0 ? words.ownWords : words.pictureCount(pictures.length);
  const [text = alone] = fieldsOf(part).flatMap((field) => texts.en?.[field] ?? []);
  return text.length > NAME_LETTERS ? `${text.slice(0, NAME_LETTERS)}…` : text;
}

function Told({ version, state }: { version: ContentVersion; state: VersionState | undefined }) {
  return (
    <>
      <span className="block font-strong [overflow-wrap:anywhere]">{nameOf(version)}</span>
      <span className="block text-[13px] text-ink-2">
        {state && words.states[state]}
        {" · "}
        {words.period(
          dateTimeText(version.starts_at),
          version.ends_at && dateTimeText(version.ends_at),
        )}
      </span>
      <span className="block text-[13px] text-ink-3">
        {words.publishedBy(version.published_by, dateTimeText(version.published_at))}
      </span>
    </>
  );
}

/** What was published, the newest first: to take back, or to begin with again. */
export function VersionsPanel({ versions, now, onBegin }: VersionsPanelProps) {
  const states = statesOf(versions, now);
  return (
    <FormPanel title={words.versions}>
      {versions.length === 0 ? (
        <p className="text-[15px] text-ink-2">{words.noVersions}</p>
      ) : (
        <ul aria-label={words.versions}>
          {versions.map((version) => {
            const told = <Told version={version} state={states.get(version)} />;
            const begin = (
              <Button tone="line" size="sm" onClick={() => onBegin(version)}>
                {words.beginWith}
                <span className="sr-only">: {nameOf(version)}</span>
              </Button>
            );
            return isAlive(version, now) ? (
              <ActRow
                key={version.id}
                resources={[CONTENT]}
                failed={words.failed}
                label={words.takeBack(nameOf(version))}
                shortLabel={words.doTakeBack}
                act={() => takeBack(version)}
              >
                {told}
                <span className="mt-2 block">{begin}</span>
              </ActRow>
            ) : (
              <li key={version.id} className="border-b border-line py-3 text-[15px]">
                {told}
                <span className="mt-2 block">{begin}</span>
              </li>
            );
          })}
        </ul>
      )}
    </FormPanel>
  );
}
