import { useOutlet, type MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { AdminGuard } from "../shell/admin-guard";
import { AdminShell } from "../shell/admin-shell";
import { Redirect } from "../shell/redirect";
import { firstScreen } from "../shell/screens";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Admin", path: null });

/** Around every screen of the admin; `/admin` itself leads to the first. */
export default function AdminLayout() {
  const screen = useOutlet();
  return (
    <AdminGuard>
      {screen === null ? <Redirect to={firstScreen()} /> : <AdminShell>{screen}</AdminShell>}
    </AdminGuard>
  );
}

export function ErrorBoundary() {
  return (
    <main>
      <EmptyState
        level={1}
        title="This page could not be shown"
        help="Server error - please try again"
        action={
          <Button tone="line" size="sm" onClick={() => window.location.reload()}>
            Retry
          </Button>
        }
      />
    </main>
  );
}
