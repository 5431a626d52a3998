import Search from "lucide-react/icons/search";
import { useEffect, useRef, useState } from "react";

/** Milliseconds after the last key until the list is searched. */
const SETTLE_MS = 300;

interface SearchBoxProps {
  /** Read aloud, and shown while the field is empty. */
  label: string;
  /** The value in the URL. */
  value: string;
  onSearch: (text: string) => void;
  /**
   * Enter was pressed. True: it names one thing, and the caller looks for that. Once the field has
   * the focus again, what is typed or scanned replaces it.
   */
  onEnter?: ((text: string) => boolean) | undefined;
}

/** Searches when one stops typing; Enter does not wait. */
export function SearchBox({ label, value, onSearch, onEnter }: SearchBoxProps) {
  /** The text named one thing, which may have opened over the list since. */
  const isDone = useRef(false);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The URL was changed elsewhere: by Back, or "Clear filters".
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), afterMs);
  };
  return (
    <form
      role="search"
      className="relative w-full lg:max-w-[480px]"
      onSubmit={(event) => {
        event.preventDefault();
        isDone.current = onEnter?.(typed.trim()) ?? false;
        if (isDone.current) clearTimeout(timer.current);
        else search(typed, 0);
      }}
    >
      <Search
        size={20}
        strokeWidth={1.6}
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 left-3.5 text-ink-3"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={100}
        onFocus={({ target }) => {
          if (isDone.current) target.select();
        }}
        onChange={({ target }) => {
          isDone.current = false;
          setTyped(target.value);
          search(target.value, SETTLE_MS);
        }}
        className="h-12 w-full rounded-xs border border-line-strong bg-paper pr-3.5 pl-11 text-[16px]"
      />
    </form>
  );
}
