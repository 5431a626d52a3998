import type { ReturnItem, StaffReturn } from "@strive/backend/contracts/returns";
import { lookOf } from "~/admin/returns/return-words";
import { FieldGroup } from "~/admin/shell/form-parts";
import { useForm } from "~/lib/form";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { Stepper } from "~/ui/stepper";
import * as words from "~/words/admin-returns";
import {
  cameOf,
  countedOf,
  countStart,
  missingOf,
  withCount,
  type CountedLine,
} from "./counted-lines";
import { toStock } from "./return-texts";
import { useReturnStep } from "./use-return-step";

interface CountStepperProps {
  kind: string;
  name: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

const CountStepper = ({ kind, name, ...count }: CountStepperProps) => (
  <div className="grid gap-1">
    <span aria-hidden="true" className="text-[13px] text-ink-2">
      {kind}
    </span>
    <Stepper {...count} min={0} label={words.countOf(kind, name)} />
  </div>
);

interface LineProps {
  item: ReturnItem;
  counted: CountedLine;
  onCount: (count: Partial<CountedLine>) => void;
}

/** How many of a line came back as new, and how many can't be sold again. */
function Line({ item, counted, onCount }: LineProps) {
  const name = item.product_name;
  const { sellable, damaged } = counted;
  return (
    <li className="grid gap-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <p className="break-words">
        <b className="font-strong">{name}</b>
        <span className="block text-[13.5px] text-ink-2">
          {`${lookOf(item)} · ${words.ofPieces(item.quantity)}`}
        </span>
      </p>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <CountStepper
          kind={words.sellable}
          name={name}
          value={sellable}
          max={item.quantity - damaged}
          onChange={(value) => onCount({ sellable: value })}
        />
        <CountStepper
          kind={words.damaged}
          name={name}
          value={damaged}
          max={item.quantity - sellable}
          onChange={(value) => onCount({ damaged: value })}
        />
      </div>
    </li>
  );
}

/** What came of each line. The pieces as new go back into stock at once. */
export function CountForm({ one }: { one: StaffReturn }) {
  const { items } = one;
  const step = useReturnStep(
    one,
    (after) => words.isReceived(after.return_number, toStock(after)),
    words.notReceived,
  );
  const { values, change, form, errorOf, isBusy } = useForm({
    start: { items: countStart(items) },
    rules: () => import("./step-rules"),
    check: (rules, typed) => rules.checkCount(typed),
    // Of one line: "items.0.sellable".
    nameOf: (wireName) => wireName.split(".")[0],
    send: step.send,
    onDone: (after) => {
      step.onDone(after);
      return undefined;
    },
    failureText: words.notReceived,
  });
  const lines = values.items;
  const came = cameOf(lines);
  const missing = missingOf(items, lines);
  return (
    <Form {...form} className="grid gap-4">
      <FieldGroup
        name="items"
        label={words.countTitle}
        hint={words.countHelp}
        error={errorOf("items")}
      >
        <ul>
          {items.map((item) => (
            <Line
              key={item.item_id}
              item={item}
              counted={countedOf(lines, item.item_id)}
              onCount={(count) => change("items", withCount(lines, item.item_id, count))}
            />
          ))}
        </ul>
      </FieldGroup>
      {came > 0 && missing > 0 && (
        <p role="status" className="text-[14px] text-warning">
          {words.missing(missing)}
        </p>
      )}
      <Button type="submit" size="sm" disabled={isBusy} className="justify-self-start">
        {isBusy ? words.receiving : came === 0 ? words.receive : words.receivePieces(came)}
      </Button>
    </Form>
  );
}
