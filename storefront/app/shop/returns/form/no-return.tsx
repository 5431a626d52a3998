import type { Order } from "@strive/backend/contracts/orders";
import { kigaliDay } from "~/lib/kigali-day";
import { dateText } from "~/lib/order-words";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import * as words from "~/words/returns";
import { AskOnWhatsApp } from "../../orders/ask-on-whatsapp";
import { confirmationPath } from "../../orders/order-access";
import { returnOfferOf } from "../return-offer";

function textsOf(order: Order): [title: string, help: string] {
  const offer = returnOfferOf(order, kigaliDay());
  switch (offer.kind) {
    case "over":
      return [words.isOver, words.isOverHelp(dateText(offer.ended))];
    case "all_back":
      return [words.allBack, words.allBackHelp];
    case "too_many":
      return [words.tooMany, words.tooManyHelp];
    case "any":
    case "fault":
    case "none":
      return [words.notPossible, words.notPossibleHelp];
  }
}

/** Why nothing of an order can be returned, and whom to ask. */
export function NoReturn({ order }: { order: Order }) {
  const [title, help] = textsOf(order);
  return (
    <div className="grid justify-items-start gap-3.5">
      <h2 className="title-2">{title}</h2>
      <p className="max-w-[34rem] text-ink-2">{help}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to={confirmationPath(order.id)} size="sm">
          {words.backToOrder}
        </ButtonLink>
        <ButtonLink to={paths.contact()} tone="line" size="sm">
          {words.contact}
        </ButtonLink>
        <AskOnWhatsApp orderNumber={order.order_number} />
      </div>
    </div>
  );
}
