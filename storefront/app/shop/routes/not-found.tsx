import { data, type MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { notFound } from "~/words/errors";
import { NotFoundScreen } from "../frame/error-screen";

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: notFound, path: null });

export default NotFoundScreen;
