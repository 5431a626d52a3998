import type { User } from "@strive/backend/contracts/accounts";
import { useChangePasswordFields } from "~/lib/change-password-fields";
import { useSession } from "~/lib/session";
import { ChangePasswordForm } from "~/ui/change-password-fields";
import { changeAdminPassword } from "./api";
import { SignOutEverywhere } from "./sign-out-everywhere";

export function SecurityTab({ user }: { user: User }) {
  const { signIn } = useSession();
  const password = useChangePasswordFields({
    send: changeAdminPassword,
    onToken: (token) => signIn(token, user),
    isFailureTimed: true,
  });
  return (
    <>
      <ChangePasswordForm email={user.email} password={password} />
      <SignOutEverywhere user={user} />
    </>
  );
}
