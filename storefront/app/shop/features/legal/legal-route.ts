import type { MetaDescriptor } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import type { WrittenPage } from "~/lib/written-page";
import type { LegalDocument } from "~/words/legal";

type Loaded = WrittenPage | null;

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
