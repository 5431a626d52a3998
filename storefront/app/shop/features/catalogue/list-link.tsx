import { Link, type LinkProps } from "react-router-dom";
import { useOpeningState } from "./opening";

/** A link to another choice of the list: what stands above the list, and the height, stay. */
export function ListLink(props: LinkProps) {
  return <Link state={useOpeningState()} preventScrollReset {...props} />;
}
