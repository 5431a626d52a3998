import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { API_ERROR_TEXT } from "~/lib/api-error";
import { useShowMessage } from "~/lib/message-atoms";
import type { ViewerProps } from "./viewer";

const load = () => import("./viewer");

/** A head start, when a finger or pointer comes near a plate. */
export const prepareViewer = () => void load().catch(() => undefined);

/** The viewer's place: its code comes when the first photo is opened. */
export function ViewerHost(props: ViewerProps) {
  const { photo, onClose } = props;
  const showMessage = useShowMessage();
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps> | null>(null);
  const isWanted = photo !== null && Viewer === null;
  const onFailed = useEffectEvent(() => {
    onClose();
    showMessage({ tone: "danger", text: API_ERROR_TEXT.network });
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    load().then(
      (code) => isCurrent && setViewer(() => code.Viewer),
      () => isCurrent && onFailed(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return Viewer && <Viewer {...props} />;
}
