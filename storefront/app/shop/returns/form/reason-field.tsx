import type { ReturnReason } from "@strive/backend/contracts/returns";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId } from "react";
import { controlClass, describe, FieldFrame } from "~/ui/field";
import * as words from "~/words/returns";
import { REASON_WORDS } from "../return-words";

interface ReasonFieldProps {
  /** Of the field, in the form's errors. */
  name: string;
  /** What is returned for this reason. */
  about: string;
  reasons: readonly ReturnReason[];
  value: ReturnReason | "";
  error: string | undefined;
  onChange: (reason: ReturnReason | "") => void;
}

/** Why something is returned: a native select. */
export function ReasonField({ name, about, reasons, value, error, onChange }: ReasonFieldProps) {
  const id = useId();
  const look = { label: words.reason, error };
  return (
    <FieldFrame id={id} look={look}>
      <div className="relative">
        <select
          id={id}
          data-field={name}
          value={value}
          aria-label={words.reasonFor(about)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describe(id, look)}
          onChange={({ target }) =>
            onChange(reasons.find((reason) => reason === target.value) ?? "")
          }
          className={controlClass(error, "min-h-[50px] appearance-none pr-10")}
        >
          <option value="">{words.chooseReason}</option>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {REASON_WORDS[reason]}
            </option>
          ))}
        </select>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
        />
      </div>
    </FieldFrame>
  );
}
