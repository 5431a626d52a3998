import { useEffect } from "react";
import { Link } from "react-router-dom";
import { MESSAGE_MS, useHideMessage, useShownMessage, type ShopMessage } from "~/lib/message-atoms";
import { Message } from "~/ui/message";

const ACTION = "inline-flex min-h-11 items-center font-bold underline underline-offset-4";

function Action({ action, onUsed }: { action: ShopMessage["action"]; onUsed: () => void }) {
  if (!action) return null;
  if ("to" in action) {
    return (
      <Link to={action.to} onClick={onUsed} className={ACTION}>
        {action.label}
      </Link>
    );
  }
  const use = () => {
    onUsed();
    action.onAction();
  };
  return (
    <button type="button" onClick={use} className={ACTION}>
      {action.label}
    </button>
  );
}

/** Where cart messages appear: above the bottom bar on phones, in the corner elsewhere. */
export function MessageHost() {
  const shown = useShownMessage();
  const hide = useHideMessage();
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => hide(shown.key), shown.durationMs ?? MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [shown, hide]);
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-[calc(var(--bottombar-h)+env(safe-area-inset-bottom)+12px)] z-40 md:right-6 md:bottom-6 md:left-auto md:max-w-md">
      {shown && (
        <Message
          key={shown.key}
          tone={shown.tone}
          action={<Action action={shown.action} onUsed={() => hide(shown.key)} />}
          className="pointer-events-auto !py-1 shadow-float"
        >
          <span className="block py-2">{shown.text}</span>
        </Message>
      )}
    </div>
  );
}
