import type { StaffReturn } from "@strive/backend/contracts/returns";
import { useAdminQuery } from "~/admin/data/admin-query";
import { useKnownRow } from "~/admin/data/known-row";
import { useOpening } from "~/admin/data/use-opening";
import { ReturnBadge } from "~/admin/returns/return-badge";
import { DetailBody, DetailModal } from "~/admin/shell/detail-modal";
import { exchangedRwf } from "~/lib/exchanged";
import { Skeleton } from "~/ui/skeleton";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-returns";
import { RETURN_LISTS, returnQuery } from "./api";
import { CountForm } from "./count-form";
import { ReturnFacts } from "./return-facts";
import { ReturnItems } from "./return-items";
import { canBeClosed } from "./return-steps";
import { SettleForm } from "./settle-form";
import { StaffPictures } from "./staff-pictures";
import { StepButtons } from "./step-buttons";

/** Its amounts are what the form starts from: other amounts, another form. */
const settleKey = (one: StaffReturn) =>
  `${String(one.owes_delivery)} ${one.delivery_left} ${one.left_amount} ${exchangedRwf(one)}`;

const SettleSkeleton = () => (
  <div role="status">
    <span className="sr-only">{shell.loading}</span>
    <Skeleton className="h-24" />
  </div>
);

interface ContentProps {
  one: StaffReturn;
  /** It stands in from the list while the fresh one loads. */
  isOld: boolean;
}

/** What is to be done now, where that is more than a word. */
function NextStep({ one, isOld }: ContentProps) {
  switch (one.status) {
    case "requested":
      return <p className="text-[15px] font-strong">{words.nextApprove}</p>;
    case "approved":
      return <CountForm one={one} />;
    case "received":
      return isOld ? <SettleSkeleton /> : <SettleForm key={settleKey(one)} one={one} />;
    case "settled":
    case "declined":
    case "withdrawn":
      return null;
  }
}

const Content = ({ one, isOld }: ContentProps) => (
  <div className="grid gap-5">
    <ReturnFacts one={one} />
    <ReturnItems one={one} />
    <StaffPictures key={one.id} one={one} />
    {/* Keyed: what was typed for one step is nothing for the next. */}
    <NextStep key={`${one.id} ${one.status}`} one={one} isOld={isOld} />
  </div>
);

interface ReturnModalProps {
  /** Null: none is open. */
  id: string | null;
  onClose: () => void;
}

function OpenReturn({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose: () => void }) {
  const known = useKnownRow<StaffReturn>(RETURN_LISTS, id);
  const query = useAdminQuery({ ...returnQuery(id), placeholderData: known, enabled: isOpen });
  const one = query.data ?? null;
  return (
    <DetailModal
      isOpen={isOpen}
      onClose={onClose}
      title={one === null ? words.oneReturn : one.return_number}
      aside={one && <ReturnBadge status={one.status} />}
      {...(one !== null && canBeClosed(one) && { footer: <StepButtons one={one} /> })}
    >
      <DetailBody query={query}>
        {(shown) =>
          shown === null ? <p>{words.isGone}</p> : <Content one={shown} isOld={query.isOld} />
        }
      </DetailBody>
    </DetailModal>
  );
}

/** One return over the list, with the form of the step that comes next. */
export function ReturnModal({ id, onClose }: ReturnModalProps) {
  const shown = useOpening(id)?.value ?? null;
  if (shown === null) return null;
  return <OpenReturn id={shown} isOpen={id !== null} onClose={onClose} />;
}
