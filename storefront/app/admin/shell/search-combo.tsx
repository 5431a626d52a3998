import Search from "lucide-react/icons/search";
import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { failureText, type AdminQuery } from "~/admin/data/admin-query";
import { cx } from "~/ui/cx";
import { LoadError } from "~/ui/message";
import * as words from "~/words/admin";

interface SearchComboProps<Row> {
  /** Read aloud, and shown while the field is empty. */
  label: string;
  /** Of the field, where errors go. */
  name: string;
  typed: string;
  onType: (typed: string) => void;
  /** Null: nothing is looked for yet. */
  found: AdminQuery<readonly Row[]> | null;
  rowKey: (row: Row) => string;
  /** It is shown, and can't be chosen. */
  isOff?: (row: Row) => boolean;
  row: (row: Row) => ReactNode;
  /** @param goesOn the same search is gone on with */
  onChoose: (row: Row, goesOn: boolean) => void;
  none: string;
  countText: (count: number) => string;
  /** Below the rows. */
  foot?: ReactNode;
  error?: string | undefined;
}

const intoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView?.({ block: "nearest" });

/**
 * A field that finds things in a list below it: the arrows choose, Enter takes, Shift and Enter take
 * and go on with the same search, Escape closes.
 */
export function SearchCombo<Row>(props: SearchComboProps<Row>) {
  const { label, name, typed, onType, found, rowKey, isOff = () => false, onChoose } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const rows = found?.data ?? [];
  const isShown = isOpen && found !== null;
  const current = isShown ? rows[Math.min(active, rows.length - 1)] : undefined;
  const optionId = (row: Row) => `${id}-${rowKey(row)}`;

  const take = (row: Row | undefined, goesOn: boolean) => {
    if (row === undefined || isOff(row)) return;
    if (!goesOn) {
      setIsOpen(false);
      setActive(0);
    }
    onChoose(row, goesOn);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isShown) setIsOpen(true);
      else if (rows.length > 0) {
        const step = event.key === "ArrowDown" ? 1 : -1;
        setActive((Math.min(active, rows.length - 1) + step + rows.length) % rows.length);
      }
    } else if (event.key === "Enter") {
      // Never the whole form.
      event.preventDefault();
      // What was found before is not what is meant now, by somebody who types on.
      if (found?.isOld !== true) take(current, event.shiftKey);
    } else if (event.key === "Escape" && isShown) {
      event.preventDefault();
      setIsOpen(false);
    }
  };

  return (
    <div
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        // Still open while the focus is on what is in the list.
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <Search
        size={20}
        strokeWidth={1.6}
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 left-3.5 text-ink-3"
      />
      <input
        type="text"
        role="combobox"
        name={name}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={id}
        aria-activedescendant={current === undefined ? undefined : optionId(current)}
        aria-invalid={props.error !== undefined || undefined}
        aria-describedby={props.error === undefined ? undefined : `${id}-error`}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          onType(target.value);
          setIsOpen(true);
          setActive(0);
        }}
        onFocus={() => setIsOpen(true)}
        onKeyDown={onKeyDown}
        className={cx(
          "h-12 w-full rounded-xs bg-paper pr-3.5 pl-11 text-[16px]",
          props.error === undefined ? "border border-line-strong" : "border-2 border-danger",
        )}
      />
      {props.error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 text-[13.5px] font-medium text-danger">
          {props.error}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its rows are pressed, and it keeps the focus from moving */}
      <div
        hidden={!isShown}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
        className="absolute top-12 left-0 z-20 w-full border border-ink bg-paper shadow-float"
      >
        <div
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          aria-busy={found?.isOld === true ? true : undefined}
          className="max-h-[336px] overflow-y-auto overscroll-contain"
        >
          {isShown &&
            rows.map((row) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
              <div
                key={rowKey(row)}
                id={optionId(row)}
                ref={row === current ? intoView : undefined}
                role="option"
                tabIndex={-1}
                aria-selected={row === current}
                aria-disabled={isOff(row) || undefined}
                onClick={(event) => take(row, event.shiftKey)}
                className={cx(
                  "border-b border-line px-3.5 py-2 last:border-b-0",
                  isOff(row) ? "text-ink-3" : "cursor-pointer hover:bg-stone",
                  row === current && "bg-stone",
                )}
              >
                {props.row(row)}
              </div>
            ))}
        </div>
        {isShown && found.isLoading && <p className="px-3.5 py-3">{words.searching}</p>}
        {isShown && found.data !== undefined && rows.length === 0 && (
          <p className="px-3.5 py-3">{props.none}</p>
        )}
        {isShown && found.error !== null && found.data === undefined && (
          <div className="p-3.5">
            <LoadError text={failureText(found.error)} onRetry={found.retry} />
          </div>
        )}
        {isShown && rows.length > 0 && props.foot}
      </div>
      <span role="status" className="sr-only">
        {isShown && found.data !== undefined && !found.isOld ? props.countText(rows.length) : ""}
      </span>
    </div>
  );
}
