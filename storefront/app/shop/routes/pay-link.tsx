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
import { linkedAlertQuery } from "~/shop/alerts/alert-calls";
import { sharedListQuery } from "~/shop/shared-list/shared-list-calls";
import * as alerts from "~/words/alerts";
import * as words from "~/words/pay-link";
import * as lists from "~/words/shared-list";
import { AlertLinkScreen } from "../features/alert-link/alert-link-screen";
import { PayLinkScreen } from "../features/pay-link/pay-link-screen";
import { SharedListScreen } from "../features/shared-list/shared-list-screen";

/** Of an alert and of a wishlist; those of orders have a number and a dash. */
const ALERT_CODE = /^[0-9A-Z]{12}$/i;
const LIST_CODE = /^[0-9A-Z]{24}$/i;

/** Of an alert or a shared wishlist, which can be read without scripts; null: another link, whose data only the browser asks for. */
const alertCode = (code = ""): string | null => (ALERT_CODE.test(code) ? code.toUpperCase() : null);
const listCode = (code = ""): string | null => (LIST_CODE.test(code) ? code.toUpperCase() : null);

const queryOf = (list: string | null, alert: string | null) => {
  if (list !== null) return sharedListQuery(list);
  return alert === null ? null : linkedAlertQuery(alert);
};

/** Nobody keeps the answer: a link ends when its owner says so. */
const NOT_KEPT = { "Cache-Control": "no-store" };

export async function loader({ params, context }: LoaderFunctionArgs<ShopContext>) {
  const query = queryOf(listCode(params["code"]), alertCode(params["code"]));
  if (query === null) return data(null);
  const page = await loadQueries(serverApi(context), query);
  const isOver = page.queries.some(([, found]) => found === null);
  return data(page, { status: isOver ? 404 : 200, headers: NOT_KEPT });
}

/** In the browser each screen asks for itself. */
export const clientLoader = () => null;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const titleOf = (code: string | undefined): string => {
  if (listCode(code) !== null) return lists.pageTitle;
  return alertCode(code) === null ? words.title : alerts.linkTitle;
};

export const meta: MetaFunction = ({ matches, params }) =>
  pageMeta(matches, { title: titleOf(params["code"]), path: null });

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
  const alert = alertCode(code);
  if (alert === null) return <PayLinkScreen />;
  return (
    <WithQueries page={page}>
      <AlertLinkScreen code={alert} />
    </WithQueries>
  );
}
