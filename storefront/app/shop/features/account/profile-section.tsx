import { useForm } from "~/lib/form";
import { useSession } from "~/lib/session";
import type { User } from "@strive/backend/contracts/accounts";
import { phoneText } from "@strive/backend/contracts/phone";
import { useEffect, useEffectEvent } from "react";
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
const loadConfirmPhone = () => import("./confirm-phone");

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
  const phone = phoneText(user.phone ?? "");
  // Confirmed meanwhile: saving the one from before would take it back.
  const show = useEffectEvent((text: string) => change("phone", text));
  useEffect(() => show(phone), [phone]);
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
        hint={user.phoneConfirmed ? words.confirmedPhoneHint : undefined}
        onSettle={(text) => change("phone", text)}
      />
      <Button type="submit" disabled={isBusy} className="col-span-full justify-self-start">
        {isBusy ? fields.saving : fields.saveProfile}
      </Button>
    </Form>
  );
}

interface ProfileSectionProps {
  user: User;
  /** Codes by SMS let people in. */
  hasPhoneLogin: boolean;
}

export function ProfileSection({ user, hasPhoneLogin }: ProfileSectionProps) {
  return (
    <Section title={fields.profile}>
      <ProfileForm user={user} />
      <LatePart load={loadChangeEmail} loading={null}>
        {({ ChangeEmail }) => <ChangeEmail />}
      </LatePart>
      {hasPhoneLogin && (
        <LatePart load={loadConfirmPhone} loading={null}>
          {({ ConfirmPhone }) => <ConfirmPhone user={user} />}
        </LatePart>
      )}
    </Section>
  );
}
