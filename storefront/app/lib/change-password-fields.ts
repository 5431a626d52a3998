import type { ChangePasswordBody } from "@strive/backend/contracts/accounts";
import * as words from "~/words/fields";
import type { PasswordValues } from "./change-password-field-rules";
import { useForm } from "./form";

/** Empty, in the order they are asked. */
const EMPTY = { currentPassword: "", newPassword: "", confirmPassword: "" };

interface PasswordChange {
  /** Answers with the new token; every older one is dead. */
  send: (body: ChangePasswordBody) => Promise<string>;
  onToken: (token: string) => void;
  isFailureTimed?: boolean;
}

/** A change of one's own password, in the shop and in the admin. */
export const useChangePasswordFields = ({
  send,
  onToken,
  isFailureTimed = false,
}: PasswordChange) =>
  useForm({
    start: EMPTY,
    rules: () => import("./change-password-field-rules"),
    check: (rules, values: PasswordValues) => rules.checkPasswordChange(values),
    send,
    onDone: (token) => {
      onToken(token);
      return EMPTY;
    },
    doneText: words.passwordChanged,
    failureText: words.passwordNotChanged,
    isFailureTimed,
  });
