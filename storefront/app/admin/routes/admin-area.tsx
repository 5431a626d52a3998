import { lazy, Suspense } from "react";
import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import * as words from "~/words/admin";
import * as apiErrors from "~/words/api-errors";
import * as ui from "~/words/ui";
import { Loading } from "../shell/loading";

// A route's imports are listed on every shopper's page, so the area itself is imported lazily.
const AdminFrame = lazy(() => import("./admin-frame"));

/** The title until a screen sets its own. */
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: words.admin, path: null });

export default function AdminArea() {
  return (
    <Suspense fallback={<Loading />}>
      <AdminFrame />
    </Suspense>
  );
}

export function ErrorBoundary() {
  return (
    <main>
      <EmptyState
        level={1}
        title={words.notShown}
        help={apiErrors.server}
        action={
          <Button tone="line" size="sm" onClick={() => window.location.reload()}>
            {ui.retry}
          </Button>
        }
      />
    </main>
  );
}
