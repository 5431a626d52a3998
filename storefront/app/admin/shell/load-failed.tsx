import { failureText } from "~/admin/data/admin-query";
import { ApiError } from "~/lib/api-error";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";

interface LoadFailedProps {
  error: Error;
  onRetry: () => void;
  /** What to say when the thing is deleted. */
  gone: string;
  back: { to: string; label: string };
}

/** In the place of one thing that has its own address: it is gone, or could not be loaded. */
export function LoadFailed({ error, onRetry, gone, back }: LoadFailedProps) {
  if (error instanceof ApiError && error.status === 404) {
    const action = (
      <ButtonLink size="sm" to={back.to}>
        {back.label}
      </ButtonLink>
    );
    return <EmptyState title={gone} action={action} />;
  }
  return <LoadError text={failureText(error)} onRetry={onRetry} />;
}

interface NotLoadedProps extends Omit<LoadFailedProps, "error"> {
  /** Null: it is on its way. */
  error: Error | null;
  loadingText: string;
}

/** In the place of one thing, until it is loaded. */
export function NotLoaded({ error, loadingText, ...failed }: NotLoadedProps) {
  if (error !== null) return <LoadFailed error={error} {...failed} />;
  return (
    <div role="status">
      <span className="sr-only">{loadingText}</span>
      <Skeleton className="h-[420px]" />
    </div>
  );
}
