import { isRouteErrorResponse } from "react-router-dom";
import { ApiError } from "~/lib/api-error";
import { paths } from "~/lib/paths";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

export function NotFoundScreen() {
  return (
    <EmptyState
      level={1}
      title="Page not found"
      help="The address may be mistyped, or the page has moved."
      action={
        <ButtonLink size="sm" to={paths.home()}>
          Continue Shopping
        </ButtonLink>
      }
    />
  );
}

/** What a screen that broke shows in its place. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  const help = error instanceof ApiError ? error.message : "Server error - please try again";
  return (
    <EmptyState
      level={1}
      title="This page could not be shown"
      help={help}
      action={
        <Button tone="line" size="sm" onClick={() => window.location.reload()}>
          Retry
        </Button>
      }
    />
  );
}
