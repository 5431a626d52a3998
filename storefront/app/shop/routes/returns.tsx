import {
  useLoaderData,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router-dom";
import { paths } from "~/lib/paths";
import type { ShopContext } from "~/lib/shop-context";
import { LegalPage } from "~/ui/legal-page";
import { returns } from "~/words/legal";
import { legalMeta } from "../features/legal/legal-route";
import { loadWritten } from "../features/legal/load-written";
import { readFromServer } from "../read-from-server";

export const loader = ({ context }: LoaderFunctionArgs<ShopContext>) =>
  loadWritten("returns", context);
export const clientLoader = readFromServer;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData: written }) =>
  legalMeta(matches, { text: returns, written, path: paths.returns() });

export default function ReturnsRoute() {
  return <LegalPage text={returns} written={useLoaderData<typeof loader>()} />;
}
