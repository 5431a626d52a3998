import type { Product } from "@strive/backend/contracts/catalogue";
import { dropPath } from "@strive/backend/contracts/drop-rules";
import type { Ref } from "react";
import { Link } from "react-router-dom";
import type { DropHold } from "~/shop/drop/drop-hold";
import { shortMomentText } from "~/shop/drop/drop-moment";
import { NOTICE_ACTION, RowNotice } from "~/shop/kept-list/kept-row";
import { Message } from "~/ui/message";
import * as words from "~/words/drops";

interface HeldProps {
  drop: Product["drop"];
  /** Undefined: it can be ordered. */
  hold: DropHold | undefined;
  /** The server's, Unix time in ms. */
  clock: number | null;
}

/** Of a line that is in a drop: why it can't be ordered yet, and where it can. */
export function Held({ drop, hold, clock }: HeldProps) {
  if (!drop || hold === undefined || clock === null) return null;
  const text =
    hold === "soon" ? words.notYetInCart(shortMomentText(drop.opens_at, clock)) : words.queueInCart;
  return (
    <RowNotice text={text}>
      <Link to={dropPath(drop.handle)} className={NOTICE_ACTION}>
        {drop.has_queue ? words.toQueue : words.toDrop}
      </Link>
    </RowNotice>
  );
}

interface HeldNoticeProps {
  /** Lines that can't be ordered yet. */
  count: number;
  /** Gets the focus when the shopper tries to proceed anyway. */
  ref: Ref<HTMLDivElement>;
}

export const HeldNotice = ({ count, ref }: HeldNoticeProps) =>
  count > 0 && (
    <div ref={ref} tabIndex={-1} className="pt-5 outline-none">
      <Message tone="danger">{words.cartHeld(count)}</Message>
    </div>
  );
