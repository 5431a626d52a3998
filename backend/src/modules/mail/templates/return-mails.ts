import { formatMoney } from "../../../contracts/money";
import type { HandOver, ReturnStatus } from "../../../contracts/returns";
import { linkless } from "../domain/linkless";
import type { MailFacts } from "../published-sql";
import { button, paragraph, type Block } from "./blocks";
import { hello } from "./hello";
import type { MailParts, Shop } from "./layout";
import type { OrderFacts } from "./order-facts";

type Facts = MailFacts["return-changed"] & { order: OrderFacts };

const isStatus = (status: string, words: object): status is ReturnStatus =>
  Object.hasOwn(words, status);
const isHandOver = (way: string, words: object): way is HandOver => Object.hasOwn(words, way);

/** What comes next for the buyer. */
function nextOf(facts: Facts, { words: { returned } }: Shop): Block[] {
  const { status, handOver, returnNumber, amountRwf, asCredit, reason } = facts;
  const why = reason === null ? [] : [paragraph(linkless(reason))];
  switch (status) {
    case "approved": {
      const way = isHandOver(handOver, returned.handOver) ? [returned.handOver[handOver]] : [];
      return [...way, returned.writeNumber(returnNumber)].map((text) => paragraph(text));
    }
    case "settled": {
      const amount = formatMoney(amountRwf, "RWF");
      const money = asCredit ? returned.credit(amount) : returned.money(amount);
      return [paragraph(amountRwf === 0 ? returned.nothing : money), ...why];
    }
    case "declined":
      return [...why, paragraph(returned.complain)];
    default:
      return [];
  }
}

export function returnChanged(facts: Facts, shop: Shop): MailParts {
  const { order, returnNumber, status } = facts;
  const { words } = shop;
  const { returned } = words;
  const { title, text } = returned[isStatus(status, returned) ? status : "approved"];
  return {
    subject: returned.subject(title, returnNumber),
    preview: text(returnNumber, order.orderNumber),
    title,
    blocks: [
      paragraph(hello(order.firstname, words)),
      paragraph(text(returnNumber, order.orderNumber)),
      ...nextOf(facts, shop),
      button(words.seeOrder, order.orderUrl),
    ],
    orderNumber: order.orderNumber,
  };
}
