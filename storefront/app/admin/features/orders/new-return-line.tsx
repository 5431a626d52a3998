import type { ReturnReason } from "@strive/backend/contracts/returns";
import { optionsOf, REASON_NAMES } from "~/admin/returns/return-words";
import { Picture } from "~/ui/picture";
import { Select } from "~/ui/select";
import * as words from "~/words/admin-returns";
import { itemText } from "./item-words";
import type { ChosenLine, ReturnableLine } from "./new-return-lines";

const REASONS = [{ value: "", label: words.chooseReason }, ...optionsOf(REASON_NAMES)];

interface LineProps {
  line: ReturnableLine;
  chosen: ChosenLine;
  /** The form said so. */
  isFaulty: boolean;
  onChoose: (choice: Partial<ChosenLine>) => void;
}

/** How many of a line come back, and once some do, why. */
export function NewReturnLine({ line: { item, most }, chosen, isFaulty, onChoose }: LineProps) {
  const name = item.product_name;
  const counts = Array.from({ length: most + 1 }, (_, at) => ({
    value: String(at),
    label: words.someOf(at, most),
  }));
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3 border-t border-line py-2.5 first:border-t-0 first:pt-0">
      <Picture src={item.image} alt="" sizes="48px" className="aspect-4/5 w-12" />
      <p className="min-w-0 break-words">
        <b className="font-strong">{name}</b>
        <span className="block text-[13.5px] text-ink-2">{itemText(item)}</span>
      </p>
      <Select
        label={words.quantityOf(name)}
        value={String(chosen.quantity)}
        options={counts}
        onChange={({ target }) => onChoose({ quantity: Number(target.value) })}
        className="w-[104px]"
      />
      {chosen.quantity > 0 && (
        <Select
          label={words.reasonOf(name)}
          value={chosen.reason}
          options={REASONS}
          aria-invalid={(isFaulty && chosen.reason === "") || undefined}
          onChange={({ target }) => onChoose({ reason: target.value as ReturnReason | "" })}
          className="col-span-full"
        />
      )}
    </li>
  );
}
