import { isRouteErrorResponse } from "react-router-dom";
import { ApiError } from "~/lib/api-error";
import { paths } from "~/lib/paths";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { continueShopping, retry } from "~/words/common";
import { server } from "~/words/api-errors";
import * as words from "~/words/errors";

export function NotFoundScreen() {
  return (
    <EmptyState
      level={1}
      title={words.notFound}
      help={words.notFoundHelp}
      action={
        <ButtonLink size="sm" to={paths.home()}>
          {continueShopping}
        </ButtonLink>
      }
    />
  );
}

/** Shown in place of a screen that crashed. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  const help = error instanceof ApiError ? error.message : server;
  return (
    <EmptyState
      level={1}
      title={words.broken}
      help={help}
      action={
        <Button tone="line" size="sm" onClick={() => window.location.reload()}>
          {retry}
        </Button>
      }
    />
  );
}
