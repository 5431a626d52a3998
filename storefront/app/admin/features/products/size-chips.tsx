import { useState } from "react";
import { FieldGroup } from "~/admin/shell/form-parts";
import { Button } from "~/ui/button";
import * as words from "~/words/admin-products";
import { AddChip, Chip } from "./chip";

const USUAL = ["XS", "S", "M", "L", "XL", "XXL"];
const LONGEST = 20;

/** "28, 30, 32" is three sizes; blanks are none. */
const sizesIn = (text: string): string[] =>
  text.split(",").flatMap((part) => (part.trim() === "" ? [] : [part.trim()]));

interface SizeChipsProps {
  sizes: readonly string[];
  error: string | undefined;
  onChange: (sizes: readonly string[]) => void;
}

function OtherSize({ onAdd }: { onAdd: (sizes: string[]) => void }) {
  const [typed, setTyped] = useState("");
  const [isTooLong, setIsTooLong] = useState(false);
  const add = () => {
    const found = sizesIn(typed);
    const tooLong = found.some(({ length }) => length > LONGEST);
    setIsTooLong(tooLong);
    if (tooLong || found.length === 0) return;
    onAdd(found);
    setTyped("");
  };
  return (
    <div className="grid gap-1">
      <div className="flex gap-2">
        <input
          aria-label={words.otherSize}
          aria-invalid={isTooLong || undefined}
          placeholder={words.otherSize}
          title={words.otherSizeHint}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            // Enter would send the whole form.
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
          className="h-11 w-full max-w-[180px] min-w-0 rounded-xs border border-line-strong bg-paper px-3 text-[16px]"
        />
        <Button tone="line" size="sm" onClick={add}>
          {words.addOther}
        </Button>
      </div>
      {isTooLong && (
        <p role="alert" className="text-[13.5px] font-medium text-danger">
          {words.sizeTooLong}
        </p>
      )}
    </div>
  );
}

/** The sizes of a product: the usual ones by one press, any other by its text. */
export function SizeChips({ sizes, error, onChange }: SizeChipsProps) {
  const isThere = (size: string) => sizes.some((held) => held.toLowerCase() === size.toLowerCase());
  const add = (more: readonly string[]) => {
    const fresh = more.filter(
      (size, at) =>
        !isThere(size) && more.findIndex((one) => one.toLowerCase() === size.toLowerCase()) === at,
    );
    if (fresh.length > 0) onChange([...sizes, ...fresh]);
  };
  return (
    <FieldGroup label={words.sizes} name="sizes" error={error} isHalf>
      {sizes.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {sizes.map((size) => (
            <Chip
              key={size}
              removeLabel={words.removeSize(size)}
              onRemove={() => onChange(sizes.filter((held) => held !== size))}
            >
              {size}
            </Chip>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {USUAL.filter((size) => !isThere(size)).map((size) => (
          <AddChip key={size} aria-label={words.addSize(size)} onClick={() => add([size])}>
            {size}
          </AddChip>
        ))}
      </div>
      <OtherSize onAdd={add} />
    </FieldGroup>
  );
}
