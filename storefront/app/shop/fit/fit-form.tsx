import type { SizeTable } from "@strive/backend/contracts/size-charts";
import { useRef, useState, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import { Field } from "~/ui/field";
import * as words from "~/words/fit";
import { wearers } from "~/words/size-guide";
import { SegmentField } from "../reviews/segment-field";
import { LIKES, type Like, type Person } from "./find-size";
import { readPerson, type PersonErrors, type TypedPerson } from "./person-rules";

interface FitFormProps {
  /** For the button outside. */
  id: string;
  tables: readonly SizeTable[];
  /** Whose sizes. */
  table: SizeTable;
  onTable: (table: SizeTable) => void;
  start: Person | undefined;
  isKept: boolean;
  onKept: (isKept: boolean) => void;
  onDone: (person: Person) => void;
}

const textOf = (value: number | undefined) => (value === undefined ? "" : String(value));

/** Height, weight and what somebody likes. Nothing of it is sent. */
export function FitForm({
  id,
  tables,
  table,
  onTable,
  start,
  isKept,
  onKept,
  onDone,
}: FitFormProps) {
  const [typed, setTyped] = useState<TypedPerson>({
    height: textOf(start?.height),
    weight: textOf(start?.weight),
  });
  const [like, setLike] = useState<Like>(start?.like ?? "regular");
  const [errors, setErrors] = useState<PersonErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const { wearer } = table;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const { person, errors: found } = readPerson(typed, wearer);
    if (person !== null) return onDone({ ...person, like });
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  };
  const number = (name: keyof TypedPerson, unit: string) => (
    <Field
      name={name}
      label={`${words[name]} (${unit})`}
      value={typed[name]}
      onChange={({ target }) => {
        setTyped({ ...typed, [name]: target.value });
        setErrors({ ...errors, [name]: undefined });
      }}
      {...(errors[name] !== undefined && { error: errors[name] })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      required
      isHalf
    />
  );

  return (
    <form ref={form} id={id} noValidate onSubmit={submit} className="grid gap-[18px]">
      <p className="text-[15px] text-ink-2">{wearer === "kids" ? words.helpKids : words.help}</p>
      {tables.length > 1 && (
        <SegmentField
          label={words.whose}
          choices={tables.map((one) => ({ value: one.wearer, text: wearers[one.wearer] }))}
          value={wearer}
          onChoose={(value) => {
            const chosen = tables.find((one) => one.wearer === value);
            if (chosen) onTable(chosen);
          }}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        {number("height", words.cm)}
        {number("weight", words.kg)}
      </div>
      <SegmentField
        label={words.like}
        choices={LIKES.map((value) => ({ value, text: words.LIKES[value] }))}
        value={like}
        onChoose={(value) => setLike(LIKES.find((one) => one === value) ?? like)}
      />
      <div>
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            checked={isKept}
            onChange={({ target }) => onKept(target.checked)}
            className="size-5 accent-ink"
          />
          {words.remember}
        </label>
        <p className="text-[13px] text-ink-3">{words.rememberHelp}</p>
      </div>
    </form>
  );
}
