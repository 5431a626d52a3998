import type { FieldError } from "@strive/backend/contracts/envelope";
import { useEffect, useRef, useState, type ChangeEvent, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import * as apiErrors from "~/words/api-errors";
import * as words from "~/words/fields";
import { ApiError } from "./api-error";
import { waitText } from "./field-failure";
import type { Checked } from "./field-rules";

/** Milliseconds a form's message stays. */
const NOTICE_MS = 5000;

export interface FormNotice {
  tone: "success" | "danger";
  text: string;
}

interface FormOptions<Name extends string, Body, Answer> {
  /** What the fields hold at first, in the order they are asked. */
  start: Readonly<Record<Name, string>>;
  /** The typed values by the contract; its errors name fields. @throws when the rules can't be loaded. */
  check: (values: Readonly<Record<Name, string>>) => Promise<Checked<Body>>;
  send: (body: Body) => Promise<Answer>;
  /** What the fields hold afterwards; undefined leaves them. */
  onDone: (answer: Answer) => Readonly<Record<Name, string>> | undefined;
  doneText?: string;
  /** Leads in a failure's own words. */
  failureText?: string;
  /** A failure goes after five seconds as well; else it stays until the next try. */
  isFailureTimed?: boolean;
  /** For a failure that this form can word better; undefined leaves it to the general words. */
  wordsOf?: (error: ApiError) => string | undefined;
}

/** The server's own words; where none came, the general ones. */
function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return apiErrors.network;
  if (error.status === 429) return waitText(error);
  return error.status < 500 ? (error.serverMessage ?? error.message) : error.message;
}

/**
 * A small form: values, errors beside their fields, one request at a time, and a message; that of
 * a success goes after five seconds.
 */
export function useFormFields<Name extends string, Body, Answer>(
  options: FormOptions<Name, Body, Answer>,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [values, setValues] = useState(options.start);
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState<FormNotice | null>(null);

  useEffect(() => {
    // The browser holds what was typed into a page that was not alive yet; React does not know.
    const typed = Object.keys(values).flatMap((name) => {
      const control = formRef.current?.elements.namedItem(name);
      return control instanceof HTMLInputElement && control.value !== control.defaultValue
        ? [[name, control.value] as const]
        : [];
    });
    if (typed.length > 0) setValues((current) => ({ ...current, ...Object.fromEntries(typed) }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what was typed before the page came to life
  }, []);

  const isFailureTimed = options.isFailureTimed === true;
  useEffect(() => {
    if (notice === null || (notice.tone === "danger" && !isFailureTimed)) return undefined;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice, isFailureTimed]);

  /** Shows the first error of each known field and goes to the first field; false: none is known. */
  const show = (found: readonly FieldError[]): boolean => {
    const shown = Object.keys(values).flatMap((name) => {
      const message = found.find(({ field }) => field === name)?.message;
      return message === undefined ? [] : [[name, message] as const];
    });
    const [first] = shown;
    if (first === undefined) return false;
    flushSync(() => {
      setErrors(Object.fromEntries(shown));
      setIsBusy(false);
    });
    const control = formRef.current?.elements.namedItem(first[0]);
    if (control instanceof HTMLElement) control.focus();
    return true;
  };

  const fail = (error: unknown) => {
    if (error instanceof ApiError && show(error.fieldErrors)) return;
    const own = error instanceof ApiError ? options.wordsOf?.(error) : undefined;
    const why = own ?? wordsOf(error);
    const lead = options.failureText;
    setNotice({ tone: "danger", text: lead === undefined ? why : words.failed(lead, why) });
  };

  const checkAndSend = async () => {
    const { body, errors: found } = await options.check(values);
    if (found !== null) return void show(found);
    const after = options.onDone(await options.send(body));
    if (after !== undefined) setValues(after);
    if (options.doneText !== undefined) setNotice({ tone: "success", text: options.doneText });
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setNotice(null);
    setErrors({});
    void checkAndSend()
      .catch(fail)
      .finally(() => {
        isSending.current = false;
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
    /** For the form element. */
    form: { ref: formRef, noValidate: true, onSubmit: submit, "aria-busy": isBusy } as const,
    /** For the field of that name. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
    }),
    isBusy,
    notice,
  };
}
