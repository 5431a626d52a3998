import { useState, type ReactNode } from "react";
import { API_ERROR_TEXT } from "~/lib/api-error";
import { useShowMessage } from "~/lib/message-atoms";
import type { ExtrasProps, Wanted } from "./extras-props";

interface Opened {
  Extras: (props: ExtrasProps) => ReactNode;
  wanted: Wanted;
  /** Each opening starts afresh. */
  key: number;
}

/** Fetches the dialogs' code when one is opened; says so when that fails. */
export function useExtras() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const showMessage = useShowMessage();
  const open = (wanted: Wanted) => {
    import("./extras").then(
      (code) =>
        setOpened((before) => ({ Extras: code.default, wanted, key: (before?.key ?? 0) + 1 })),
      () => showMessage({ tone: "danger", text: API_ERROR_TEXT.network }),
    );
  };
  return [opened, open] as const;
}
