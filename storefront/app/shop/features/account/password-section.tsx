import type { User } from "@strive/backend/contracts/accounts";
import { useChangePasswordFields } from "~/lib/change-password-fields";
import { useSession } from "~/lib/session";
import { ChangePasswordForm } from "~/ui/change-password-fields";
import { changePassword } from "./api";
import { Section } from "./section";

export function PasswordSection({ user }: { user: User }) {
  const { signIn } = useSession();
  const password = useChangePasswordFields({
    send: changePassword,
    onToken: (token) => signIn(token, user),
  });
  return (
    <Section title="Password" help="Every other device is signed out when you change it.">
      <ChangePasswordForm email={user.email} password={password} />
    </Section>
  );
}
