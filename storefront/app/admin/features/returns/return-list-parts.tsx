import type { StaffReturn } from "@strive/backend/contracts/returns";
import Camera from "lucide-react/icons/camera";
import { Link } from "react-router-dom";
import { amountText } from "~/admin/returns/amount-text";
import { ReturnBadge } from "~/admin/returns/return-badge";
import type { ListColumn } from "~/admin/shell/list-parts";
import { adminPaths } from "~/admin/shell/paths";
import { dateText } from "~/lib/order-words";
import { Badge } from "~/ui/badge";
import * as words from "~/words/admin-returns";
import { nameOf, piecesText, shortOrder } from "./return-texts";

interface RowProps {
  one: StaffReturn;
  onOpen: (one: StaffReturn) => void;
}

const NumberButton = ({ one, onOpen }: RowProps) => (
  <button
    type="button"
    onClick={() => onOpen(one)}
    className="inline-flex min-h-11 min-w-11 items-center font-strong whitespace-nowrap hover:underline"
  >
    {one.return_number}
  </button>
);

const OrderLink = ({ one }: { one: StaffReturn }) => (
  <Link
    to={adminPaths.order(one.order_id)}
    title={one.order_number}
    aria-label={words.viewOrder(shortOrder(one))}
    className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4 hover:text-red"
  >
    {shortOrder(one)}
  </Link>
);

const ExchangeMark = ({ one }: { one: StaffReturn }) =>
  one.exchange === null ? null : <Badge>{words.exchange}</Badge>;

const PictureCount = ({ one: { pictures } }: { one: StaffReturn }) =>
  pictures.length === 0 ? null : (
    <span className="inline-flex items-center gap-1 text-[13px] whitespace-nowrap text-ink-2">
      <Camera size={15} strokeWidth={1.6} aria-hidden="true" />
      {words.pictureCount(pictures.length)}
    </span>
  );

const NARROW = "px-3!";

export const returnColumns = (onOpen: RowProps["onOpen"]): ListColumn<StaffReturn>[] => [
  {
    id: "return",
    header: words.returnColumn,
    className: NARROW,
    cell: (one) => (
      <span className="grid justify-items-start">
        <NumberButton one={one} onOpen={onOpen} />
        <ExchangeMark one={one} />
        <PictureCount one={one} />
      </span>
    ),
  },
  {
    id: "order",
    header: words.order,
    className: NARROW,
    cell: (one) => <OrderLink one={one} />,
  },
  {
    id: "buyer",
    header: words.buyer,
    className: `${NARROW} max-w-[180px] break-words`,
    cell: nameOf,
  },
  {
    id: "pieces",
    header: words.pieces,
    className: `${NARROW} max-w-[260px]`,
    cell: (one) => <span className="line-clamp-2 break-words">{piecesText(one)}</span>,
  },
  {
    id: "amount",
    header: words.amount,
    isEnd: true,
    className: `${NARROW} whitespace-nowrap`,
    cell: amountText,
  },
  {
    id: "asked",
    header: words.asked,
    className: `${NARROW} whitespace-nowrap`,
    cell: ({ createdAt }) => dateText(createdAt),
  },
  {
    id: "state",
    header: words.state,
    className: NARROW,
    cell: ({ status }) => <ReturnBadge status={status} />,
  },
];

/** The same as a card, where a table does not fit. */
export function ReturnCard({ one, onOpen }: RowProps) {
  return (
    <article aria-label={words.returnNamed(one.return_number)} className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="mr-auto text-[17px]">
          <NumberButton one={one} onOpen={onOpen} />
        </span>
        <PictureCount one={one} />
        <ExchangeMark one={one} />
        <ReturnBadge status={one.status} />
      </div>
      <p className="break-words">{nameOf(one)}</p>
      <p className="line-clamp-2 text-[14px] break-words text-ink-2">{piecesText(one)}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-1.5 text-[14px]">
        <OrderLink one={one} />
        <span className="text-ink-2">{dateText(one.createdAt)}</span>
        <b className="font-strong whitespace-nowrap">{amountText(one)}</b>
      </div>
    </article>
  );
}
