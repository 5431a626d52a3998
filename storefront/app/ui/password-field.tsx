import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState, type ComponentProps } from "react";
import * as words from "~/words/ui";
import { cx } from "./cx";
import { Field } from "./field";
import { IconButton } from "./icon-button";

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "type" | "isHalf"> & {
  /** Which one: a password manager fills in the first and makes up the second. */
  autoComplete: "current-password" | "new-password";
};

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, className, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative col-span-full">
      <Field
        {...field}
        label={label}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cx("pr-14", className)}
      />
      <IconButton
        label={isShown ? words.hideField(label) : words.showField(label)}
        onClick={() => setIsShown(!isShown)}
        // Below the label (20 px and a gap of 6), in the middle of the input (50 px).
        className="absolute top-[29px] right-1 text-ink-2"
      >
        <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
