import { Button } from "~/ui/button";
import * as words from "~/words/admin-settings";

interface SaveBarProps {
  label: string;
  /** Changes that are not saved. */
  count: number;
  isBusy: boolean;
  onUndo: () => void;
}

/** At the end of a long form; it follows the screen while something is not saved. */
export function SaveBar({ label, count, isBusy, onUndo }: SaveBarProps) {
  const isDirty = count > 0;
  return (
    <div
      data-save-bar={isDirty || undefined}
      className={
        isDirty
          ? "sticky bottom-0 z-[5] -mx-4 mt-6 flex flex-wrap items-center gap-3 border-t border-line bg-chalk px-4 py-3 lg:mx-0 lg:px-0"
          : "mt-6 flex flex-wrap items-center gap-3 py-3"
      }
    >
      <Button type="submit" disabled={isBusy || !isDirty}>
        {isBusy ? words.saving : label}
      </Button>
      {isDirty && !isBusy && (
        <button type="button" onClick={onUndo} className="text-link">
          {words.undoChanges}
        </button>
      )}
      <p role="status" className="text-[14px] text-ink-2">
        {isDirty && words.unsaved(count)}
      </p>
    </div>
  );
}
