import type { User } from "@strive/backend/contracts/accounts";
import { phoneText } from "@strive/backend/contracts/phone";
import { useState } from "react";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useLeaveGuard } from "~/admin/shell/leave-guard";
import { useForm } from "~/lib/form";
import { useShowMessage } from "~/lib/message-atoms";
import { useSession } from "~/lib/session";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { PhoneField } from "~/ui/phone-field";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-users";
import * as fields from "~/words/fields";
import { updateUser, USERS } from "./api";

const valuesOf = ({ firstname, lastname, email, phone }: User) => ({
  firstname,
  lastname,
  email,
  phone: phoneText(phone ?? ""),
});

interface UserFormProps {
  user: User;
  onClose: () => void;
}

export function UserForm({ user, onClose }: UserFormProps) {
  // As it was when the form opened: what others change meanwhile is not sent back.
  const [start] = useState(() => valuesOf(user));
  const { user: me, updateUser: updateMe } = useSession();
  const invalidate = useInvalidate();
  const show = useShowMessage();

  const onDone = (saved: User) => {
    if (saved.id === me?.id) updateMe(saved);
    show({ tone: "success", text: words.updated(saved.name) });
    void invalidate(USERS);
    guard.release();
    onClose();
    return undefined;
  };
  const { form, field, change, values, isBusy } = useForm({
    start,
    rules: () => import("./user-rules"),
    check: (rules, typed) => rules.checkUserChanges(typed, start),
    send: (body) => updateUser(user.id, body),
    onDone,
    failureText: words.notUpdated,
  });
  const names = Object.keys(start) as Array<keyof typeof start>;
  const isDirty = names.some((name) => values[name] !== start[name]);
  const guard = useLeaveGuard(isDirty);

  return (
    <Form {...form} aria-label={words.formLabel} className="grid grid-cols-2 gap-4">
      <Field {...field("firstname")} label={fields.firstName} isHalf required maxLength={80} />
      <Field {...field("lastname")} label={fields.lastName} isHalf required maxLength={80} />
      <Field
        {...field("email")}
        label={fields.email}
        type="email"
        inputMode="email"
        required
        hint={words.emailHint}
      />
      <PhoneField
        {...field("phone")}
        label={fields.phoneOptional}
        onSettle={(text) => change("phone", text)}
      />
      <div className="col-span-full mt-2 flex flex-wrap justify-end gap-3">
        <Button tone="line" size="sm" onClick={onClose}>
          {shell.cancel}
        </Button>
        <Button type="submit" size="sm" disabled={isBusy || !isDirty}>
          {isBusy ? shell.saving : shell.save}
        </Button>
      </div>
      {guard.dialog}
    </Form>
  );
}
