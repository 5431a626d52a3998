import { formatMoney } from "../../../contracts/money";
import type { HandOver, ReturnStatus } from "../../../contracts/returns";
import { linkless } from "../domain/linkless";
import type { MailFacts } from "../published-sql";
import { button, paragraph, type Block } from "./blocks";
import { hello } from "./hello";
import { kigaliTime } from "../../../lib/kigali-time";
import type { MailParts, Shop } from "./layout";
import type { OrderFacts } from "./order-facts";
import type { MailWords } from "./words";

type Facts = MailFacts["return-changed"] & { order: OrderFacts };

const isStatus = (status: string, words: object): status is ReturnStatus =>
  Object.hasOwn(words, status);
const isHandOver = (way: string, words: object): way is HandOver => Object.hasOwn(words, way);

const rwf = (amount: number) => formatMoney(amount, "RWF");

/** What becomes of what its buyer gets in exchange. */
function exchangeTexts({ status, exchange }: Facts, words: MailWords): string[] {
  // Mails of before know of none.
  if (!exchange) return [];
  const { orderNumber, until, dueRwf, settledRwf, isCancelled } = exchange;
  const { kept, stillToPay, paidExchange, exchangeEnded } = words.returned;
  if (status === "declined" || status === "withdrawn") return [exchangeEnded(orderNumber)];
  if (status === "settled")
    return settledRwf > 0 ? [paidExchange(rwf(settledRwf), orderNumber)] : [];
  if (isCancelled) return [];
  return [
    ...(status === "received" ? [] : [kept(orderNumber, kigaliTime(until, words))]),
    ...(dueRwf > 0 ? [stillToPay(rwf(dueRwf), orderNumber)] : []),
  ];
}

/** What comes next for the buyer. */
function nextOf(facts: Facts, { words: { returned } }: Shop): Block[] {
  const { status, handOver, returnNumber, amountRwf, asCredit, reason, exchange } = facts;
  const why = reason === null ? [] : [paragraph(linkless(reason))];
  switch (status) {
    case "approved": {
      const way = isHandOver(handOver, returned.handOver) ? [returned.handOver[handOver]] : [];
      return [...way, returned.writeNumber(returnNumber)].map((text) => paragraph(text));
    }
    case "settled": {
      const amount = rwf(amountRwf);
      const money = asCredit ? returned.credit(amount) : returned.money(amount);
      // The exchange took all of it.
      if (amountRwf === 0 && (exchange?.settledRwf ?? 0) > 0) return why;
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
      ...exchangeTexts(facts, words).map((line) => paragraph(line)),
      ...nextOf(facts, shop),
      button(words.seeOrder, order.orderUrl),
    ],
    orderNumber: order.orderNumber,
  };
}
