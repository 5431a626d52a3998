import MapPin from "lucide-react/icons/map-pin";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ownLocation, type LocationProblem } from "~/lib/own-location";
import type { Pin } from "~/lib/pins";
import * as words from "~/words/pins";
import { Button } from "./button";
import { FieldNotes } from "./field";
import { PIN_LINK, PinLink, pinSentence } from "./pin-link";

interface PinFieldProps {
  value: Pin | null;
  error: string | undefined;
  /** The person at the screen is who is to be found; else a pin can be removed, and none is made. */
  isOwn: boolean;
  hint?: string;
  onChange: (pin: Pin | null) => void;
}

/** Where a phone is, shared with a press: in words, with a link to a map. */
export function PinField({ value, error, isOwn, hint, onChange }: PinFieldProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const isHere = useRef(true);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<LocationProblem | null>(null);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  if (value === null && !isOwn) return null;
  /** What was pressed goes: the field keeps the focus. */
  const settle = (pin: Pin | null) => {
    const hasFocus = ref.current?.contains(document.activeElement) === true;
    flushSync(() => onChange(pin));
    if (hasFocus) ref.current?.focus();
  };
  const share = async () => {
    setIsAsking(true);
    setProblem(null);
    const located = await ownLocation();
    // The form is gone, or the person typed on elsewhere.
    if (!isHere.current) return;
    setIsAsking(false);
    setProblem(located.problem);
    if (located.pin !== null) settle(located.pin);
  };
  const shown = error ?? (problem === null ? undefined : words.problems[problem]);
  return (
    <div
      ref={ref}
      data-field="pin"
      tabIndex={-1}
      role="group"
      aria-label={words.share}
      className="col-span-full grid justify-items-start gap-1.5 outline-none"
    >
      {value !== null && (
        <div className="grid gap-x-4 border-l-2 border-ink pl-3.5">
          <p className="text-[15px]">{pinSentence(value, isOwn)}</p>
          <div className="flex flex-wrap gap-x-5">
            <PinLink pin={value} />
            <button
              type="button"
              aria-label={words.removeIt}
              onClick={() => settle(null)}
              className={PIN_LINK}
            >
              {words.remove}
            </button>
          </div>
          {hint !== undefined && <p className="text-[13px] text-ink-3">{hint}</p>}
        </div>
      )}
      {value === null && (
        <Button
          tone="line"
          size="sm"
          aria-describedby={shown === undefined ? `${id}-hint` : `${id}-error`}
          aria-disabled={isAsking}
          onClick={() => {
            if (!isAsking) void share();
          }}
          className="gap-2"
        >
          <MapPin size={18} strokeWidth={1.6} aria-hidden="true" />
          {isAsking ? words.asking : words.share}
        </Button>
      )}
      <FieldNotes
        id={id}
        label=""
        error={shown}
        hint={value === null && shown === undefined ? words.shareHint : undefined}
      />
      <span role="status" className="sr-only">
        {isAsking ? words.asking : value !== null ? pinSentence(value, isOwn) : (shown ?? "")}
      </span>
    </div>
  );
}
