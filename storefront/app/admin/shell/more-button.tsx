import { failureText } from "~/admin/data/admin-query";
import type { AdminPages } from "~/admin/data/admin-pages";
import { Button } from "~/ui/button";
import { LoadError } from "~/ui/message";
import * as words from "~/words/admin";

type Further = Pick<AdminPages<unknown>, "hasMore" | "isLoadingMore" | "moreError" | "loadMore">;

interface MoreButtonProps {
  pages: Further;
  onPress?: () => void;
}

/** Fetches the next page of a list; absent where there is none. */
export function MoreButton({ pages, onPress }: MoreButtonProps) {
  const { hasMore, isLoadingMore, moreError, loadMore } = pages;
  const press = () => {
    onPress?.();
    loadMore();
  };
  if (moreError !== null) return <LoadError text={failureText(moreError)} onRetry={press} />;
  if (!hasMore) return null;
  return (
    <Button
      tone="line"
      size="sm"
      // Keeps the focus while it waits.
      aria-disabled={isLoadingMore}
      onClick={isLoadingMore ? undefined : press}
      className="justify-self-start"
    >
      {isLoadingMore ? words.loadingMore : words.loadMore}
    </Button>
  );
}
