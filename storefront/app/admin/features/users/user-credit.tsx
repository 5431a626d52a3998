import type { User } from "@strive/backend/contracts/accounts";
import { Link } from "react-router-dom";
import { creditOfAccountQuery } from "~/admin/credit/api";
import { CreditButton } from "~/admin/credit/credit-button";
import { failureText, useAdminQuery } from "~/admin/data/admin-query";
import { francs } from "~/admin/shell/order-money";
import { adminPaths } from "~/admin/shell/paths";
import { LoadError } from "~/ui/message";
import * as words from "~/words/admin-credit";

/** What an account's store credit is worth now, and the way to give it some. */
export function UserCredit({ user }: { user: User }) {
  const { data, error, isLoading, retry } = useAdminQuery(creditOfAccountQuery(user.id));
  return (
    <section aria-label={words.storeCredit} className="mt-6 border-t border-line pt-5">
      <h3 className="title-3 mb-2">{words.storeCredit}</h3>
      {error !== null && <LoadError text={failureText(error)} onRetry={retry} />}
      {isLoading && (
        <p role="status" className="text-ink-2">
          {words.creditLoading}
        </p>
      )}
      {data !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {data === null ? (
            <p className="text-ink-2">{words.noneGiven}</p>
          ) : (
            <p className="flex flex-wrap items-center gap-x-4">
              <b className="text-[17px]">{francs(data.balance)}</b>
              <Link to={adminPaths.credit(data.id)} className="text-link">
                {words.showHistory}
              </Link>
            </p>
          )}
          <CreditButton label={words.giveStoreCredit} account={user} takesFrom={null} />
        </div>
      )}
    </section>
  );
}
