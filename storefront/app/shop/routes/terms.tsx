import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { terms } from "~/words/legal";
import { LegalPage } from "../features/legal/legal-page";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: terms.title, description: terms.intro, path: paths.terms() });

export default function TermsRoute() {
  return <LegalPage text={terms} />;
}
