/** Brings zod along: import it when it is needed, never with a screen. */
import * as words from "~/words/fields";
import { checkBy, type Checked } from "./field-rules";
import {
  changePasswordBodySchema,
  type ChangePasswordBody,
} from "@strive/backend/contracts/accounts";

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** The contract knows nothing of the second typing; it never leaves the page. */
export function checkPasswordChange({
  confirmPassword,
  ...typed
}: PasswordValues): Checked<ChangePasswordBody> {
  const checked = checkBy(changePasswordBodySchema, typed);
  if (confirmPassword === typed.newPassword) return checked;
  const mismatch = { field: "confirmPassword", message: words.newPasswordsDiffer };
  return { body: null, errors: [...(checked.errors ?? []), mismatch] };
}
