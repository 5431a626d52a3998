import type { ContactMessage } from "@strive/backend/contracts/contact";
import Mail from "lucide-react/icons/mail";
import { useAdminQuery } from "~/admin/data/admin-query";
import { useKnownRow } from "~/admin/data/known-row";
import { useOpening } from "~/admin/data/use-opening";
import { DetailBody, DetailModal } from "~/admin/shell/detail-modal";
import { Facts } from "~/admin/shell/facts";
import { mailLink } from "~/admin/shell/mail-link";
import { ApiError } from "~/lib/api-error";
import { dateText, dateTimeText } from "~/lib/order-words";
import { Button } from "~/ui/button";
import * as words from "~/words/admin-messages";
import { MESSAGE_LISTS, messageQuery } from "./api";
import { StateBadge } from "./state-badge";
import type { useMessageState } from "./use-message-state";

/** Mail programs refuse addresses that are much longer. */
const MOST_QUOTED = 1200;

/** Opens the mail program with who asked, about what, and what they wrote. */
function answerLink({ name, email, subject, message, createdAt }: ContactMessage): string {
  const text = words.quoted(name, dateText(createdAt), message.slice(0, MOST_QUOTED));
  return mailLink(email, words.answerSubject(subject), text);
}

interface MessageModalProps {
  /** Null: none is open. */
  id: string | null;
  onClose: () => void;
  change: ReturnType<typeof useMessageState>;
}

function Message({ message }: { message: ContactMessage }) {
  const { name, email, subject, message: text, createdAt } = message;
  return (
    <div className="grid gap-5">
      <Facts
        facts={[
          { name: words.from, value: name },
          {
            name: words.email,
            value: (
              <a href={answerLink(message)} className="underline underline-offset-4">
                {email}
              </a>
            ),
          },
          { name: words.subject, value: subject },
          { name: words.received, value: dateTimeText(createdAt) },
        ]}
      />
      <section aria-label={words.text}>
        <p className="border border-line bg-chalk p-4 text-[15px] whitespace-pre-wrap [overflow-wrap:anywhere]">
          {text}
        </p>
      </section>
    </div>
  );
}

const ANSWER =
  "inline-flex min-h-11 items-center gap-2.5 rounded-xs border-[1.5px] border-ink bg-ink px-4 text-[14px] leading-none font-strong whitespace-nowrap text-white font-stretch-[112%] hover:bg-black";

function OpenMessage({
  id,
  isOpen,
  onClose,
  change,
}: MessageModalProps & { id: string; isOpen: boolean }) {
  const known = useKnownRow<ContactMessage>(MESSAGE_LISTS, id);
  const query = useAdminQuery({
    ...messageQuery(id),
    placeholderData: known,
    enabled: isOpen,
  });
  const { data: message, error } = query;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <DetailModal
      isOpen={isOpen}
      onClose={onClose}
      title={message?.subject ?? words.message}
      aside={message && <StateBadge state={message.state} />}
      footer={
        message && (
          <>
            <Button
              tone="line"
              size="sm"
              disabled={change.busyId === id}
              onClick={() => change.toggle(message)}
            >
              {message.state === "open" ? words.markHandled : words.openAgain}
            </Button>
            <a href={answerLink(message)} className={ANSWER}>
              <Mail size={18} strokeWidth={1.6} aria-hidden="true" />
              {words.answer}
            </a>
          </>
        )
      }
    >
      <DetailBody query={query} {...(isMissing && { errorText: words.notFound })}>
        {(shown) => <Message message={shown} />}
      </DetailBody>
    </DetailModal>
  );
}

/** One message in full. What people wrote is shown as the text that it is. */
export function MessageModal(props: MessageModalProps) {
  const id = useOpening(props.id)?.value ?? null;
  if (id === null) return null;
  return <OpenMessage {...props} id={id} isOpen={props.id !== null} />;
}
