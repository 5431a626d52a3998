import type { ComponentProps } from "react";
import { Field } from "~/ui/field";

const CODE_LENGTH = 6;

/** The digits of what was typed or pasted ("Your code: 482 913"), no more than a code has. */
const digitsOf = (typed: string): string => typed.replace(/\D/g, "").slice(0, CODE_LENGTH);

type CodeFieldProps = Omit<ComponentProps<typeof Field>, "onChange"> & {
  onType: (code: string) => void;
};

export function CodeField({ onType, ...field }: CodeFieldProps) {
  return (
    <Field
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      onChange={(event) => onType(digitsOf(event.target.value))}
      className="min-h-16! text-center text-[26px]! font-bold tracking-[0.4em]"
    />
  );
}
