import { Component, type ReactNode, Suspense, useLayoutEffect } from "react";
import { useParams } from "react-router-dom";
import { QueryClientScope } from "~/lib/query-client-scope";
import { addTexts } from "~/lib/server-text";
import adminStyles from "~/styles/admin.css?url";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import * as words from "~/words/admin";
import { TEMPLATES } from "~/words/admin-mails";
import { IMPORT_TEXTS } from "~/words/import-texts";
import { NOTICE_TEXTS } from "~/words/notice-texts";
import { STAFF_TEXTS } from "~/words/staff-texts";
import { NotificationsBell } from "../features/notifications/notifications-bell";
import { AdminGuard } from "../shell/admin-guard";
import { AdminShell } from "../shell/admin-shell";
import { ListSkeleton } from "../shell/list-skeleton";
import { adminPaths } from "../shell/paths";
import { BackgroundLoading } from "./background-loading";
import { screenAt } from "./screens";
import { LoadError } from "~/ui/message";

/** Notices name a mail's template in words. */
const mailNames = () =>
  Object.fromEntries(
    Object.entries(TEMPLATES).map(([template, text]) => [template.replaceAll("-", " "), text]),
  );

if (__PREFIX__ !== "") {
  addTexts({ ...STAFF_TEXTS, ...NOTICE_TEXTS, ...IMPORT_TEXTS, ...mailNames() });
}

/**
 * When a screen can't be rendered, for example because its code could not be fetched while offline,
 * everything around it stays. Loading the page anew fetches the code again.
 */
class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <LoadError text={words.notShown} onRetry={() => window.location.reload()} />
    ) : (
      this.props.children
    );
  }
}

/** React keeps a style sheet once it is loaded; in the shop this one would interfere. */
function useOnlyHere(styles: string): void {
  useLayoutEffect(() => {
    const sheet = document.querySelector<HTMLLinkElement>(`link[href="${styles}"]`);
    if (sheet) sheet.disabled = false;
    return () => {
      if (sheet) sheet.disabled = true;
    };
  }, [styles]);
}

/** For a path below /admin that is not a screen. */
function NoSuchScreen() {
  return (
    <EmptyState
      level={1}
      title={words.noSuchPage}
      action={<ButtonLink to={adminPaths.dashboard()}>{words.dashboard}</ButtonLink>}
    />
  );
}

/** Everything below /admin. Nothing is fetched until the guard lets the user in. */
export default function AdminFrame() {
  useOnlyHere(adminStyles);
  const path = useParams()["*"];
  const screen = screenAt(path);
  return (
    <>
      <link rel="stylesheet" href={adminStyles} precedence="default" />
      <AdminGuard>
        <QueryClientScope>
          <BackgroundLoading />
          <AdminShell bell={<NotificationsBell />}>
            <ScreenBoundary key={path}>
              <Suspense fallback={<ListSkeleton text={words.loading} columns={4} isWide />}>
                {screen ?? <NoSuchScreen />}
              </Suspense>
            </ScreenBoundary>
          </AdminShell>
        </QueryClientScope>
      </AdminGuard>
    </>
  );
}
