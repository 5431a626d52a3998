import { useId } from "react";
import { describe, FieldNotes } from "~/ui/field";
import * as words from "~/words/admin-products";

interface GiftCardTickProps {
  isOn: boolean;
  error: string | undefined;
  onChange: (isOn: boolean) => void;
}

/** Whether the product is a gift card. */
export function GiftCardTick({ isOn, error, onChange }: GiftCardTickProps) {
  const id = useId();
  const look = { label: words.giftCard, hint: words.giftCardHint, error };
  return (
    <div className="col-span-full grid justify-items-start gap-1.5">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-[15px] font-strong">
        <input
          type="checkbox"
          name="is_gift_card"
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describe(id, look)}
          className="size-5 accent-ink"
        />
        {look.label}
      </label>
      <FieldNotes id={id} {...look} />
    </div>
  );
}
