import { useMutation } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { failedText } from "~/admin/data/refusal";
import { useShowMessage } from "~/lib/message-atoms";
import * as words from "~/words/admin-returns";
import { returnNumbered } from "./api";
import { numberTyped } from "./return-texts";

/**
 * For Enter in the search field: a return's number, typed or scanned from a parcel, opens that return,
 * whatever its status. True: it was one.
 */
export function useNumberSearch(): (typed: string) => boolean {
  const [, setSearch] = useSearchParams();
  const show = useShowMessage();
  const { mutate } = useMutation({
    mutationFn: returnNumbered,
    networkMode: "always",
    // One step for the search and what it found: of two, the second would undo the first.
    onSuccess: (found, number) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          next.set("search", number);
          next.delete("offset");
          if (found !== null) next.set("view", found.id);
          return next;
        },
        { replace: found === null, preventScrollReset: true },
      ),
    onError: (error) => show({ tone: "danger", text: failedText(words.notFound, error) }),
  });
  return (typed) => {
    const number = numberTyped(typed);
    if (number !== null) mutate(number);
    return number !== null;
  };
}
