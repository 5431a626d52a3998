import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Quote, QuoteBody } from "../../contracts/orders";
import type { UserActor } from "../../lib/actor";
import { invalidRequest } from "../../lib/api-error";
import { shopOrders } from "../../modules/order";
import { needAccount } from "../credit/need-account";
import { noteCardGuess, stopGuessers } from "../credit/note-card-guess";
import { noteGuess } from "./note-guess";
import { needPickup } from "./pickup";

interface QuoteOrderInput {
  /** null: a guest. */
  buyer: UserActor | null;
  body: QuoteBody;
  /** The caller's address, as limits know it. */
  address: string;
}

/**
 * What an order would cost now, with its discounts. Reads only.
 * @throws ApiError 400 with the item's field; 429 after many codes that don't exist
 */
export async function quoteOrder(
  container: MedusaContainer,
  { buyer, body, address }: QuoteOrderInput,
): Promise<Quote> {
  needAccount(buyer, body);
  needPickup(container, body);
  await stopGuessers(container, body.gift_card, address);
  const answer = await shopOrders(container).checkout.quote(
    body,
    buyer?.accountId ?? null,
    container.resolve(Modules.PROMOTION),
    { isPickup: body.is_pickup, discount: null },
  );
  if ("problems" in answer) throw invalidRequest([...answer.problems]);
  if (answer.refusal) await noteGuess(container, answer.refusal, address);
  if (answer.gift_card_refusal) await noteCardGuess(container, answer.gift_card_refusal, address);
  return answer;
}
