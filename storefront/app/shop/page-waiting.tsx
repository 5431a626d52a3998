import { LoadError } from "~/ui/message";

interface PageWaitingProps {
  /** What the page is, for those who do not see it. */
  title: string;
  loading: string;
  failed: string;
  error: Error | null;
  onRetry: () => void;
}

/** A page whose data is not there: it comes, or it could not be loaded. */
export const PageWaiting = ({ title, loading, failed, error, onRetry }: PageWaitingProps) => (
  <>
    <h1 className="sr-only">{title}</h1>
    {error === null ? (
      <p role="status">{loading}</p>
    ) : (
      <LoadError text={failed} onRetry={onRetry} />
    )}
  </>
);
