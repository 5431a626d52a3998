import type { StaffSheet } from "@strive/backend/contracts/deliveries";
import { sheetLink } from "~/admin/deliveries/api";
import { useDeliveryAct } from "~/admin/deliveries/use-delivery-act";
import { FormPanel } from "~/admin/shell/form-panel";
import { francs } from "~/admin/shell/order-money";
import { PhoneLinks } from "~/admin/shell/phone-links";
import { useCopy } from "~/admin/shell/use-copy";
import { useShowMessage } from "~/lib/message-atoms";
import { loadServerText } from "~/lib/use-server-text";
import { Button } from "~/ui/button";
import { Message } from "~/ui/message";
import * as words from "~/words/admin-deliveries";
import { renewLink, sendSheet } from "./api";
import { CountForm } from "./count-form";
import { ordersToLookAt } from "./orders-to-look-at";
import { OrderLink, ReportRow, StopRow } from "./stop-row";

const LINK =
  "inline-flex min-h-11 items-center underline underline-offset-4 hover:text-red text-[14px]";

function LinkButtons({ sheet, token }: { sheet: StaffSheet; token: string }) {
  const show = useShowMessage();
  const { copy, dialog } = useCopy();
  const { isBusy, error, act } = useDeliveryAct();
  const link = sheetLink(token);
  const { name, phone } = sheet.rider;
  const text = encodeURIComponent(words.linkText(name, link));
  const tab = { target: "_blank", rel: "noopener noreferrer" } as const;
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <a href={link} className={LINK} {...tab}>
        {words.openSheet}
      </a>
      <button type="button" className={LINK} onClick={() => void copy(link, words.linkCopied)}>
        {words.copyLink}
      </button>
      <a href={`https://wa.me/${phone.replace(/\D/g, "")}?text=${text}`} className={LINK} {...tab}>
        {words.sendLink}
      </a>
      <button
        type="button"
        disabled={isBusy}
        title={words.renewHelp}
        className={LINK}
        onClick={() =>
          void act(async () => {
            await renewLink(sheet.id);
            show({ tone: "success", text: words.renewed });
          })
        }
      >
        {words.newLink}
      </button>
      {error !== null && <Message tone="danger">{error}</Message>}
      {dialog}
    </div>
  );
}

function SendButton({ sheet }: { sheet: StaffSheet }) {
  const show = useShowMessage();
  const { isBusy, error, setError, act } = useDeliveryAct();
  const count = sheet.stops.filter(({ state }) => state === "planned").length;
  if (count === 0 && error === null) return null;
  const send = () =>
    act(async () => {
      const { refused } = await sendSheet(sheet.id);
      if (refused.length === 0) {
        return show({ tone: "success", text: words.sentOut(sheet.rider.name) });
      }
      const textOf = await loadServerText();
      const texts = refused.map(
        ({ order_number, message }) => `${order_number}: ${textOf(message)}.`,
      );
      setError(words.notSent(texts.join(" ")));
    });
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      {error !== null && <Message tone="danger">{error}</Message>}
      {count > 0 && (
        <Button size="sm" disabled={isBusy} onClick={() => void send()}>
          {isBusy ? words.sending : words.sendOut(count)}
        </Button>
      )}
    </div>
  );
}

function Money({ sheet }: { sheet: StaffSheet }) {
  const { counted } = sheet;
  const odd = ordersToLookAt(sheet.reports);
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-[14px]">
        {[
          { label: counted === null ? words.collected : words.handedIn, amount: sheet.cash_taken },
          { label: words.open, amount: sheet.cash_due },
        ].map(({ label, amount }) => (
          <div key={label}>
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-[17px] font-strong">{francs(amount)}</dd>
          </div>
        ))}
      </dl>
      {counted === null ? (
        sheet.reports.length > 0 && <CountForm sheet={sheet} />
      ) : (
        <>
          <p className="text-[14px] font-strong text-success">
            {words.countedBy(francs(counted.amount), counted.by)}
            {counted.reason !== null && (
              <span className="block text-warning">
                {words.difference(francs(counted.amount - counted.expected), counted.reason)}
              </span>
            )}
          </p>
          {odd.length > 0 && (
            <div className="bg-warning-tint px-4 py-2 text-[14px]">
              <p className="font-strong text-warning">{words.lookAt}</p>
              <ul aria-label={words.lookAt} className="flex flex-wrap gap-x-4">
                {odd.map(({ id, number }) => (
                  <li key={id}>
                    <OrderLink id={id} number={number} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
    </div>
  );
}

interface SheetPanelProps {
  sheet: StaffSheet;
  chosen: readonly string[];
  onToggle: (parcelId: string) => void;
}

/** One rider's day: what is on it, what was said, and the cash. */
export function SheetPanel({ sheet, chosen, onToggle }: SheetPanelProps) {
  const { rider, stops, reports, token } = sheet;
  return (
    <FormPanel title={words.sheetOf(rider.name)}>
      <PhoneLinks firstname={rider.name} phone={rider.phone} text="" />
      {token !== null && <LinkButtons sheet={sheet} token={token} />}
      {stops.length > 0 && (
        <ul aria-label={words.parcels(stops.length)} className="mt-2">
          {stops.map((stop) => (
            <StopRow
              key={stop.id}
              stop={stop}
              choice={{ isOn: chosen.includes(stop.id), onToggle: () => onToggle(stop.id) }}
            />
          ))}
        </ul>
      )}
      <SendButton sheet={sheet} />
      {reports.length > 0 && (
        <ul aria-label={words.said} className="mt-4 border-t border-line pt-2">
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      )}
      <Money sheet={sheet} />
    </FormPanel>
  );
}
