import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { IconButton } from "~/ui/icon-button";
import * as words from "~/words/admin";

interface ListPagerProps {
  count: number;
  limit: number;
  offset: number;
  /** The next page is loading. */
  isBusy: boolean;
  onGo: (offset: number) => void;
}

/** "21–40 of 312", and one page back and forth. Absent where one page holds all. */
export function ListPager({ count, limit, offset, isBusy, onGo }: ListPagerProps) {
  if (offset === 0 && count <= limit) return null;
  const last = Math.min(offset + limit, count);
  return (
    <nav aria-label={words.pages} className="flex items-center gap-1">
      <p aria-live="polite" className="mr-2 text-[14px] text-ink-2">
        {words.range(Math.min(offset + 1, count), last, count)}
      </p>
      <IconButton
        label={words.previousPage}
        disabled={offset === 0 || isBusy}
        onClick={() => onGo(Math.max(0, offset - limit))}
        className="border border-line-strong bg-paper disabled:border-line disabled:text-line-strong"
      >
        <ChevronLeft size={20} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.nextPage}
        disabled={offset + limit >= count || isBusy}
        onClick={() => onGo(offset + limit)}
        className="border border-line-strong bg-paper disabled:border-line disabled:text-line-strong"
      >
        <ChevronRight size={20} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
