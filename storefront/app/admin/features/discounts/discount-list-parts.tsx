import type { StaffDiscount } from "@strive/backend/contracts/staff-discounts";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { ListColumn } from "~/admin/shell/list-parts";
import { adminPaths } from "~/admin/shell/paths";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-discounts";
import {
  appliesText,
  givenText,
  givesText,
  titleOf,
  usedText,
  wayText,
  whenText,
} from "./discount-texts";
import { StateBadge } from "./state-badge";

/** What a row and a card are made with. */
interface RowTools {
  now: number;
  menu: (discount: StaffDiscount) => ReactNode;
}

const NARROW = "px-3!";
const ONE_LINE = `${NARROW} whitespace-nowrap`;

function TitleLink({ discount }: { discount: StaffDiscount }) {
  return (
    <Link
      to={adminPaths.discount(discount.id)}
      className="inline-flex min-h-11 min-w-11 items-center font-strong [overflow-wrap:anywhere] hover:text-red lg:min-h-0"
    >
      {titleOf(discount)}
    </Link>
  );
}

/** The header says the currency. */
const bareRwf = (text: string): string => text.replace("RWF ", "");

export const discountColumns = ({
  now,
  menu,
}: RowTools): ReadonlyArray<ListColumn<StaffDiscount>> => [
  {
    id: "name",
    header: words.name,
    className: `${NARROW} max-w-[220px]`,
    cell: (discount) => (
      <>
        <TitleLink discount={discount} />
        <span className="block truncate text-[13px] text-ink-3">{wayText(discount)}</span>
      </>
    ),
  },
  { id: "gives", header: words.gives, className: ONE_LINE, cell: givesText },
  { id: "applies", header: words.appliesTo, className: NARROW, cell: appliesText },
  {
    id: "when",
    header: words.when,
    className: ONE_LINE,
    cell: (discount) => whenText(discount, now),
  },
  { id: "used", header: words.usedColumn, isEnd: true, className: ONE_LINE, cell: usedText },
  {
    id: "given",
    header: words.givenColumn,
    isEnd: true,
    className: ONE_LINE,
    cell: (discount) => bareRwf(givenText(discount)),
  },
  {
    id: "state",
    header: words.state,
    className: NARROW,
    cell: ({ state }) => <StateBadge state={state} />,
  },
  { id: "actions", header: shell.actions, isEnd: true, className: "px-1!", cell: menu },
];

/** The same as a card, where a table does not fit. */
export function DiscountCard({ discount, now, menu }: { discount: StaffDiscount } & RowTools) {
  return (
    <article aria-label={titleOf(discount)} className="grid gap-2.5 text-[14px] text-ink-2">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 text-ink">
          <span className="text-[16px]">
            <TitleLink discount={discount} />
          </span>
          <p className="text-ink-2">{words.joined(wayText(discount), whenText(discount, now))}</p>
        </div>
        <StateBadge state={discount.state} />
      </div>
      <p>{words.joined(givesText(discount), appliesText(discount))}</p>
      <div className="flex items-center justify-between gap-3 border-t border-line pt-1.5">
        <p>{words.usedAndGiven(usedText(discount), givenText(discount))}</p>
        {menu(discount)}
      </div>
    </article>
  );
}
