import { failureText } from "~/admin/data/admin-query";
import { ApiError } from "~/lib/api-error";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/message";

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
