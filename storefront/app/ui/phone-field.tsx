import { readPhone, type PhoneNetwork } from "@strive/backend/contracts/phone";
import type { ComponentProps } from "react";
import * as words from "~/words/fields";
import { Field } from "./field";

interface PhoneFieldProps extends Omit<ComponentProps<typeof Field>, "value" | "echo" | "type"> {
  value: string;
  /** Where its owner has moved it; by default what its first digits say. */
  network?: PhoneNetwork | null;
  /** The number as people write it, when the field was left with one. */
  onSettle: (text: string) => void;
}

/** Takes a number in whatever way it is written, and says which one it understood. */
export function PhoneField({ value, network = null, onSettle, onBlur, ...field }: PhoneFieldProps) {
  const read = readPhone(value);
  return (
    <Field
      autoComplete="tel"
      placeholder={words.phoneExample}
      maxLength={64}
      {...field}
      type="tel"
      value={value}
      echo={read.phone === null ? undefined : words.phoneIs(network ?? read.network, read.fullText)}
      onBlur={(event) => {
        if (read.phone !== null && read.text !== value) onSettle(read.text);
        onBlur?.(event);
      }}
    />
  );
}
