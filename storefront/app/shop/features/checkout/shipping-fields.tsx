import { DISTRICTS, districtOf, PROVINCES } from "@strive/backend/contracts/places";
import { useId, type ComponentProps } from "react";
import { Field } from "~/ui/field";
import * as words from "~/words/checkout";
import * as fields from "~/words/fields";
import type { FieldName, ShippingValues } from "./shipping-form";
import type { ShippingFormState } from "./use-shipping-form";

type InputProps = Omit<ComponentProps<typeof Field>, "name" | "value" | "label">;

interface Look extends InputProps {
  name: FieldName;
  label: string;
}

const LOOKS: readonly Look[] = [
  { name: "firstName", label: fields.firstName, autoComplete: "given-name", isHalf: true },
  { name: "lastName", label: fields.lastName, autoComplete: "family-name", isHalf: true },
  { name: "email", label: fields.email, type: "email", inputMode: "email", autoComplete: "email" },
  {
    name: "phone",
    label: fields.phone,
    type: "tel",
    autoComplete: "tel",
    hint: words.phoneHint,
  },
  { name: "address", label: words.address, autoComplete: "address-line1" },
  { name: "city", label: words.city, autoComplete: "address-level2", isHalf: true },
  {
    name: "district",
    label: words.district,
    autoComplete: "address-level1",
    placeholder: words.districtExample,
    isHalf: true,
  },
];

const isKigali = (place: string): boolean => place.trim().toLowerCase() === "kigali";

function hintOf(
  look: Look,
  values: ShippingValues,
  promise: ShippingFieldsProps["promise"],
): string | undefined {
  if (look.name !== "district") return look.hint;
  const { city, district } = values;
  const known = districtOf(district);
  if (known !== null) return words.deliveryIn(promise(known));
  return isKigali(city) || isKigali(district)
    ? words.inKigali(PROVINCES["City of Kigali"])
    : undefined;
}

interface ShippingFieldsProps {
  form: ShippingFormState;
  /** How long a district's delivery takes. */
  promise: (district: string) => string;
}

export function ShippingFields({ form, promise }: ShippingFieldsProps) {
  const listId = useId();
  return (
    <div className="grid grid-cols-2 gap-x-3.5 gap-y-4">
      {LOOKS.map((look) => (
        <Field
          key={look.name}
          {...look}
          required
          list={look.name === "district" ? listId : undefined}
          hint={hintOf(look, form.values, promise)}
          error={form.errors[look.name]}
          value={form.values[look.name]}
          onChange={(event) => form.change(look.name, event.target.value)}
          onBlur={() => {
            // Rules that can't be loaded now are loaded, or missed aloud, when the order is placed.
            form.leave(look.name).catch(() => undefined);
          }}
        />
      ))}
      <datalist id={listId}>
        {DISTRICTS.map((district) => (
          <option key={district} value={district} />
        ))}
      </datalist>
    </div>
  );
}
