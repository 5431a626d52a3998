import type { StaffCreditDetail } from "@strive/backend/contracts/store-credit";
import type { ReactNode } from "react";
import { CreditButton } from "~/admin/credit/credit-button";
import { useAdminQuery } from "~/admin/data/admin-query";
import { NotLoaded } from "~/admin/shell/load-failed";
import { PageTitle } from "~/admin/shell/page-title";
import { adminPaths } from "~/admin/shell/paths";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import * as words from "~/words/admin-credit";
import { creditQuery } from "./api";
import { CardPrint } from "./card-print";
import { CodePanel } from "./code-panel";
import { CreditFacts } from "./credit-facts";
import { titleOf } from "./credit-texts";
import { EntriesPanel } from "./entries-panel";
import { useJustMade } from "./just-made";
import { StateBadge } from "./state-badge";
import { SwitchButton } from "./switch-button";
import { useCode } from "./use-code";
import { usePrintParam } from "./use-print-param";

interface LayoutProps {
  credit: StaffCreditDetail;
  actions: ReactNode;
  /** Below the facts. */
  children?: ReactNode;
}

function Layout({ credit, actions, children }: LayoutProps) {
  const isCard = credit.kind === "gift_card";
  return (
    <>
      <BackLink to={isCard ? adminPaths.giftCards() : adminPaths.customerCredit()}>
        {isCard ? words.cardsTab : words.accountsTab}
      </BackLink>
      <PageTitle actions={actions}>{titleOf(credit)}</PageTitle>
      <div className="grid items-start gap-4 xl:grid-cols-[360px_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-4">
          <CreditFacts credit={credit} />
          {children}
        </div>
        <EntriesPanel entries={credit.entries} />
      </div>
    </>
  );
}

function GiftCard({ card }: { card: StaffCreditDetail }) {
  const made = useJustMade();
  const print = usePrintParam();
  const code = useCode(card.id, made?.isFresh === true || print.isOpen);
  if (print.isOpen) {
    return <CardPrint card={card} query={code.query} onBack={print.close} />;
  }
  const actions = (
    <>
      <StateBadge card={card} />
      <Button tone="line" size="sm" onClick={print.open}>
        {words.printCard}
      </Button>
      <SwitchButton card={card} />
    </>
  );
  return (
    <Layout credit={card} actions={actions}>
      <CodePanel code={code} made={made} />
    </Layout>
  );
}

function AccountCredit({ credit }: { credit: StaffCreditDetail }) {
  const { account, balance } = credit;
  // Nobody is left to give anything to.
  const actions = account !== null && (
    <>
      <CreditButton label={words.give} account={account} takesFrom={null} />
      {balance > 0 && <CreditButton label={words.takeBack} account={account} takesFrom={balance} />}
    </>
  );
  return <Layout credit={credit} actions={actions || undefined} />;
}

const BACK = { to: adminPaths.giftCards(), label: words.backToList };

/** A gift card, or an account's store credit: what it has, and all that happened to it. */
export function CreditScreen({ id }: { id: string }) {
  const { data, error, retry } = useAdminQuery(creditQuery(id));
  if (data !== undefined) {
    return data.kind === "gift_card" ? <GiftCard card={data} /> : <AccountCredit credit={data} />;
  }
  return (
    <>
      <BackLink to={BACK.to}>{words.title}</BackLink>
      <PageTitle>{words.title}</PageTitle>
      <NotLoaded
        error={error}
        loadingText={words.loadingOne}
        onRetry={retry}
        gone={words.gone}
        back={BACK}
      />
    </>
  );
}
