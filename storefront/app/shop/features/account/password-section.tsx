import type { User } from "@strive/backend/contracts/accounts";
import { useChangePasswordFields } from "~/lib/change-password-fields";
import { useSession } from "~/lib/session";
import { ChangePasswordForm } from "~/ui/change-password-fields";
import * as words from "~/words/account";
import * as fields from "~/words/fields";
import { changePassword } from "./api";
import { Section } from "./section";

export function PasswordSection({ user }: { user: User }) {
  const { signIn } = useSession();
  const password = useChangePasswordFields({
    send: changePassword,
    onToken: (token) => signIn(token, user),
  });
  return (
    <Section title={fields.password} help={words.passwordHelp}>
      <ChangePasswordForm email={user.email} password={password} />
    </Section>
  );
}
