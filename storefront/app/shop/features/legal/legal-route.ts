import type { ClientLoaderFunctionArgs, MetaDescriptor } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import type { WrittenPage } from "~/lib/written-page";
import type { LegalDocument } from "~/words/legal";

type Loaded = WrittenPage | null;

/** Asks the server. Without network the browser opens the page itself: the worker has it, or says that it has not. */
export const readFromServer = ({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<Loaded> =>
  serverLoader<Loaded>().catch(() => {
    window.location.assign(request.url);
    return new Promise<never>(() => undefined);
  });

interface LegalMeta {
  text: LegalDocument;
  written: Loaded | undefined;
  path: string;
}

export const legalMeta = (
  matches: Parameters<typeof pageMeta>[0],
  { text, written, path }: LegalMeta,
): MetaDescriptor[] =>
  pageMeta(matches, {
    title: written?.title ?? text.title,
    description: written?.intro ?? text.intro,
    path,
  });
