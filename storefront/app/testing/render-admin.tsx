import type { User } from "@strive/backend/contracts/accounts";
import type { ComponentType } from "react";
import { AdminGuard } from "~/admin/shell/admin-guard";
import { AdminShell } from "~/admin/shell/admin-shell";
import { renderRoute } from "./render-route";
import { server } from "./server";
import { admin, signedIn } from "./signed-in";

interface AdminOptions {
  /** The URL opened, with its query. */
  at: string;
  /** As in routes.ts, with a slash in front. */
  screens: ReadonlyArray<{ path: string; Screen: ComponentType }>;
  /** Null: a guest. */
  user?: User | null;
}

/** Screens of the admin behind its guard, inside its shell, for a signed-in admin. */
export function renderAdmin({ at, screens, user = admin }: AdminOptions) {
  if (user !== null) server.use(...signedIn(user));
  return renderRoute({
    at,
    isBare: true,
    routes: screens.map(({ path, Screen }) => ({
      path,
      Component: function Inside() {
        return (
          <AdminGuard>
            <AdminShell>
              <Screen />
            </AdminShell>
          </AdminGuard>
        );
      },
    })),
  });
}
