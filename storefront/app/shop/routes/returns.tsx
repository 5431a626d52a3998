import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { returns } from "~/words/legal";
import { LegalPage } from "../features/legal/legal-page";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: returns.title, description: returns.intro, path: paths.returns() });

export default function ReturnsRoute() {
  return <LegalPage text={returns} />;
}
