import type { useChangePasswordFields } from "~/lib/change-password-fields";
import * as words from "~/words/change-password";
import { Button } from "./button";
import { Form } from "./form";
import { PasswordField } from "./password-field";

interface ChangePasswordFormProps {
  /** The person's address, for password managers only. */
  email: string;
  password: ReturnType<typeof useChangePasswordFields>;
}

/** Current password, new password, and the new one again. */
export function ChangePasswordForm({ email, password }: ChangePasswordFormProps) {
  const { form, field, isBusy } = password;
  return (
    <Form {...form} aria-label={words.formLabel} className="grid gap-4">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field("currentPassword")}
        label={words.current}
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...field("newPassword")}
        label={words.next}
        autoComplete="new-password"
        required
        minLength={6}
        hint={field("newPassword").error === undefined ? words.nextHint : undefined}
      />
      <PasswordField
        {...field("confirmPassword")}
        label={words.nextAgain}
        autoComplete="new-password"
        required
      />
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        {isBusy ? words.saving : words.submit}
      </Button>
    </Form>
  );
}
