/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy } from "~/lib/field-rules";
import { updateUserBodySchema } from "@strive/backend/contracts/accounts";

/** Only what differs from `start` is sent; all of it is checked. */
export function checkUserChanges<Name extends string>(
  values: Readonly<Record<Name, string>>,
  start: Readonly<Record<Name, string>>,
) {
  const checked = checkBy(updateUserBodySchema, values);
  if (checked.errors !== null) return checked;
  const names = Object.keys(values) as Name[];
  const changed = names.filter((name) => values[name] !== start[name]);
  return {
    body: Object.fromEntries(
      changed.map((name) => [name, checked.body[name as keyof typeof checked.body]]),
    ) as typeof checked.body,
    errors: null,
  };
}
