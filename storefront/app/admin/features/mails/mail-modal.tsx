import type { Mail } from "@strive/backend/contracts/mails";
import { useAdminQuery } from "~/admin/data/admin-query";
import { useKnownRow } from "~/admin/data/known-row";
import { useOpening } from "~/admin/data/use-opening";
import { DetailBody, DetailModal } from "~/admin/shell/detail-modal";
import { Facts } from "~/admin/shell/facts";
import { useNow } from "~/admin/shell/use-now";
import { ApiError } from "~/lib/api-error";
import { dateTimeText } from "~/lib/order-words";
import { inPageLanguage } from "~/lib/server-text";
import { Button } from "~/ui/button";
import * as words from "~/words/admin-mails";
import { MAIL_LISTS, mailQuery } from "./api";
import { chargeTexts, nextTryText, recipientName, templateName } from "./mail-words";
import { StateBadge } from "./state-badge";
import type { useRetries } from "./use-retries";

interface MailModalProps {
  /** Null: none is open. */
  id: string | null;
  onClose: () => void;
  retries: ReturnType<typeof useRetries>;
}

function Details({ mail }: { mail: Mail }) {
  const now = useNow();
  const next = nextTryText(mail, now);
  const charge = chargeTexts(mail);
  const facts = [
    { name: words.mail, value: templateName(mail) },
    { name: words.to, value: recipientName(mail) },
    ...(charge.length === 0 ? [] : [{ name: words.cost, value: charge.join(" · ") }]),
    { name: words.created, value: dateTimeText(mail.createdAt) },
    { name: words.attempts, value: mail.attempts.toLocaleString("en") },
    ...(mail.sent_at === null ? [] : [{ name: words.sentAt, value: dateTimeText(mail.sent_at) }]),
    ...(mail.reported_at === null
      ? []
      : [{ name: words.reportedAt, value: dateTimeText(mail.reported_at) }]),
    ...(next === null ? [] : [{ name: words.nextTry, value: next }]),
    ...(mail.last_error === null
      ? []
      : [{ name: words.lastError, value: inPageLanguage(mail.last_error) }]),
  ];
  return (
    <>
      <Facts facts={facts} />
      {words.notes[mail.state] !== undefined && (
        <p className="mt-5 text-[15px]">{words.notes[mail.state]}</p>
      )}
      <p className="mt-5 text-[13.5px] text-ink-3">{words.secret}</p>
    </>
  );
}

function OpenMail({
  id,
  isOpen,
  onClose,
  retries,
}: MailModalProps & { id: string; isOpen: boolean }) {
  const known = useKnownRow<Mail>(MAIL_LISTS, id);
  const query = useAdminQuery({ ...mailQuery(id), placeholderData: known, enabled: isOpen });
  const { data: mail, error } = query;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <DetailModal
      isOpen={isOpen}
      onClose={onClose}
      title={mail === undefined ? words.mail : templateName(mail)}
      aside={mail && <StateBadge state={mail.state} />}
      {...(mail?.state === "dead" && {
        footer: (
          <Button size="sm" disabled={retries.isBusy} onClick={() => retries.retry([mail])}>
            {retries.isBusy ? words.trying : words.tryAgain}
          </Button>
        ),
      })}
    >
      <DetailBody query={query} {...(isMissing && { errorText: words.notFound })}>
        {(shown) => <Details mail={shown} />}
      </DetailBody>
    </DetailModal>
  );
}

/** What became of one mail. */
export function MailModal(props: MailModalProps) {
  const id = useOpening(props.id)?.value ?? null;
  if (id === null) return null;
  return <OpenMail {...props} id={id} isOpen={props.id !== null} />;
}
