import type { FieldError } from "@strive/backend/contracts/envelope";
import { useEffect, useRef, useState, type ChangeEvent, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "~/lib/api-error";
import type { Checked } from "~/lib/field-rules";
import type { accountRules } from "./account-rules";
import { failureText, type FailureWords } from "./failure-words";

const loadRules = () => import("./account-rules");

interface AccountForm<Name extends string, Body> {
  /** What the fields hold at first, in the order they are asked. */
  start: Readonly<Record<Name, string>>;
  check: (rules: typeof accountRules, values: Readonly<Record<Name, string>>) => Checked<Body>;
  /** The calls, and what follows. Aborted when the form goes. */
  send: (body: Body, signal: AbortSignal) => Promise<void>;
  words: FailureWords;
}

/** The first sentence of each field; one that stands at an earlier field is not said again. */
function firstPerField(names: readonly string[], found: readonly FieldError[]): FieldError[] {
  const said = new Set<string>();
  return names.flatMap((name) => {
    const error = found.find(({ field }) => field === name);
    if (error === undefined || said.has(error.message)) return [];
    said.add(error.message);
    return [error];
  });
}

/** One step's form: values, errors beside their fields, one request at a time. */
export function useAccountForm<Name extends string, Body>(options: AccountForm<Name, Body>) {
  const names = Object.keys(options.start) as Name[];
  const formRef = useRef<HTMLFormElement>(null);
  const running = useRef<AbortController | null>(null);
  const [values, setValues] = useState(options.start);
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    // A head start only: the rules are asked for again, and awaited, when the form is sent.
    loadRules().catch(() => undefined);
    return () => running.current?.abort();
  }, []);

  const focus = (name: string | undefined) => {
    const control = formRef.current?.elements.namedItem(name ?? "");
    if (control instanceof HTMLElement) control.focus();
  };
  /** False: none of the errors belongs to a field that is here. */
  const show = (found: readonly FieldError[]): boolean => {
    const shown = firstPerField(names, found);
    flushSync(() => {
      setErrors(Object.fromEntries(shown.map(({ field, message }) => [field, message])));
      setIsBusy(false);
    });
    focus(shown[0]?.field);
    return shown.length > 0;
  };
  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.status === 400 && show(error.fieldErrors)) return;
    setFailure(failureText(error, options.words));
  };
  const run = async (signal: AbortSignal) => {
    const { accountRules } = await loadRules();
    const { body, errors: found } = options.check(accountRules, values);
    if (found === null) await options.send(body, signal);
    else show(found);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setIsBusy(true);
    setFailure(null);
    setErrors({});
    void run(controller.signal)
      .catch((error: unknown) => {
        // The form is gone, and nobody waits for what came of it.
        if (!controller.signal.aborted) fail(error);
      })
      .finally(() => {
        running.current = null;
        setIsBusy(false);
      });
  };
  const change = (name: Name, value: string) => {
    setValues((current) => ({ ...current, [name]: value }));
    setErrors((current) => ({ ...current, [name]: undefined }));
  };
  return {
    values,
    change,
    failure,
    fail,
    isBusy,
    /** For the form element. */
    form: { ref: formRef, noValidate: true, onSubmit: submit },
    /** For the field of that name. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      required: true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
    }),
  };
}

export type AccountFormState = Pick<
  ReturnType<typeof useAccountForm>,
  "failure" | "isBusy" | "form"
>;
