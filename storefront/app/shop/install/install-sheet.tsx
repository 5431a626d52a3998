import Share from "lucide-react/icons/share";
import SquarePlus from "lucide-react/icons/square-plus";
import { useSiteName } from "~/lib/page-meta";
import { Mark } from "~/ui/brand";
import { Button } from "~/ui/button";
import { Diamond } from "~/ui/diamond";
import { SheetDialog } from "~/ui/sheet-dialog";
import * as words from "~/words/install";
import { askBrowser, type InstallWay } from "./install-state";

interface InstallSheetProps {
  way: InstallWay;
  isOpen: boolean;
  onClose: () => void;
}

const ICON = { size: 20, strokeWidth: 1.8, "aria-hidden": true, className: "flex-none" } as const;
/** In Safari: nothing can ask for it. */
const STEPS = [
  { text: words.tapShare, icon: <Share {...ICON} /> },
  { text: words.chooseAdd, icon: <SquarePlus {...ICON} /> },
];

/** What the home screen is good for, and how the shop gets there. */
export function InstallSheet({ way, isOpen, onClose }: InstallSheetProps) {
  const install = () => {
    onClose();
    void askBrowser();
  };
  return (
    <SheetDialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={words.title(useSiteName())}
      footer={
        <>
          {way === "asked" && (
            <Button isFull onClick={install}>
              {words.add}
            </Button>
          )}
          <button type="button" onClick={onClose} className="justify-self-center text-link">
            {words.notNow}
          </button>
        </>
      }
    >
      <div className="grid grid-cols-[88px_1fr] items-center gap-[18px]">
        <span className="grid size-[88px] place-items-center bg-red text-white">
          <Mark className="h-[52px] w-[45px]" />
        </span>
        <ul className="grid gap-1.5 text-[15px] leading-[1.4]">
          {words.reasons.map((reason) => (
            <li key={reason} className="flex items-baseline gap-2.5">
              <Diamond className="size-1.5 -translate-y-0.5 bg-red" />
              {reason}
            </li>
          ))}
        </ul>
      </div>
      {way === "by-hand" && (
        <ol className="mt-5 grid gap-2 border-t border-line pt-4 text-[15px]">
          {STEPS.map(({ text, icon }, index) => (
            <li key={text} className="flex min-h-8 items-center gap-3">
              <b className="font-strong">{index + 1}.</b>
              <span className="flex-1">{text}</span>
              {icon}
            </li>
          ))}
        </ol>
      )}
    </SheetDialog>
  );
}
