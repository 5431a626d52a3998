import {
  useLoaderData,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router-dom";
import { paths } from "~/lib/paths";
import type { ShopContext } from "~/lib/shop-context";
import { LegalPage } from "~/ui/legal-page";
import { privacy } from "~/words/legal";
import { legalMeta } from "../features/legal/legal-route";
import { loadWritten } from "../features/legal/load-written";
import { readFromServer } from "../read-from-server";

export const loader = ({ context }: LoaderFunctionArgs<ShopContext>) =>
  loadWritten("privacy", context);
export const clientLoader = readFromServer;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData: written }) =>
  legalMeta(matches, { text: privacy, written, path: paths.privacy() });

export default function PrivacyRoute() {
  return <LegalPage text={privacy} written={useLoaderData<typeof loader>()} />;
}
