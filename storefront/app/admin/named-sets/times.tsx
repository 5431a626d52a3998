import { dateTimeText } from "~/lib/order-words";

interface TimesProps {
  /** ISO 8601; null: always, and for good. */
  from: string | null;
  until: string | null;
}

export function Times({ from, until }: TimesProps) {
  if (from === null && until === null) return "–";
  return (
    <>
      {from !== null && <time dateTime={from}>{dateTimeText(from)}</time>}
      {until !== null && (
        <>
          {" – "}
          <time dateTime={until}>{dateTimeText(until)}</time>
        </>
      )}
    </>
  );
}
