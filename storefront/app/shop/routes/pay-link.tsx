import { useParams, type MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { LatePart } from "~/shop/late-part";
import { PAGE } from "~/shop/page-header";
import * as alerts from "~/words/alerts";
import * as words from "~/words/pay-link";
import { PayLinkScreen } from "../features/pay-link/pay-link-screen";

/** Of an alert; those of orders have a number and a dash. */
const ALERT_CODE = /^[0-9A-Z]{12}$/i;
const isAlert = (code: string | undefined): code is string => ALERT_CODE.test(code ?? "");

export const meta: MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: isAlert(params["code"]) ? alerts.linkTitle : words.title,
    path: null,
  });

const loadAlert = () => import("../features/alert-link/alert-link-screen");

/** `/p/:code`: the short link in a message, to an order or to an alert: a route of its own for each would be part of every first load. */
export default function MessageLink() {
  const { code } = useParams();
  if (!isAlert(code)) return <PayLinkScreen />;
  return (
    <LatePart load={loadAlert} loading={<div className={PAGE} />}>
      {({ AlertLinkScreen }) => <AlertLinkScreen />}
    </LatePart>
  );
}
