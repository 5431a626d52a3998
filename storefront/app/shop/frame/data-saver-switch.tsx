import { useId } from "react";
import { chooseDataSaver, useSavesData } from "~/lib/data-saving";
import { cx } from "~/ui/cx";
import * as words from "~/words/data-saver";

/** Asks for pages that take less data. The page is loaded anew: the server makes another one. */
export function DataSaverSwitch() {
  const isOn = useSavesData();
  const helpId = useId();
  const toggle = () => {
    chooseDataSaver(!isOn);
    window.location.reload();
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-describedby={helpId}
      onClick={toggle}
      className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 py-1 text-left"
    >
      <span className="text-[15px] font-medium">{words.dataSaver}</span>
      <span
        aria-hidden="true"
        className={cx(
          "row-span-2 flex h-7 w-12 rounded-full border border-ink p-[3px]",
          isOn ? "justify-end bg-ink" : "justify-start bg-paper",
        )}
      >
        <span className={cx("aspect-square h-full rounded-full", isOn ? "bg-white" : "bg-ink")} />
      </span>
      <span id={helpId} className="text-[13px] text-ink-2">
        {words.dataSaverHelp}
      </span>
    </button>
  );
}
