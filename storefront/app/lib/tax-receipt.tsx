import { formatMoney } from "@strive/backend/contracts/money";
import type { Order } from "@strive/backend/contracts/orders";
import type { Receipt, ReceiptLine, ReceiptSignature } from "@strive/backend/contracts/receipts";
import * as words from "~/words/receipts";
import { BRAND } from "./brand";
import { dateText, dateTimeText } from "./order-words";
import { useShopContact } from "./shop-contact";
import { useContent } from "./content";

/** What a receipt is: a tax invoice only once it is signed. */
export function receiptTitle({ kind, state }: Pick<Receipt, "kind" | "state">): string {
  if (kind === "credit_note") return state === "signed" ? words.creditNote : words.refundSummary;
  return state === "signed" ? words.invoice : words.summary;
}

const LINE_WORDS: Readonly<Record<Exclude<ReceiptLine["kind"], "article">, string>> = {
  delivery: words.delivery,
  returned: words.returned,
  refund: words.refund,
  part: words.part,
};

const lineText = ({ kind, name, size }: ReceiptLine): string =>
  kind === "article" ? [name, size].filter(Boolean).join(", ") : LINE_WORDS[kind];

const number = (amountRwf: number) => amountRwf.toLocaleString("en");

function Signed({ signed }: { signed: ReceiptSignature }) {
  const facts = [
    [words.sdcId, signed.sdc_id],
    [words.sdcNumber, String(signed.receipt_number)],
    [words.internalData, signed.internal_data],
    [words.signatureText, signed.signature],
    [words.machine, signed.machine_number],
    // Who typed it in knows the number, not when the device signed it.
    [words.signedAt, signed.by_hand ? null : dateTimeText(signed.at)],
  ] as const;
  return (
    <section aria-label={words.signature} className="mt-5 border-t border-black pt-3">
      <h3 className="font-bold">{words.signature}</h3>
      <dl className="grid gap-1">
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label} className="flex flex-wrap justify-between gap-x-4">
                <dt>{label}</dt>
                <dd className="min-w-0 font-bold break-all">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

const HEAD = "border-b border-black py-1.5 text-left font-bold";
const CELL = "border-b border-black/25 py-1.5 align-top";

function Lines({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{words.items}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            {words.item}
          </th>
          <th scope="col" className={`${HEAD} px-2 text-right`}>
            {words.quantity}
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at} className="break-inside-avoid">
            <td className={`${CELL} break-words`}>{lineText(line)}</td>
            <td className={`${CELL} px-2 text-right`}>{line.quantity}</td>
            <td className={`${CELL} text-right whitespace-nowrap`}>{number(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TaxReceiptProps {
  receipt: Receipt;
  order: Pick<Order, "firstname" | "lastname">;
}

/** A receipt on paper: black on white, as wide as the paper, be it A4 or a till printer's 80 mm. */
export function TaxReceipt({ receipt, order }: TaxReceiptProps) {
  const { phone } = useShopContact();
  const { companyName, address } = useContent().seller ?? {};
  const title = receiptTitle(receipt);
  const seller = [companyName, address ?? BRAND.place, words.tin(receipt.shop_tin), phone.handle];
  const facts = [
    words.receiptNumber(receipt.number),
    words.order(receipt.order_number),
    words.date(dateText(receipt.createdAt)),
    receipt.corrects === null ? null : words.corrects(receipt.corrects),
  ];
  const buyer = [
    `${order.firstname} ${order.lastname}`,
    receipt.buyer_tin === null ? null : words.buyerTin(receipt.buyer_tin),
    receipt.purchase_code === null ? null : words.purchaseCode(receipt.purchase_code),
  ];
  const list = (lines: ReadonlyArray<string | null | undefined>) =>
    lines.map((line) => line && <li key={line}>{line}</li>);
  return (
    <article
      aria-label={`${title} ${receipt.number}`}
      className="max-w-[190mm] break-after-page border border-line bg-white p-5 text-[14px] leading-normal text-black last:break-after-auto sm:p-8 print:max-w-none print:border-0 print:p-0"
    >
      <h2 className="text-[20px] font-bold">{title}</h2>
      <div className="my-4 flex flex-wrap justify-between gap-x-8 gap-y-3 border-y border-black py-3">
        <div>
          <p className="font-bold">{BRAND.name}</p>
          <ul>{list(seller)}</ul>
        </div>
        <ul>{list(facts)}</ul>
      </div>
      <div className="mb-4">
        <p className="font-bold">{words.soldTo}</p>
        <ul className="break-words">{list(buyer)}</ul>
      </div>
      <Lines lines={receipt.lines} />
      <dl className="mt-3 ml-auto grid max-w-[90mm] gap-1">
        <div className="flex justify-between gap-4">
          <dt>{words.withoutVat}</dt>
          <dd>{number(receipt.total - receipt.vat_amount)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt>{words.vatAmount(receipt.vat_rate)}</dt>
          <dd>{number(receipt.vat_amount)}</dd>
        </div>
        <div className="flex justify-between gap-4 border-y border-black py-1.5 text-[16px] font-bold">
          <dt>{words.total}</dt>
          <dd className="whitespace-nowrap">{formatMoney(receipt.total, "RWF")}</dd>
        </div>
      </dl>
      {receipt.signed !== null && <Signed signed={receipt.signed} />}
    </article>
  );
}
