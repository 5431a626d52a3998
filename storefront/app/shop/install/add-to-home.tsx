import Download from "lucide-react/icons/download";
import { useState } from "react";
import { Button } from "~/ui/button";
import { add } from "~/words/install";
import { useLateCode } from "../use-late-code";
import { askBrowser, useInstallWay } from "./install-state";

const loadSheet = () => import("./install-sheet");

/** For who looks for it; nothing where the browser has no way, or the shop is on the home screen. */
export function AddToHome() {
  const way = useInstallWay();
  const [isOpen, setIsOpen] = useState(false);
  const code = useLateCode(loadSheet, isOpen, () => setIsOpen(false));
  if (way === null) return null;
  const press = () => {
    if (way === "by-hand") return setIsOpen(true);
    // The button goes with the offer.
    document.getElementById("main")?.focus();
    return void askBrowser();
  };
  return (
    <>
      <Button tone="line" isFull onClick={press}>
        <Download size={18} aria-hidden="true" />
        {add}
      </Button>
      {code && <code.InstallSheet way={way} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
