import { CURRENCIES, CURRENCY_NAMES, useCurrency } from "~/lib/currency";
import { Select } from "~/ui/select";
import * as words from "~/words/frame";

/** `bare` shows codes (navigation bar), `boxed` full names (menu). */
export function CurrencySelect({
  look = "bare",
  className,
}: {
  look?: "bare" | "boxed";
  className?: string;
}) {
  const { currency, setCurrency } = useCurrency();
  return (
    <Select
      label={words.currency}
      look={look}
      className={className}
      value={currency}
      options={CURRENCIES.map((code) => ({
        value: code,
        label: look === "bare" ? code : CURRENCY_NAMES[code],
      }))}
      onChange={(event) => {
        const chosen = CURRENCIES.find((code) => code === event.target.value);
        if (chosen) setCurrency(chosen);
      }}
    />
  );
}
