import type { FieldError } from "@strive/backend/contracts/envelope";
import { useEffect, useRef, useState, type ChangeEvent, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import {
  useForm as useHookForm,
  type DefaultValues,
  type Path,
  type PathValue,
} from "react-hook-form";
import * as apiErrors from "~/words/api-errors";
import * as words from "~/words/fields";
import { ApiError } from "./api-error";
import { failureText, UnexpectedAnswer, type WordsOf } from "./failure-text";
import type { Checked } from "./field-rules";

/** Milliseconds a form's message stays. */
const NOTICE_MS = 5000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FieldsOptions<Values extends object, Rules, Body> {
  /** What the fields hold at first, in the order they are asked. */
  start: Values;
  /** Loads the contract: with the first field that is entered, and again when the form is sent. */
  rules: () => Promise<Rules>;
  /** The typed values by the contract; its errors name fields. */
  check: (rules: Rules, values: Values) => Checked<Body>;
  /** The field that a name of the wire belongs to; absent: see `fieldOfWire`. */
  nameOf?: (wireName: string) => string | undefined;
  /** After each change by the person, with all values. */
  onChange?: (values: Values) => void;
}

/** The field that a name of the wire belongs to, which mostly has that name: what is wrong with a part of a pin is said of the pin. */
export const fieldOfWire = (wireName: string): string =>
  wireName.startsWith("pin.") ? "pin" : wireName;

/** A control that is named, or the first faulty one of a group that is, or the group. */
function controlOf(form: HTMLElement | null, name: string): HTMLElement | null {
  const group = `[data-field="${name}"]`;
  const places = [`[name="${name}"]`, `${group} [aria-invalid]`, group];
  return places.flatMap((place) => form?.querySelector<HTMLElement>(place) ?? [])[0] ?? null;
}

/** What was typed into a page before its scripts came; null where nothing was. */
const typedInto = (control: Control): string | null =>
  !(control instanceof HTMLSelectElement) && control.value !== control.defaultValue
    ? control.value
    : null;

/**
 * Values, errors beside their fields, and the focus on the first of them. What is sent, and when,
 * is the caller's: `useForm` for all but the checkout.
 */
export function useFields<Values extends object, Rules, Body>({
  start,
  rules,
  check,
  nameOf = fieldOfWire,
  onChange: onChanged,
}: FieldsOptions<Values, Rules, Body>) {
  type Name = keyof Values & string;
  const formRef = useRef<HTMLFormElement>(null);
  const known = useRef(new Map<Name, string | null>());
  const hook = useHookForm<Values>({ defaultValues: start as DefaultValues<Values> });
  const { errors, isSubmitting: isBusy } = hook.formState;
  // `useWatch` comes late for what was typed before; no compiler memoizes here.
  const values = hook.watch();
  const [order] = useState(() => Object.keys(start) as Name[]);
  const path = (name: string) => name as Path<Values>;

  const setError = (name: Name, message: string | undefined) =>
    message === undefined ? hook.clearErrors(path(name)) : hook.setError(path(name), { message });

  const change = <One extends Name>(name: One, value: Values[One]) => {
    hook.clearErrors(path(name));
    hook.setValue(path(name), value as PathValue<Values, Path<Values>>);
    onChanged?.(hook.getValues());
  };

  useEffect(() => {
    for (const [name, typed] of known.current) {
      if (typed !== null) change(name, typed as Values[Name]);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only what was typed before the page came to life
  }, []);

  /** Shows the first error of each known field and goes to the first field; false: none is known. */
  const show = (found: readonly FieldError[]): boolean => {
    const shown = order.flatMap((name) => {
      const message = found.find(({ field }) => nameOf(field) === name)?.message;
      return message === undefined ? [] : [[name, message] as const];
    });
    const [first] = shown;
    if (first === undefined) return false;
    flushSync(() => shown.forEach(([name, message]) => setError(name, message)));
    controlOf(formRef.current, first[0])?.focus();
    return true;
  };

  /**
   * What is to be sent, or null after showing what is wrong. @throws when the rules can't be
   * loaded, and when what is wrong belongs to none of the fields.
   */
  const read = async (): Promise<Body | null> => {
    const { body, errors: found } = check(await rules(), hook.getValues());
    if (found !== null && !show(found)) throw new UnexpectedAnswer(apiErrors.fallback);
    return body;
  };

  const errorOf = (name: Name): string | undefined =>
    (errors as Readonly<Record<string, { message?: string } | undefined>>)[name]?.message;

  return {
    hook,
    formRef,
    values,
    isBusy,
    change,
    setError,
    errorOf,
    show,
    read,
    /** A head start for the rules. */
    onFocus: () => void rules().catch(() => undefined),
    /** For the field of that name. */
    field: <One extends Name>(name: One) => {
      const { ref, onBlur, onChange } = hook.register(path(name));
      return {
        name,
        value: values[name],
        error: errorOf(name),
        onBlur,
        onChange: (event: ChangeEvent<Control>) => {
          hook.clearErrors(path(name));
          void onChange(event);
          onChanged?.(hook.getValues());
        },
        ref: (control: Control | null) => {
          // The form writes its own value into a field that it meets.
          if (control !== null && !known.current.has(name)) {
            known.current.set(name, typedInto(control));
          }
          ref(control);
        },
      };
    },
  };
}

export interface FormNotice {
  tone: "success" | "danger";
  text: string;
}

interface FormOptions<Values extends object, Rules, Body, Answer> extends FieldsOptions<
  Values,
  Rules,
  Body
> {
  /** Aborted when the form goes. */
  send: (body: Body, signal: AbortSignal) => Promise<Answer>;
  /** Answers with what the fields hold afterwards; undefined leaves them. */
  onDone?: (answer: Answer) => Values | undefined;
  doneText?: string;
  /** Leads in a failure's own words. */
  failureText?: string;
  /** A failure goes after five seconds as well; else it stays until the next try. */
  isFailureTimed?: boolean;
  /** True: the failure has been dealt with, and nothing is said of it. */
  onFailure?: (error: unknown, values: Values) => boolean;
  /** For a failure that this form can word better; undefined leaves it to the general words. */
  wordsOf?: WordsOf;
}

/** A form that sends what was typed: one request at a time, and a message of how it went. */
export function useForm<Values extends object, Rules, Body, Answer>(
  options: FormOptions<Values, Rules, Body, Answer>,
) {
  const fields = useFields(options);
  const { hook, formRef, values, isBusy, change, setError, errorOf, field } = fields;
  const running = useRef<AbortController | null>(null);
  const [notice, setNotice] = useState<FormNotice | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const isFailureTimed = options.isFailureTimed === true;
  useEffect(() => {
    if (notice === null || (notice.tone === "danger" && !isFailureTimed)) return undefined;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice, isFailureTimed]);

  const fail = (error: unknown) => {
    if (options.onFailure?.(error, hook.getValues()) === true) return;
    if (error instanceof ApiError && fields.show(error.fieldErrors)) return;
    const why = failureText(error, options.wordsOf);
    const lead = options.failureText;
    setNotice({ tone: "danger", text: lead === undefined ? why : words.failed(lead, why) });
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setNotice(null);
    hook.clearErrors();
    const send = async () => {
      const body = await fields.read();
      if (body === null) return;
      const answer = await options.send(body, controller.signal);
      const after = options.onDone?.(answer);
      if (after !== undefined) hook.reset(after);
      if (options.doneText !== undefined) setNotice({ tone: "success", text: options.doneText });
    };
    void hook
      .handleSubmit(send)(event)
      .catch((error: unknown) => {
        // The form is gone, and nobody waits for what came of it.
        if (!controller.signal.aborted) fail(error);
      })
      .finally(() => {
        running.current = null;
      });
  };

  return {
    values,
    change,
    field,
    setError,
    errorOf,
    isBusy,
    reset: hook.reset,
    /** For `<Form>`. */
    form: {
      ref: formRef,
      onFocus: fields.onFocus,
      onSubmit: submit,
      "aria-busy": isBusy,
      notice,
    } as const,
  };
}
