import {
  useLoaderData,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router-dom";
import { paths } from "~/lib/paths";
import type { ShopContext } from "~/lib/shop-context";
import { LegalPage } from "~/ui/legal-page";
import { terms } from "~/words/legal";
import { legalMeta } from "../features/legal/legal-route";
import { loadWritten } from "../features/legal/load-written";
import { readFromServer } from "../read-from-server";

export const loader = ({ context }: LoaderFunctionArgs<ShopContext>) =>
  loadWritten("terms", context);
export const clientLoader = readFromServer;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData: written }) =>
  legalMeta(matches, { text: terms, written, path: paths.terms() });

export default function TermsRoute() {
  return <LegalPage text={terms} written={useLoaderData<typeof loader>()} />;
}
