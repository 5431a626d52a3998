import { useRef, type ComponentType, type ReactNode } from "react";
import { paths } from "~/lib/paths";
import { BackHome } from "~/shop/back-home";
import { CurrencySelect } from "~/shop/frame/currency-select";
import { PAGE, PageHeader } from "~/shop/page-header";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Skeleton } from "~/ui/skeleton";
import * as common from "~/words/common";
import { KEPT_ROW } from "./kept-row";

const LINE = "h-3.5 bg-[#e3e1dc]";

function RowSkeleton() {
  return (
    <div className={KEPT_ROW}>
      <Skeleton className="aspect-4/5" />
      <div className="grid content-start gap-3">
        <div className={`${LINE} w-[60%]`} />
        <div className={`${LINE} w-[40%]`} />
      </div>
    </div>
  );
}

export interface FilledProps {
  /** The focused element was removed with its line or notice. */
  onSettled: () => void;
}

interface KeptScreenProps {
  title: string;
  /** Shown while the browser's storage is read. */
  loading: string;
  empty: string;
  /** False until the browser's storage was read: before, the list may or may not be empty. */
  isReady: boolean;
  /** Pieces in the list. */
  count: number;
  /** Content of a list that is not empty. */
  Filled: ComponentType<FilledProps>;
  /** Below the list, also where it is empty. */
  below?: ReactNode;
}

/** The screen of a list kept in the browser: cart and wishlist. */
export function KeptScreen({
  title,
  loading,
  empty,
  isReady,
  count,
  Filled,
  below,
}: KeptScreenProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const aside = (
    <div className="flex items-center gap-3.5">
      <p className="text-ink-2">{common.items(count)}</p>
      <CurrencySelect />
    </div>
  );
  return (
    <div className={PAGE}>
      <PageHeader
        title={title}
        titleRef={titleRef}
        back={<BackHome />}
        // Keeps its space, so that nothing below jumps.
        aside={isReady ? count > 0 && aside : <div className="h-11" />}
      />
      {!isReady && (
        <div role="status">
          <span className="sr-only">{loading}</span>
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
      {isReady && count === 0 && (
        <EmptyState
          title={empty}
          action={<ButtonLink to={paths.home()}>{common.continueShopping}</ButtonLink>}
        />
      )}
      {count > 0 && <Filled onSettled={() => titleRef.current?.focus()} />}
      {below}
    </div>
  );
}
