import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useNextSearch } from "~/lib/use-next-search";

/** What a list shows, kept in the URL, so that reload, Back and a shared link show the same. */
export interface ListParams<Name extends string> {
  /** Search, sort and filters; empty where nothing is chosen. */
  values: Readonly<Record<Name, string>>;
  /** Rows skipped before the first one shown. */
  offset: number;
  /**
   * Chooses, and goes back to the first page. `isStep`: a step of its own for the back button, as
   * it suits a filter; typing in a search field is not.
   */
  choose: (changes: Partial<Record<Name, string>>, isStep?: boolean) => void;
  goTo: (offset: number) => void;
  reset: () => void;
  /** True when search or a filter leave something out; the sort does not. */
  isNarrowed: boolean;
}

/** The values of a list that was just opened. */
export const nothingChosen = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ""])) as Readonly<Record<Name, string>>;

const OFFSET = "offset";
const SORT = "sort";

/** A whole number, whatever garbage the URL holds. */
function offsetOf(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

/** @param names of the address's parameters that the list understands: `search`, `sort`, filters */
export function useListParams<const Name extends string>(names: readonly Name[]): ListParams<Name> {
  const [search, setSearch] = useSearchParams();
  const values = useMemo(
    () =>
      Object.fromEntries(names.map((name) => [name, search.get(name) ?? ""])) as Record<
        Name,
        string
      >,
    [names, search],
  );

  const nextSearch = useNextSearch();
  const write = useCallback(
    (changes: Readonly<Record<string, string | undefined>>, isStep: boolean) => {
      const next = nextSearch((now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined || value === "") now.delete(name);
          else now.set(name, value);
        }
        return now.toString();
      });
      setSearch(next, { replace: !isStep, preventScrollReset: true });
    },
    [nextSearch, setSearch],
  );
  const choose = useCallback(
    (changes: Partial<Record<Name, string>>, isStep = true) =>
      write({ ...changes, [OFFSET]: undefined }, isStep),
    [write],
  );
  return {
    values,
    offset: offsetOf(search.get(OFFSET)),
    choose,
    goTo: (offset) => write({ [OFFSET]: offset === 0 ? undefined : String(offset) }, true),
    reset: () =>
      write(
        Object.fromEntries(
          [...names.filter((name) => name !== SORT), OFFSET].map((n) => [n, undefined]),
        ),
        true,
      ),
    isNarrowed: names.some((name) => name !== SORT && values[name] !== ""),
  };
}
