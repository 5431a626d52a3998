import type { User } from "@strive/backend/contracts/accounts";
import { phoneText } from "@strive/backend/contracts/phone";
import { useForm } from "~/lib/form";
import { useSession } from "~/lib/session";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { PhoneField } from "~/ui/phone-field";
import * as words from "~/words/admin-settings";
import * as fields from "~/words/fields";
import { saveAdminProfile } from "./api";

const valuesOf = ({ name, email, phone }: User) => ({ name, email, phone: phoneText(phone ?? "") });

export function ProfileTab({ user }: { user: User }) {
  const { updateUser } = useSession();
  const { form, field, change, isBusy } = useForm({
    start: valuesOf(user),
    rules: () => import("./settings-rules"),
    check: (rules, values) => rules.checkAdminProfile(values),
    send: saveAdminProfile,
    onDone: (saved) => {
      updateUser(saved);
      return valuesOf(saved);
    },
    doneText: fields.profileUpdated,
    failureText: fields.profileNotUpdated,
    isFailureTimed: true,
  });
  return (
    <Form {...form} aria-label={fields.profile} className="grid gap-4">
      <Field {...field("name")} label={words.name} autoComplete="name" required maxLength={80} />
      <Field
        {...field("email")}
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <PhoneField
        {...field("phone")}
        label={fields.phoneOptional}
        onSettle={(text) => change("phone", text)}
      />
      <Button type="submit" disabled={isBusy} className="mt-2 justify-self-start">
        {isBusy ? fields.saving : fields.saveProfile}
      </Button>
    </Form>
  );
}
