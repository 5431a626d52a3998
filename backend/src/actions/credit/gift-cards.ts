import type { MedusaContainer } from "@medusajs/framework/types";
import {
  type GiftCardBalance,
  type MakeGiftCardBody,
  type StaffCreditDetail,
} from "../../contracts/store-credit";
import { giftCardCodeText } from "../../contracts/gift-card-code";
import type { UserActor } from "../../lib/actor";
import { conflict, notFound } from "../../lib/api-error";
import { inTransaction, type Run } from "../../lib/database";
import { enqueueMail } from "../../modules/mail/published-sql";
import { giftCardRefusal } from "../../modules/order/credit/domain/use-credit";
import { shopOrders } from "../../modules/order";
import { recordActivity } from "../../modules/staff/published-sql";
import { requestMail } from "../mail/mail-jobs";
import { creditDetailOf } from "./credit-view";
import { noteCardGuess, stopGuessers } from "./note-card-guess";

/** One balance with its entries. @throws ApiError 404 */
export async function readCredit(
  container: MedusaContainer,
  id: string,
  inside?: Run,
): Promise<StaffCreditDetail> {
  const credit = await shopOrders(container).credits.read(id, inside);
  if (!credit) throw notFound();
  return creditDetailOf(credit);
}

const subjectOf = ({ id, ends_with }: StaffCreditDetail) => ({
  kind: "gift_card",
  id,
  label: `…${ends_with ?? ""}`,
});

const orNull = (text: string | undefined) => (text === "" ? null : (text ?? null));

/** Staff make a gift card; it is sent where they say. Neither its code nor whom it is for is in a log. */
export async function makeGiftCard(
  container: MedusaContainer,
  who: UserActor,
  { email, language, amount, reason, recipient, message }: MakeGiftCardBody,
): Promise<StaffCreditDetail> {
  const { credits } = shopOrders(container);
  const said = { recipient: orNull(recipient), message: orNull(message) };
  const wish = { amount, reason, by: who.email, ...said };
  const card = await inTransaction(async (inside) => {
    const id = await credits.makeCard(inside, wish);
    const made = await readCredit(container, id, inside);
    await recordActivity(inside, {
      who,
      action: "gift_card.create",
      subject: subjectOf(made),
      before: null,
      after: { amount, reason, is_mailed: email !== undefined },
    });
    if (email !== undefined) {
      await enqueueMail(inside, {
        key: `gift-card:${id}`,
        template: "gift-card",
        to: email,
        facts: { cardId: id },
        ...(language && { language }),
      });
    }
    return made;
  });
  requestMail(container);
  return card;
}

/** Staff switch a gift card off, as for one that was lost, or on again. @throws ApiError 404 */
export async function switchGiftCard(
  container: MedusaContainer,
  who: UserActor,
  { id, isSwitchedOff }: { id: string; isSwitchedOff: boolean },
): Promise<StaffCreditDetail> {
  const { credits } = shopOrders(container);
  return inTransaction(async (inside) => {
    const isChanged = await credits.switchCard(inside, id, isSwitchedOff);
    if (isChanged === null) throw notFound();
    const card = await readCredit(container, id, inside);
    if (isChanged) {
      await recordActivity(inside, {
        who,
        action: "gift_card.update",
        subject: subjectOf(card),
        before: { is_switched_off: !isSwitchedOff },
        after: { is_switched_off: isSwitchedOff },
      });
    }
    return card;
  });
}

/** The code, to hand it over once more. @throws ApiError 404; 409 where nobody can read it any more */
export async function readGiftCardCode(container: MedusaContainer, id: string): Promise<string> {
  const card = await shopOrders(container).credits.readCard(id);
  if (!card) throw notFound();
  if (card.code === null) {
    throw conflict(
      "This code can't be shown any more: the shop has a new secret since. The card still works.",
    );
  }
  return giftCardCodeText(card.code);
}

/** What is on a gift card, for whoever has its code. @throws ApiError 404; 429 after many that don't exist */
export async function checkGiftCard(
  container: MedusaContainer,
  code: string,
  address: string,
): Promise<GiftCardBalance> {
  await stopGuessers(container, code, address);
  const card = await shopOrders(container).credits.card(code);
  const refusal = giftCardRefusal(card);
  if (refusal) await noteCardGuess(container, refusal, address);
  if (card === null) throw notFound(refusal?.message);
  return { ends_with: card.endsWith ?? "", balance: card.balance, refusal };
}
