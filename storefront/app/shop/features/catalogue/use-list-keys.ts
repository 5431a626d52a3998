import { useEffect, useState, type RefObject } from "react";

interface ListKeys {
  field: RefObject<HTMLElement | null>;
  listId: string;
  /** Empty: the list is closed. New rows start with none chosen. */
  rows: readonly unknown[];
  /** Number of rows, including those that are always there. */
  count: number;
  onOpen: () => void;
  onClose: () => void;
  onChoose: (index: number) => void;
}

export const rowId = (listId: string, index: number): string => `${listId}-${index}`;

/**
 * Makes a text field the combobox of a list of options, as the ARIA Authoring Practices describe:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. Attributes are set here, since the field
 * was there first: without this code it is a plain search field.
 * @returns the index of the row that Enter chooses, -1 for none
 */
export function useListKeys(options: ListKeys): number {
  const { field, listId, rows, count, onOpen, onClose, onChoose } = options;
  const [chosen, setChosen] = useState({ rows, index: -1 });
  const index = chosen.rows === rows ? chosen.index : -1;
  const isOpen = rows.length > 0;

  useEffect(() => {
    const told: Record<string, string | null> = {
      role: "combobox",
      autocomplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": String(isOpen),
      "aria-controls": isOpen ? listId : null,
      "aria-activedescendant": index < 0 ? null : rowId(listId, index),
    };
    for (const [name, value] of Object.entries(told)) {
      if (value === null) field.current?.removeAttribute(name);
      else field.current?.setAttribute(name, value);
    }
    if (index >= 0)
      document.getElementById(rowId(listId, index))?.scrollIntoView?.({ block: "nearest" });
  }, [field, listId, isOpen, index]);

  useEffect(() => {
    const move = (step: number, first: number) =>
      setChosen({ rows, index: index < 0 ? first : (index + step + count) % count });
    const keys: Record<string, () => void> = {
      ArrowDown: () => (isOpen ? move(1, 0) : onOpen()),
      ArrowUp: () => (isOpen ? move(-1, count - 1) : onOpen()),
      ...(isOpen && { Escape: onClose }),
      ...(index >= 0 && { Enter: () => onChoose(index) }),
    };
    const onKey = (event: KeyboardEvent) => {
      // An IME composition is in progress.
      if (event.isComposing) return;
      const act = keys[event.key];
      if (act) event.preventDefault();
      // The form is submitted as usual; close the list, since the results are what matters now.
      else if (event.key === "Enter") onClose();
      act?.();
    };
    const input = field.current;
    input?.addEventListener("keydown", onKey);
    return () => input?.removeEventListener("keydown", onKey);
  });
  return index;
}
