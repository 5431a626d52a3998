import { useEffect, useRef, type ReactNode } from "react";
import { useBlocker } from "react-router-dom";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import * as words from "~/words/admin";

interface LeaveGuard {
  /** Asks before what was typed is lost; put it anywhere in the screen. */
  dialog: ReactNode;
  /** Lets the next navigation pass, since everything is saved. Call it right before navigating. */
  release: () => void;
}

interface Move {
  currentLocation: { pathname: string };
  nextLocation: { pathname: string };
}

/** For a screen whose search and filters, in its query, keep what was typed. */
export const toAnotherPath = ({ currentLocation, nextLocation }: Move): boolean =>
  currentLocation.pathname !== nextLocation.pathname;

const always = () => true;

/**
 * Protects unsaved changes: leaving the URL by a link, Back, Close or Escape asks first
 * (a dialog over a list is part of the URL, so closing it is leaving), and the browser asks
 * before a reload.
 * @param isLeaving which moves lose what was typed
 */
export function useLeaveGuard(
  isDirty: boolean,
  isLeaving: (move: Move) => boolean = always,
): LeaveGuard {
  const holds = useRef(isDirty);
  useEffect(() => {
    holds.current = isDirty;
  }, [isDirty]);
  const blocker = useBlocker((move) => holds.current && isLeaving(move));

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (holds.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return {
    dialog: (
      <ConfirmDialog
        isOpen={blocker.state === "blocked"}
        onClose={() => {
          if (holds.current) blocker.reset?.();
        }}
        question={words.leaveQuestion}
        help={words.leaveHelp}
        cancelLabel={words.keepEditing}
        confirmLabel={words.discard}
        onConfirm={() => {
          holds.current = false;
          blocker.proceed?.();
          return Promise.resolve();
        }}
        failureText={() => words.notShown}
      />
    ),
    release: () => {
      holds.current = false;
    },
  };
}
