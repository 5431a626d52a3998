import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import * as words from "~/words/gallery";
import { GalleryScreen } from "../features/gallery/gallery-screen";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: words.title,
    description: words.description,
    path: paths.photos(),
  });

export default GalleryScreen;
