import { Link, type LinkProps } from "react-router-dom";
import { useOpeningState } from "./opening";

/** A link that changes the list's filters: what is above it, and the scroll position, stay. */
export function ListLink(props: LinkProps) {
  return <Link state={useOpeningState()} preventScrollReset {...props} />;
}
