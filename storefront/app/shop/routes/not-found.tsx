import { data, useLocation, type LoaderFunctionArgs, type MetaFunction } from "react-router-dom";
import { localPath } from "~/lib/local-path";
import { pageMeta } from "~/lib/page-meta";
import { useIsMounted } from "~/lib/use-is-mounted";
import { notFound } from "~/words/errors";
import { offline } from "~/words/frame";
import { NotFoundScreen } from "../frame/error-screen";
import { useLateCode } from "../use-late-code";

const isOfflinePage = (pathname: string): boolean => pathname === __OFFLINE_PATH__;

/** The page that phones keep for when there is no network has no route of its own: all routes are in the first load. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  data(null, { status: new URL(request.url).pathname === localPath(__OFFLINE_PATH__) ? 200 : 404 });
export const clientLoader = () => null;

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, { title: isOfflinePage(location.pathname) ? offline : notFound, path: null });

const loadScreen = () => import("../offline/offline-screen");
const keepWaiting = () => undefined;

function Offline() {
  const isMounted = useIsMounted();
  const code = useLateCode(loadScreen, isMounted, keepWaiting);
  if (code !== null) return <code.OfflineScreen />;
  return <h1 className="wrap min-h-[70vh] pt-[26px] title-1">{offline}</h1>;
}

export default function NotFoundRoute() {
  return isOfflinePage(useLocation().pathname) ? <Offline /> : <NotFoundScreen />;
}
