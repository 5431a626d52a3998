import {
  data,
  useLoaderData,
  useParams,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router-dom";
import { serverApi } from "~/lib/api-client";
import { pageMeta } from "~/lib/page-meta";
import { loadQueries } from "~/lib/page-queries";
import { WithQueries } from "~/lib/query";
import type { ShopContext } from "~/lib/shop-context";
import { LatePart } from "~/shop/late-part";
import { PAGE } from "~/shop/page-header";
import { sharedListQuery } from "~/shop/shared-list/shared-list-calls";
import * as alerts from "~/words/alerts";
import * as words from "~/words/pay-link";
import * as lists from "~/words/shared-list";
import { PayLinkScreen } from "../features/pay-link/pay-link-screen";
import { SharedListScreen } from "../features/shared-list/shared-list-screen";

/** Of an alert and of a wishlist; those of orders have a number and a dash. */
const ALERT_CODE = /^[0-9A-Z]{12}$/i;
const LIST_CODE = /^[0-9A-Z]{24}$/i;
const isAlert = (code: string | undefined): code is string => ALERT_CODE.test(code ?? "");

/** A shared wishlist, which can be read without scripts; null: another link, whose data only the browser asks for. */
const listCode = (code = ""): string | null => (LIST_CODE.test(code) ? code.toUpperCase() : null);

/** Nobody keeps the answer: a link ends when its owner says so. */
const NOT_KEPT = { "Cache-Control": "no-store" };

export async function loader({ params, context }: LoaderFunctionArgs<ShopContext>) {
  const code = listCode(params["code"]);
  if (code === null) return data(null);
  const page = await loadQueries(serverApi(context), sharedListQuery(code));
  const isOver = page.queries.some(([, list]) => list === null);
  return data(page, { status: isOver ? 404 : 200, headers: NOT_KEPT });
}

/** In the browser each screen asks for itself. */
export const clientLoader = () => null;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const titleOf = (code: string | undefined): string => {
  if (listCode(code) !== null) return lists.pageTitle;
  return isAlert(code) ? alerts.linkTitle : words.title;
};

export const meta: MetaFunction = ({ matches, params }) =>
  pageMeta(matches, { title: titleOf(params["code"]), path: null });

const loadAlert = () => import("../features/alert-link/alert-link-screen");

/**
 * `/p/:code`: the short link in a message, to an order, an alert or a wishlist: a route of its own for each would be part of
 * every first load.
 */
export default function MessageLink() {
  const page = useLoaderData<typeof loader | typeof clientLoader>();
  const { code } = useParams();
  const list = listCode(code);
  if (list !== null) {
    return (
      <WithQueries page={page}>
        <SharedListScreen code={list} />
      </WithQueries>
    );
  }
  if (!isAlert(code)) return <PayLinkScreen />;
  return (
    <LatePart load={loadAlert} loading={<div className={PAGE} />}>
      {({ AlertLinkScreen }) => <AlertLinkScreen />}
    </LatePart>
  );
}
