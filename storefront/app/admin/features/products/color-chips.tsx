import { NAMED_COLORS } from "@strive/backend/contracts/colors";
import { useState } from "react";
import { FieldGroup } from "~/admin/shell/form-parts";
import { labelOfColor } from "~/lib/variant-choice";
import { Button } from "~/ui/button";
import * as words from "~/words/admin-products";
import { colorText } from "~/words/colors";
import { AddChip, Chip, Swatch } from "./chip";

const FIRST = "#b5301a";

interface ColorChipsProps {
  /** `#rrggbb` */
  colors: readonly string[];
  error: string | undefined;
  onChange: (colors: readonly string[]) => void;
}

function Palette({ colors, onAdd }: { colors: readonly string[]; onAdd: (hex: string) => void }) {
  const [own, setOwn] = useState(FIRST);
  return (
    <div className="grid gap-3 border border-line bg-chalk p-3">
      <div role="group" aria-label={words.palette} className="flex flex-wrap gap-1.5">
        {NAMED_COLORS.filter(({ hex }) => !colors.includes(hex)).map(({ name, hex }) => (
          <button
            key={hex}
            type="button"
            aria-label={words.addNamed(colorText(name))}
            onClick={() => onAdd(hex)}
            className="inline-flex min-h-11 items-center gap-2 border border-transparent bg-paper px-2.5 text-[13px] font-medium hover:border-ink"
          >
            <Swatch hex={hex} />
            {colorText(name)}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        <label className="flex items-center gap-2.5 text-[14px] font-medium">
          {words.ownColor}
          <input
            type="color"
            value={own}
            onChange={({ target }) => setOwn(target.value.toLowerCase())}
            className="h-11 w-14 cursor-pointer border border-line-strong bg-paper p-1"
          />
        </label>
        <Button tone="line" size="sm" onClick={() => onAdd(own)}>
          {words.addNamed(words.namedColor(labelOfColor(own), own))}
        </Button>
      </div>
    </div>
  );
}

/** The colours of a product, each with the name that shoppers hear. */
export function ColorChips({ colors, error, onChange }: ColorChipsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FieldGroup label={words.colors} name="colors" error={error}>
      <div className="flex flex-wrap gap-2">
        <ul className="contents">
          {colors.map((hex) => (
            <Chip
              key={hex}
              removeLabel={words.removeColor(words.namedColor(labelOfColor(hex), hex))}
              onRemove={() => onChange(colors.filter((held) => held !== hex))}
            >
              <Swatch hex={hex} />
              {labelOfColor(hex)} <span className="text-ink-3">{hex}</span>
            </Chip>
          ))}
        </ul>
        <AddChip aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {words.addColor}
        </AddChip>
      </div>
      {isOpen && (
        <Palette
          colors={colors}
          onAdd={(hex) => {
            if (!colors.includes(hex)) onChange([...colors, hex]);
          }}
        />
      )}
    </FieldGroup>
  );
}
