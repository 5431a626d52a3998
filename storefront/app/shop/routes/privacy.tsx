import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { privacy } from "~/words/legal";
import { LegalPage } from "../features/legal/legal-page";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: privacy.title, description: privacy.intro, path: paths.privacy() });

export default function PrivacyRoute() {
  return <LegalPage text={privacy} />;
}
