import type { ReceiptPaper, StaffReceipt } from "@strive/backend/contracts/receipts";
import { useMutation } from "@tanstack/react-query";
import { useAdminQuery } from "~/admin/data/admin-query";
import { useKnownRow } from "~/admin/data/known-row";
import { useOpening } from "~/admin/data/use-opening";
import { ReceiptBadge } from "~/admin/receipts/receipt-badge";
import { amountOf, kindOf } from "~/admin/receipts/receipt-words";
import { DetailBody, DetailModal } from "~/admin/shell/detail-modal";
import { Facts } from "~/admin/shell/facts";
import { francs } from "~/admin/shell/order-money";
import { useDownload } from "~/admin/shell/use-download";
import { dateText, dateTimeText } from "~/lib/order-words";
import { receiptFile } from "~/lib/receipt-file";
import { Button } from "~/ui/button";
import { ServerSentence } from "~/ui/server-sentence";
import * as words from "~/words/admin-receipts";
import { RECEIPT_LISTS, receiptQuery } from "./api";
import { EnterForm } from "./enter-form";
import { nameOf, OrderLink } from "./receipt-list-parts";
import { useReceiptChange } from "./use-receipt-change";

function factsOf(one: StaffReceipt) {
  const { signed } = one;
  const facts = [
    [words.order, <OrderLink key="order" one={one} />],
    [words.kind, kindOf(one)],
    [words.buyer, nameOf(one)],
    [words.corrects, one.corrects],
    [words.total, amountOf(one)],
    [words.vat, francs(one.vat_amount)],
    [words.made, dateText(one.createdAt)],
    [words.shopTin, one.shop_tin],
    [words.buyerTin, one.buyer_tin],
    [words.purchaseCode, one.purchase_code],
    [words.sdcId, signed?.sdc_id ?? null],
    [words.sdcNumber, signed?.receipt_number ?? null],
    [words.internalData, signed?.internal_data ?? null],
    [words.signature, signed?.signature ?? null],
    [
      words.signedOn,
      signed &&
        (signed.by_hand ? `${dateTimeText(signed.at)}, ${words.byHand}` : dateTimeText(signed.at)),
    ],
    [words.tries, one.state === "signed" || one.attempts === 0 ? null : one.attempts],
  ] as const;
  return facts.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}

function RetryButton({ one }: { one: StaffReceipt }) {
  const { send, onDone, onError } = useReceiptChange(one, words.isQueued, words.notQueued);
  const retry = useMutation({
    mutationFn: () => send({ action: "retry" }),
    networkMode: "always",
    onSuccess: onDone,
    onError,
  });
  return (
    <Button size="sm" tone="line" disabled={retry.isPending} onClick={() => retry.mutate()}>
      {retry.isPending ? words.retrying : words.retry}
    </Button>
  );
}

interface FileButtonProps {
  one: StaffReceipt;
  paper: ReceiptPaper;
}

/** The receipt as a file, for a sheet or for the till's roll. */
function FileButton({ one, paper }: FileButtonProps) {
  const { isBusy, start } = useDownload({
    load: () => receiptFile(one, { paper }),
    fileName: words.fileName(one.number),
    doneText: words.saved,
    failureText: words.notSaved,
  });
  return (
    <Button size="sm" tone="line" disabled={isBusy} onClick={start}>
      {isBusy ? words.makingFile : words.file[paper]}
    </Button>
  );
}

/** Nobody else signs it, or somebody typed it in. */
const mayEnter = ({ state, signed }: StaffReceipt): boolean =>
  state === "none" || state === "failed" || signed?.by_hand === true;

const Content = ({ one }: { one: StaffReceipt }) => (
  <div className="grid gap-5">
    {one.error !== null && one.state !== "signed" && (
      <p className="bg-danger-tint px-4 py-3 text-[15px] text-danger">
        <ServerSentence text={one.error} />
      </p>
    )}
    <Facts facts={factsOf(one)} />
    <div className="flex flex-wrap gap-3">
      <FileButton one={one} paper="a4" />
      <FileButton one={one} paper="80mm" />
    </div>
    {mayEnter(one) && <EnterForm key={`${one.id} ${one.state}`} one={one} />}
  </div>
);

interface ReceiptModalProps {
  /** Null: none is open. */
  id: string | null;
  onClose: () => void;
}

function OpenReceipt({
  id,
  isOpen,
  onClose,
}: {
  id: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const known = useKnownRow<StaffReceipt>(RECEIPT_LISTS, id);
  const query = useAdminQuery({ ...receiptQuery(id), placeholderData: known, enabled: isOpen });
  const one = query.data ?? null;
  return (
    <DetailModal
      isOpen={isOpen}
      onClose={onClose}
      title={one === null ? words.oneReceipt : words.receiptNamed(one.number)}
      aside={one && <ReceiptBadge state={one.state} />}
      {...(one?.state === "failed" && { footer: <RetryButton one={one} /> })}
    >
      <DetailBody query={query} errorText={words.notLoaded}>
        {(shown) => (shown === null ? <p>{words.isGone}</p> : <Content one={shown} />)}
      </DetailBody>
    </DetailModal>
  );
}

/** One receipt over the list: what is written, what became of it, and what staff can do. */
export function ReceiptModal({ id, onClose }: ReceiptModalProps) {
  const shown = useOpening(id)?.value ?? null;
  if (shown === null) return null;
  return <OpenReceipt id={shown} isOpen={id !== null} onClose={onClose} />;
}
