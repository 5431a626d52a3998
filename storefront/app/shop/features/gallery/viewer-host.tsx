import { prepared, useLateCode } from "~/shop/use-late-code";
import type { ViewerProps } from "./viewer";

const load = () => import("./viewer");

export const prepareViewer = prepared(load);

/** Mounts the viewer; its code is fetched when the first photo is opened. */
export function ViewerHost(props: ViewerProps) {
  const code = useLateCode(load, props.photo !== null, props.onClose);
  return code && <code.Viewer {...props} />;
}
