import { data, useLocation, type LoaderFunctionArgs, type MetaFunction } from "react-router-dom";
import { localPath } from "~/lib/local-path";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { useIsMounted } from "~/lib/use-is-mounted";
import { notFound } from "~/words/errors";
import { dataAndOffline, offline } from "~/words/frame";
import { NotFoundScreen } from "../frame/error-screen";
import { useLateCode } from "../use-late-code";

/**
 * Pages about what is on the phone, which only the phone knows. They have no routes of their own: all routes are in the
 * first load.
 */
const ABOUT_PHONE = [
  {
    path: __OFFLINE_PATH__,
    title: offline,
    load: async () => ({ Screen: (await import("../offline/offline-screen")).OfflineScreen }),
  },
  {
    path: paths.dataAndOffline(),
    title: dataAndOffline,
    load: async () => ({ Screen: (await import("../offline/data-screen")).DataScreen }),
  },
];
type AboutPhone = (typeof ABOUT_PHONE)[number];

const pageAt = (path: string): AboutPhone | undefined =>
  ABOUT_PHONE.find((page) => page.path === path);

export const loader = ({ request }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url);
  return data(null, {
    status: ABOUT_PHONE.some(({ path }) => localPath(path) === pathname) ? 200 : 404,
  });
};
export const clientLoader = () => null;

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, { title: pageAt(location.pathname)?.title ?? notFound, path: null });

const keepWaiting = () => undefined;

function PhonePage({ title, load }: AboutPhone) {
  const code = useLateCode(load, useIsMounted(), keepWaiting);
  if (code !== null) return <code.Screen />;
  return <h1 className="wrap min-h-[70vh] pt-[26px] title-1">{title}</h1>;
}

export default function NotFoundRoute() {
  const page = pageAt(useLocation().pathname);
  return page ? <PhonePage key={page.path} {...page} /> : <NotFoundScreen />;
}
