import { useForm } from "~/lib/form";
import { useSession } from "~/lib/session";
import type { User } from "@strive/backend/contracts/accounts";
import { phoneText } from "@strive/backend/contracts/phone";
import { LatePart } from "~/shop/late-part";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { PhoneField } from "~/ui/phone-field";
import * as words from "~/words/account";
import * as fields from "~/words/fields";
import { saveProfile } from "./api";
import { Section } from "./section";

const loadChangeEmail = () => import("./change-email");

const valuesOf = ({ firstname, lastname, phone }: User) => ({
  firstname,
  lastname,
  phone: phoneText(phone ?? ""),
});

function ProfileForm({ user }: { user: User }) {
  const { updateUser } = useSession();
  const { form, field, change, isBusy } = useForm({
    start: valuesOf(user),
    rules: () => import("./account-rules"),
    check: (rules, values) => rules.checkProfile(values),
    send: saveProfile,
    onDone: (saved) => {
      updateUser(saved);
      return valuesOf(saved);
    },
    doneText: fields.profileUpdated,
    failureText: fields.profileNotUpdated,
  });
  return (
    <Form {...form} aria-label={fields.profile} className="grid grid-cols-2 gap-x-3.5 gap-y-4">
      <Field
        {...field("firstname")}
        label={fields.firstName}
        autoComplete="given-name"
        required
        maxLength={80}
        isHalf
      />
      <Field
        {...field("lastname")}
        label={fields.lastName}
        autoComplete="family-name"
        required
        maxLength={80}
        isHalf
      />
      <Field
        label={fields.email}
        type="email"
        value={user.email}
        readOnly
        hint={words.emailHint}
        className="bg-stone text-ink-2"
      />
      <PhoneField
        {...field("phone")}
        label={fields.phoneOptional}
        onSettle={(text) => change("phone", text)}
      />
      <Button type="submit" disabled={isBusy} className="col-span-full justify-self-start">
        {isBusy ? fields.saving : fields.saveProfile}
      </Button>
    </Form>
  );
}

export function ProfileSection({ user }: { user: User }) {
  return (
    <Section title={fields.profile}>
      <ProfileForm user={user} />
      <LatePart load={loadChangeEmail} loading={null}>
        {({ ChangeEmail }) => <ChangeEmail />}
      </LatePart>
    </Section>
  );
}
