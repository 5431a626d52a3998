import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useRef, useState, type ReactNode } from "react";
import { FieldGroup } from "~/admin/shell/form-parts";
import * as words from "~/words/admin-discounts";
import type { Choice } from "./discount-values";

/** For a list to choose from. */
export interface Picking {
  isChosen: (id: string) => boolean;
  toggle: (choice: Choice) => void;
}

interface ScopePickerProps {
  label: string;
  addLabel: string;
  chosen: readonly Choice[];
  error: string | undefined;
  onChange: (chosen: readonly Choice[]) => void;
  /** The list, where it is open. */
  children: (picking: Picking) => ReactNode;
}

function Chip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li className="inline-flex min-h-11 max-w-full items-center border border-line-strong bg-paper pl-3 text-[14px] font-medium">
      <span className="min-w-0 truncate">{name}</span>
      <button
        type="button"
        aria-label={words.remove(name)}
        onClick={onRemove}
        className="grid size-11 flex-none place-items-center hover:text-red"
      >
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  );
}

/** What was chosen, and a list to choose from that opens below it. */
export function ScopePicker(props: ScopePickerProps) {
  const { label, addLabel, chosen, error, onChange, children } = props;
  const addRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(chosen.length === 0);
  const without = (id: string) => chosen.filter((choice) => choice.id !== id);
  const isChosen = (id: string) => chosen.some((choice) => choice.id === id);
  return (
    <FieldGroup label={label} name="scope_ids" error={error}>
      <ul className="flex min-w-0 flex-wrap items-center gap-2">
        {chosen.map(({ id, name }) => (
          <Chip
            key={id}
            name={name}
            onRemove={() => {
              onChange(without(id));
              // The button that had the focus is gone.
              addRef.current?.focus();
            }}
          />
        ))}
        <li>
          <button
            ref={addRef}
            type="button"
            aria-label={addLabel}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="inline-flex min-h-11 items-center gap-1.5 border border-dashed border-line-strong px-3 text-[14px] font-medium hover:border-ink"
          >
            <Plus size={16} aria-hidden="true" />
            {words.addChoice}
          </button>
        </li>
      </ul>
      {isOpen &&
        children({
          isChosen,
          toggle: (choice) =>
            onChange(isChosen(choice.id) ? without(choice.id) : [...chosen, choice]),
        })}
    </FieldGroup>
  );
}
