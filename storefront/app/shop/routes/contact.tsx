import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import * as words from "~/words/contact";
import { ContactScreen } from "../features/contact/contact-screen";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: words.title, description: words.summary, path: paths.contact() });

export default ContactScreen;
