import { GIFT_CARD_CODE, plainGiftCardCode } from "@strive/backend/contracts/gift-card-code";
import type { StaffCredit } from "@strive/backend/contracts/store-credit";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useListParams } from "~/admin/data/list-params";
import { useAdminList } from "~/admin/data/use-admin-list";
import { ListPage, type ListPageProps } from "~/admin/shell/list-page";
import { francs } from "~/admin/shell/order-money";
import { adminPaths } from "~/admin/shell/paths";
import { TabLinks } from "~/admin/shell/tab-links";
import { ButtonLink } from "~/ui/button";
import * as words from "~/words/admin-credit";
import { creditListQuery, type CreditKind } from "./api";
import { ACCOUNT_COLUMNS, AccountCard, CARD_COLUMNS, GiftCardCard } from "./credit-list-parts";
import { titleOf } from "./credit-texts";

const PARAMS = ["search"] as const;

const AddButton = () => (
  <ButtonLink size="sm" to={adminPaths.newGiftCard()}>
    <Plus size={18} aria-hidden="true" />
    {words.add}
  </ButtonLink>
);

const CustomersButton = () => (
  <ButtonLink size="sm" tone="line" to={adminPaths.users()}>
    {words.chooseCustomer}
  </ButtonLink>
);

type Look = Pick<
  ListPageProps<StaffCredit, "search">,
  "searchLabel" | "columns" | "card" | "loadingText" | "empty" | "countText"
> & { action: ReactNode };

const LOOKS: Readonly<Record<CreditKind, Look>> = {
  gift_card: {
    searchLabel: words.searchCards,
    columns: CARD_COLUMNS,
    card: (card) => <GiftCardCard card={card} />,
    loadingText: words.loadingCards,
    empty: { title: words.noCards, help: words.noCardsHelp, action: <AddButton /> },
    countText: words.cardCount,
    action: <AddButton />,
  },
  account: {
    searchLabel: words.searchAccounts,
    columns: ACCOUNT_COLUMNS,
    card: (credit) => <AccountCard credit={credit} />,
    loadingText: words.loadingAccounts,
    empty: { title: words.noAccounts, help: words.noAccountsHelp, action: <CustomersButton /> },
    countText: words.accountCount,
    action: <CustomersButton />,
  },
};

/** What the shop owes in goods; its place is kept until that is known. */
function Outstanding({ amount }: { amount: number | undefined }) {
  return (
    <div className="mb-5 min-h-[52px]">
      {amount !== undefined && (
        <>
          <p className="text-[19px] font-bold">{words.outstanding(francs(amount))}</p>
          <p className="text-[14px] text-ink-2">{words.outstandingHelp}</p>
        </>
      )}
    </div>
  );
}

/** A whole code is searched by its end: it belongs in no address. */
function endOfCode(typed: string): string {
  const code = plainGiftCardCode(typed);
  return GIFT_CARD_CODE.test(code) ? code.slice(-4) : typed;
}

function useCreditParams() {
  const params = useListParams(PARAMS);
  const choose: typeof params.choose = ({ search, ...rest }, isStep) =>
    params.choose(search === undefined ? rest : { ...rest, search: endOfCode(search) }, isStep);
  return { ...params, choose };
}

function CreditList({ kind }: { kind: CreditKind }) {
  const params = useCreditParams();
  const list = useAdminList(creditListQuery(kind, params.values.search, params.offset));
  const navigate = useNavigate();
  const { action, ...look } = LOOKS[kind];
  const isEmpty = list.data?.count === 0 && !params.isNarrowed;
  const tabs = [
    { to: adminPaths.giftCards(), label: words.cardsTab, isCurrent: kind === "gift_card" },
    { to: adminPaths.customerCredit(), label: words.accountsTab, isCurrent: kind === "account" },
  ];
  return (
    <ListPage
      {...look}
      title={words.title}
      // An empty list has the same button in its middle.
      actions={isEmpty ? undefined : action}
      top={
        <>
          <TabLinks label={words.tabs} tabs={tabs} />
          <Outstanding amount={list.data?.outstanding} />
        </>
      }
      params={params}
      list={list}
      rowKey={({ id }) => id}
      rowLabel={titleOf}
      onOpen={({ id }) => void navigate(adminPaths.credit(id))}
    />
  );
}

/** Gift cards, and customers' store credit: the newest first. */
export function GiftCardsScreen() {
  const [search] = useSearchParams();
  const kind = search.get("kind") === "account" ? "account" : "gift_card";
  // Keyed: the rows of one are never shown as those of the other.
  return <CreditList key={kind} kind={kind} />;
}
