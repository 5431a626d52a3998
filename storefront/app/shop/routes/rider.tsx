import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import * as words from "~/words/rider";
import { RiderScreen } from "../features/rider/rider-screen";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: words.title, path: null });

export default RiderScreen;
