import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useSessionState, useSetPopupMode } from "~/lib/account-atoms";
import { paths } from "~/lib/paths";
import { CheckCardForm } from "~/shop/credits/check-card-form";
import { SUMMARY_BOX } from "~/shop/order-summary/order-summary";
import { BackHome } from "~/shop/back-home";
import { PAGE, PageHeader, TWO_COLUMNS } from "~/shop/page-header";
import { Button, ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import * as words from "~/words/find-order";
import { LookupForm } from "./lookup-form";

/** A shopper's own list, or the way to it. Until it is known who is here it keeps its place. */
function AccountWay() {
  const { status, user } = useSessionState();
  const open = useSetPopupMode();
  if (user?.role === "user") {
    return (
      <ButtonLink to={paths.account()} size="sm">
        {words.seeOrders}
      </ButtonLink>
    );
  }
  return (
    <Button
      tone="line"
      size="sm"
      onClick={() => open("login")}
      className={cx(status === "loading" && "invisible")}
    >
      {words.login}
    </Button>
  );
}

function Help({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h2 className="title-3">{title}</h2>
      <p className="text-[15px] text-ink-2">{text}</p>
      <div className="mt-1.5 grid justify-items-start">{children}</div>
    </div>
  );
}

/** `/order`: the way back to an order without its mail's link. */
export function FindOrderScreen() {
  return (
    <div className={PAGE}>
      <PageHeader title={words.title} back={<BackHome />} />
      <div className={`${TWO_COLUMNS} pt-[30px]`}>
        <div className="grid max-w-[560px] gap-6">
          <p className="text-ink-2">{words.help}</p>
          <LookupForm />
        </div>
        <div className={cx(SUMMARY_BOX, "grid gap-7")}>
          <Help title={words.haveAccount} text={words.haveAccountHelp}>
            <AccountWay />
          </Help>
          <Help title={words.giftCard} text={words.giftCardHelp}>
            <CheckCardForm />
          </Help>
          <Help title={words.lost} text={words.lostHelp}>
            <Link to={paths.contact()} className="text-link">
              {words.contact}
            </Link>
          </Help>
        </div>
      </div>
    </div>
  );
}
