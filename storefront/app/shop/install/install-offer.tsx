import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { languageToOffer } from "~/lib/language-choice";
import { paths } from "~/lib/paths";
import { useLateCode } from "../use-late-code";
import {
  isTouched,
  mayAskNow,
  noteAsked,
  noteInstalled,
  noteVisit,
  useInstallWay,
} from "./install-state";

const loadSheet = () => import("./install-sheet");

/** Milliseconds that a page is looked at before anything is asked. */
const LOOK_MS = 5000;

/** Whether somebody is busy with something else: a dialog, a field, or the question for his language. */
const isBusy = (): boolean =>
  document.querySelector("[data-scroll-lock]") !== null ||
  document.activeElement?.matches("input, select, textarea") === true ||
  (__HAS_LANGUAGES__ && languageToOffer() !== null);

/** Who pays is not disturbed. */
const isPaying = (pathname: string): boolean =>
  pathname.startsWith(paths.checkout()) || pathname.startsWith("/p/");

/** Asks whether the shop should be on the home screen, when it may: see `install-rules.ts`. */
export function InstallOffer() {
  const { pathname } = useLocation();
  const way = useInstallWay();
  const [isOpen, setIsOpen] = useState(false);
  const code = useLateCode(loadSheet, isOpen, () => setIsOpen(false));
  useEffect(() => {
    noteVisit();
    window.addEventListener("appinstalled", noteInstalled);
    return () => window.removeEventListener("appinstalled", noteInstalled);
  }, []);
  useEffect(() => {
    if (way === null || isPaying(pathname) || !isTouched() || !mayAskNow()) return undefined;
    const timer = setTimeout(() => {
      if (isBusy() || !mayAskNow()) return;
      noteAsked();
      setIsOpen(true);
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [way, pathname]);
  if (code === null || way === null) return null;
  return <code.InstallSheet way={way} isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}
