import type { StaffCredit } from "@strive/backend/contracts/store-credit";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { ListColumn } from "~/admin/shell/list-parts";
import { bareFrancs, francs } from "~/admin/shell/order-money";
import { adminPaths } from "~/admin/shell/paths";
import { dateText } from "~/lib/order-words";
import * as words from "~/words/admin-credit";
import { balanceText, bareBalanceText, recipientText, titleOf } from "./credit-texts";
import { StateBadge } from "./state-badge";

const NARROW = "px-3!";
const ONE_LINE = `${NARROW} whitespace-nowrap`;

function CreditLink({ credit, children }: { credit: StaffCredit; children: ReactNode }) {
  return (
    <Link
      to={adminPaths.credit(credit.id)}
      className="inline-flex min-h-11 min-w-11 items-center font-strong [overflow-wrap:anywhere] hover:text-red lg:min-h-0"
    >
      {children}
    </Link>
  );
}

const CardLink = ({ card }: { card: StaffCredit }) => (
  <CreditLink credit={card}>{words.ending(card.ends_with ?? "")}</CreditLink>
);

export const CARD_COLUMNS: ReadonlyArray<ListColumn<StaffCredit>> = [
  {
    id: "card",
    header: words.card,
    className: ONE_LINE,
    cell: (card) => <CardLink card={card} />,
  },
  {
    id: "recipient",
    header: words.recipient,
    className: `${NARROW} max-w-[260px] [overflow-wrap:anywhere]`,
    cell: recipientText,
  },
  {
    id: "balance",
    header: words.balanceRwf,
    isEnd: true,
    className: ONE_LINE,
    cell: bareBalanceText,
  },
  {
    id: "made",
    header: words.made,
    className: ONE_LINE,
    cell: ({ createdAt }) => dateText(createdAt),
  },
  {
    id: "state",
    header: words.state,
    className: NARROW,
    cell: (card) => <StateBadge card={card} />,
  },
];

export const ACCOUNT_COLUMNS: ReadonlyArray<ListColumn<StaffCredit>> = [
  {
    id: "name",
    header: words.name,
    className: `${NARROW} max-w-[260px]`,
    cell: (credit) => <CreditLink credit={credit}>{titleOf(credit)}</CreditLink>,
  },
  {
    id: "email",
    header: words.email,
    className: `${NARROW} max-w-[300px] [overflow-wrap:anywhere]`,
    cell: ({ account }) => account?.email ?? words.nobody,
  },
  {
    id: "balance",
    header: words.balanceRwf,
    isEnd: true,
    className: ONE_LINE,
    cell: ({ balance }) => bareFrancs(balance),
  },
];

/** The same as cards, where a table does not fit. */
export function GiftCardCard({ card }: { card: StaffCredit }) {
  return (
    <article aria-label={titleOf(card)} className="grid gap-1.5 text-[14px] text-ink-2">
      <div className="flex items-center justify-between gap-3">
        <span className="text-[16px] text-ink">
          <CardLink card={card} />
        </span>
        <StateBadge card={card} />
      </div>
      {card.recipient !== null && (
        <p className="[overflow-wrap:anywhere]">{words.cardFor(card.recipient)}</p>
      )}
      <p className="flex flex-wrap justify-between gap-x-3 gap-y-1 border-t border-line pt-2.5">
        <span className="text-ink">{balanceText(card)}</span>
        <span>{dateText(card.createdAt)}</span>
      </p>
    </article>
  );
}

export function AccountCard({ credit }: { credit: StaffCredit }) {
  return (
    <article
      aria-label={titleOf(credit)}
      className="flex items-start justify-between gap-3 text-[14px] text-ink-2"
    >
      <div className="min-w-0">
        <span className="text-[16px] text-ink">
          <CreditLink credit={credit}>{titleOf(credit)}</CreditLink>
        </span>
        {credit.account !== null && (
          <p className="[overflow-wrap:anywhere]">{credit.account.email}</p>
        )}
      </div>
      <b className="pt-2.5 text-[16px] whitespace-nowrap text-ink">{francs(credit.balance)}</b>
    </article>
  );
}
