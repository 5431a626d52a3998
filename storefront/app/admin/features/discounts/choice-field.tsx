import { FieldGroup } from "~/admin/shell/form-parts";
import { Segments } from "~/admin/shell/segments";

interface ChoiceFieldProps<Value extends string> {
  label: string;
  name: string;
  value: Value;
  options: ReadonlyArray<{ value: Value; label: string }>;
  error?: string | undefined;
  onChoose: (value: Value) => void;
}

/** One of a few, side by side. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, name, error, ...choice } = props;
  return (
    <FieldGroup label={label} name={name} error={error}>
      <Segments {...choice} />
    </FieldGroup>
  );
}
