import { lazy, Suspense } from "react";
import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import * as words from "~/words/admin";
import * as apiErrors from "~/words/api-errors";
import * as ui from "~/words/ui";
import { Loading } from "../shell/loading";

// What a route imports is listed on every shopper's page: the area itself is one more step away.
const AdminFrame = lazy(() => import("./admin-frame"));

/** Shown until a screen says its own name. */
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
