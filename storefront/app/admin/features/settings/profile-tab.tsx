import type { User } from "@strive/backend/contracts/accounts";
import { useFormFields } from "~/lib/form-fields";
import { useSession } from "~/lib/session";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FieldsNotice } from "~/ui/fields-notice";
import { saveAdminProfile } from "./api";

const valuesOf = ({ name, email, phone }: User) => ({ name, email, phone: phone ?? "" });

export function ProfileTab({ user }: { user: User }) {
  const { updateUser } = useSession();
  const { form, field, isBusy, notice } = useFormFields({
    start: valuesOf(user),
    check: async (values) => (await import("./settings-rules")).checkAdminProfile(values),
    send: saveAdminProfile,
    onDone: (saved) => {
      updateUser(saved);
      return valuesOf(saved);
    },
    doneText: "Profile updated successfully!",
    failureText: "Failed to update profile",
    isFailureTimed: true,
  });
  return (
    <form {...form} aria-label="Profile" className="grid gap-4">
      <FieldsNotice notice={notice} />
      <Field {...field("name")} label="Name" autoComplete="name" required maxLength={80} />
      <Field
        {...field("email")}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <Field
        {...field("phone")}
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        maxLength={32}
      />
      <Button type="submit" disabled={isBusy} className="mt-2 justify-self-start">
        {isBusy ? "Saving..." : "Save Profile"}
      </Button>
    </form>
  );
}
