import type { useChangePasswordFields } from "~/lib/change-password-fields";
import { Button } from "./button";
import { FieldsNotice } from "./fields-notice";
import { PasswordField } from "./password-field";

interface ChangePasswordFormProps {
  /** The person's address, for password managers only. */
  email: string;
  password: ReturnType<typeof useChangePasswordFields>;
}

/** Current password, new password, and the new one again. */
export function ChangePasswordForm({ email, password }: ChangePasswordFormProps) {
  const { form, field, isBusy, notice } = password;
  return (
    <form {...form} aria-label="Change password" className="grid gap-4">
      <FieldsNotice notice={notice} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field("currentPassword")}
        label="Current password"
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...field("newPassword")}
        label="New password"
        autoComplete="new-password"
        required
        minLength={6}
        hint={field("newPassword").error === undefined ? "At least 6 characters." : undefined}
      />
      <PasswordField
        {...field("confirmPassword")}
        label="Confirm new password"
        autoComplete="new-password"
        required
      />
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        {isBusy ? "Saving..." : "Change Password"}
      </Button>
    </form>
  );
}
