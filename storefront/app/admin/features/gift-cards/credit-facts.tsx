import type { StaffCredit } from "@strive/backend/contracts/store-credit";
import { Link } from "react-router-dom";
import { Facts } from "~/admin/shell/facts";
import { FormPanel } from "~/admin/shell/form-panel";
import { francs } from "~/admin/shell/order-money";
import { adminPaths } from "~/admin/shell/paths";
import { dateTimeText } from "~/lib/order-words";
import * as words from "~/words/admin-credit";
import { recipientText } from "./credit-texts";

/** Whose it is: a gift card's recipient, or an account. */
function ownerOf(credit: StaffCredit) {
  const { kind, account } = credit;
  if (kind === "gift_card") return [{ name: words.recipient, value: recipientText(credit) }];
  if (account === null) return [{ name: words.customer, value: words.deletedAccount }];
  const link = (
    <Link
      to={adminPaths.user(account.id)}
      className="-my-2.5 inline-flex min-h-11 items-center underline underline-offset-4 hover:text-red"
    >
      {account.name}
    </Link>
  );
  return [
    { name: words.customer, value: link },
    { name: words.email, value: account.email },
  ];
}

export function CreditFacts({ credit }: { credit: StaffCredit }) {
  const isCard = credit.kind === "gift_card";
  return (
    <FormPanel title={words.facts}>
      <Facts
        facts={[
          { name: words.balance, value: <b>{francs(credit.balance)}</b> },
          { name: words.totalIn, value: francs(credit.total_in) },
          ...ownerOf(credit),
          { name: isCard ? words.made : words.since, value: dateTimeText(credit.createdAt) },
        ]}
      />
    </FormPanel>
  );
}
