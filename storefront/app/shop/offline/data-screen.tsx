import ChevronRight from "lucide-react/icons/chevron-right";
import { useSiteName } from "~/lib/page-meta";
import { LIMITS } from "~/lib/offline/caches";
import { Button } from "~/ui/button";
import { Message } from "~/ui/message";
import { SwitchButton } from "~/ui/switch-button";
import { fallback } from "~/words/api-errors";
import * as words from "~/words/data-and-offline";
import { dataAndOffline } from "~/words/frame";
import { AddToHome } from "../install/add-to-home";
import { DataSaverSwitch } from "../data-saver-switch";
import { PAGE } from "../page-header";
import type { SavedPage } from "./saved";
import { timeText } from "./time-text";
import { useSaved, type Keeping, type Outcome } from "./use-saved";

const MB = 1_000_000;

/** "1.4 MB", and below a tenth of one "42 KB". */
const sizeText = (bytes: number): string =>
  bytes < MB / 10 ? words.kb(Math.ceil(bytes / 1000)) : words.mb((bytes / MB).toFixed(1));

function outcomeText(outcome: Outcome): string {
  switch (outcome.kind) {
    case "deleted":
      return words.deleted(words.pages(outcome.pages), sizeText(outcome.bytes));
    case "on":
      return words.isOn;
    case "off":
      return words.isOff;
    case "failed":
      return fallback;
  }
}

/** Says what came of a press: spoken, as it appears. */
function OutcomeLine({ outcome }: { outcome: Outcome | null }) {
  if (outcome === null) return null;
  const tone = outcome.kind === "failed" ? "danger" : "success";
  return <Message tone={tone}>{outcomeText(outcome)}</Message>;
}

function SavedPages({ pages }: { pages: readonly SavedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="saved-pages" className="border border-line bg-paper p-[18px]">
      <h2 id="saved-pages" className="title-3">
        {words.savedPages}
      </h2>
      <ul className="mt-2.5">
        {pages.map(({ address, title, at }) => (
          <li key={address} className="border-t border-line">
            {/* A plain link: it may be in another language, which is another build. */}
            <a
              href={address}
              className="flex min-h-13 items-center justify-between gap-3 py-2 hover:underline"
            >
              <span className="grid min-w-0">
                <b className="text-[15px] leading-[1.3] font-strong [overflow-wrap:anywhere]">
                  {title}
                </b>
                {at !== null && (
                  <span className="text-[13.5px] text-ink-2">{words.keptAt(timeText(at))}</span>
                )}
              </span>
              <ChevronRight size={18} aria-hidden="true" className="flex-none text-ink-3" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SMALL = "text-[13.5px] text-ink-2";

/** How much is kept, and the way to be rid of it. */
function SavedNow({ isKeeping, saved, outcome, remove }: Omit<Keeping, "setKeeping">) {
  const hasOpened = saved !== null && saved.bytes > 0;
  const amount = () => {
    if (saved === null) return words.counting;
    if (hasOpened) return words.savedText(words.pages(saved.pages.length), sizeText(saved.bytes));
    return isKeeping ? words.nothingYet : words.nothing;
  };
  return (
    <div className="flex min-h-13 items-center justify-between gap-4 py-2">
      <p className="grid gap-0.5">
        <b className="text-[15px] font-strong">{words.savedNow}</b>
        <span className={SMALL}>{amount()}</span>
        {saved !== null && saved.shopBytes > 0 && (
          <span className={SMALL}>{words.shopItself(sizeText(saved.shopBytes))}</span>
        )}
      </p>
      {/* It stays after it was pressed, so that the focus does. */}
      {(hasOpened || outcome?.kind === "deleted") && (
        <Button tone="line" size="sm" onClick={remove}>
          {words.remove}
        </Button>
      )}
    </div>
  );
}

function KeepingRows({ keeping: { setKeeping, ...now } }: { keeping: Keeping }) {
  const { isKeeping } = now;
  return (
    <>
      <SwitchButton
        label={words.keep}
        help={words.keepHelp(LIMITS.pages.maxEntries)}
        isOn={isKeeping ?? true}
        isDisabled={isKeeping === null}
        onToggle={() => setKeeping(!isKeeping)}
      />
      <SavedNow {...now} />
    </>
  );
}

function NoKeeping({ why }: { why: "never" | "refused" }) {
  return (
    <p className="py-3 text-[15px]">
      {words[why]} {words.worksAsUsual(useSiteName())}
    </p>
  );
}

/** What takes data and what is kept on this phone, in the shopper's hands. Works without network as well. */
export function DataScreen() {
  const keeping = useSaved();
  const canKeep = typeof keeping !== "string";
  return (
    <div className={PAGE}>
      <h1 className="pt-2.5 title-1">{dataAndOffline}</h1>
      <div className="mt-[18px] grid max-w-[560px] gap-3.5">
        <div className="divide-y divide-line border border-line bg-paper px-[18px] py-1">
          <DataSaverSwitch />
          {canKeep ? <KeepingRows keeping={keeping} /> : <NoKeeping why={keeping} />}
        </div>
        {canKeep && <OutcomeLine outcome={keeping.outcome} />}
        <AddToHome />
        {canKeep && <SavedPages pages={keeping.saved?.pages ?? []} />}
      </div>
    </div>
  );
}
