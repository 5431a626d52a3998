import type { MedusaContainer } from "@medusajs/framework/types";
import { formatMoney } from "../../contracts/money";
import type { GiveCreditBody, StaffCreditDetail } from "../../contracts/store-credit";
import type { UserActor } from "../../lib/actor";
import { conflict, invalidRequest, type ApiError } from "../../lib/api-error";
import { inTransaction } from "../../lib/database";
import { enqueueMail } from "../../modules/mail/published-sql";
import { entityId } from "../../lib/entity-id";
import type { Given } from "../../modules/order/credit/service";
import { shopOrders } from "../../modules/order";
import { recordActivity } from "../../modules/staff/published-sql";
import { requestMail } from "../mail/mail-jobs";
import { creditDetailOf } from "./credit-view";

function refusalOf(not: Exclude<Given, { kind: "given" }>): ApiError {
  if (not.kind === "unknown") {
    return invalidRequest([{ field: "account_id", message: "There is no such account" }]);
  }
  const { balance } = not;
  const message =
    balance === 0
      ? "There is no store credit to take back"
      : `At most ${formatMoney(balance, "RWF")} can be taken back`;
  return conflict(message, "conflict", { balance });
}

/**
 * Staff give an account store credit, which its owner is told of, or take back what is there.
 * @throws ApiError 400 for an account that is not there; 409 for more than there is to take back
 */
export async function giveCredit(
  container: MedusaContainer,
  who: UserActor,
  { account_id: accountId, amount, reason }: GiveCreditBody,
): Promise<StaffCreditDetail> {
  const { credits } = shopOrders(container);
  const credit = await inTransaction(async (inside) => {
    const given = await credits.give(inside, { accountId, amount, reason, by: who.email });
    if (given.kind !== "given") throw refusalOf(given);
    const { account, balance } = given.credit;
    await recordActivity(inside, {
      who,
      action: "credit.give",
      subject: { kind: "user", id: accountId, label: account?.email ?? accountId },
      before: { balance: given.before },
      after: { balance, amount, reason },
    });
    if (account && amount > 0) {
      const [firstname = ""] = account.name.split(" ");
      await enqueueMail(inside, {
        key: `credit-given:${entityId("given")}`,
        template: "credit-given",
        to: account.email,
        language: given.language,
        facts: { firstname, amountRwf: amount, balanceRwf: balance, reason },
      });
    }
    return given.credit;
  });
  requestMail(container);
  return creditDetailOf(credit);
}
