import { useSearchParams } from "react-router-dom";

/** Puts a size into the page's address, as its buttons do. */
export function useChooseSize(): (size: string) => void {
  const [, setSearch] = useSearchParams();
  return (size) =>
    setSearch(
      (search) => {
        search.set("size", size);
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
}
