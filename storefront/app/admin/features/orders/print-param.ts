import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { PrintKind } from "./order-modal";

const PRINT = "print";
const KINDS: readonly string[] = ["packing", "receipt"] satisfies PrintKind[];

const isKind = (text: string | null): text is PrintKind => text !== null && KINDS.includes(text);

/** Many orders' ids would not fit into an address; the history keeps them, over a reload too. */
function idsIn(state: unknown): string[] {
  const ids: unknown = (state as { printed?: unknown } | null)?.printed;
  return Array.isArray(ids) ? ids.filter((id: unknown) => typeof id === "string") : [];
}

/**
 * What is being printed: `?view=order_1&print=receipt`, or `?print=packing` with the orders that
 * were ticked. Opening is a step, so that Back leads to where it was opened.
 */
export function usePrintParam() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const kind = search.get(PRINT);
  const view = search.get("view");
  const ids = view === null ? idsIn(state) : [view];
  const go = (change: (next: URLSearchParams) => void, ticked?: readonly string[]) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        change(next);
        return next;
      },
      { ...(ticked !== undefined && { state: { printed: ticked } }) },
    );
  return {
    /** Null: nothing is. */
    kind: isKind(kind) ? kind : null,
    ids,
    open: (next: PrintKind, id: string) =>
      go((params) => {
        params.set("view", id);
        params.set(PRINT, next);
      }),
    openMany: (next: PrintKind, ticked: readonly string[]) =>
      go((params) => {
        params.delete("view");
        params.set(PRINT, next);
      }, ticked),
    close: () => void navigate({ search: withoutPrint(search) }, { replace: true }),
  };
}

function withoutPrint(search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.delete(PRINT);
  return next.toString();
}
