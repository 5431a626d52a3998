import { Skeleton } from "~/ui/skeleton";

const LINE = "h-3.5 bg-[#e3e1dc]";

function RowSkeleton() {
  return (
    <div className="grid grid-cols-[104px_1fr] gap-4 border-b border-line py-5 md:grid-cols-[132px_1fr] md:gap-6">
      <Skeleton className="aspect-4/5" />
      <div className="grid content-start gap-3">
        <div className={`${LINE} w-[60%]`} />
        <div className={`${LINE} w-[40%]`} />
      </div>
    </div>
  );
}

/** Until the browser's storage was read nobody knows whether the cart is empty. */
export function CartSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading cart...</span>
      <RowSkeleton />
      <RowSkeleton />
    </div>
  );
}
