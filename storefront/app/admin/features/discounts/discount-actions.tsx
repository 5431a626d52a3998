import type { StaffDiscount } from "@strive/backend/contracts/staff-discounts";
import { useCopy } from "~/admin/shell/use-copy";
import { Button } from "~/ui/button";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-discounts";
import { shopLink } from "./shop-link";
import { StateBadge } from "./state-badge";
import { useDelete } from "./use-delete";
import { canPause, pauseText, usePause } from "./use-pause";

interface DiscountActionsProps {
  discount: StaffDiscount;
  onDeleted: () => void;
}

/** Beside the title of an open discount: how it stands, and what can be done with it. */
export function DiscountActions({ discount, onDeleted }: DiscountActionsProps) {
  const { is_automatic, code, state } = discount;
  const pause = usePause();
  const deletion = useDelete(onDeleted);
  const { copy, dialog } = useCopy();
  return (
    <>
      <StateBadge state={state} />
      {!is_automatic && (
        <Button
          tone="line"
          size="sm"
          onClick={() => void copy(shopLink(code), words.linkCopied(code))}
        >
          {words.copyLink}
        </Button>
      )}
      {canPause(discount) && (
        <Button
          tone="line"
          size="sm"
          disabled={pause.isBusy}
          onClick={() => pause.toggle(discount)}
        >
          {pauseText(discount)}
        </Button>
      )}
      <Button tone="line" size="sm" onClick={() => deletion.ask(discount)}>
        {shell.doDelete}
      </Button>
      {deletion.dialog}
      {dialog}
    </>
  );
}
