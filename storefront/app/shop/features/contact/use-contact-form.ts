import type { DoneResponse } from "@strive/backend/contracts/accounts";
import type { ContactBody } from "@strive/backend/contracts/contact";
import type { FieldError } from "@strive/backend/contracts/envelope";
import { useRef, useState, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import { api } from "~/lib/api-client";
import { API_ERROR_TEXT, ApiError } from "~/lib/api-error";

const FIELDS = ["name", "email", "subject", "message"] as const;
export type ContactField = (typeof FIELDS)[number];
type Errors = Partial<Record<ContactField, string>>;

export const RULES = () => import("./contact-rules");

/** The first error of each field that people see. */
function errorsOf(found: readonly FieldError[]): Errors {
  const errors: Errors = {};
  for (const { field, message } of found) {
    const name = FIELDS.find((known) => known === field);
    if (name !== undefined) errors[name] ??= message;
  }
  return errors;
}

/** The server's own words for what it refused; else the general ones. */
function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return API_ERROR_TEXT.network;
  const isRefused = error.status > 0 && error.status < 500 && error.status !== 429;
  return isRefused ? (error.serverMessage ?? error.message) : error.message;
}

/**
 * The message form. Its fields keep their own values: they can be typed into before the page's
 * scripts are here, and nothing that was typed may be lost then, or when sending fails.
 */
export function useContactForm() {
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState<ContactBody | null>(null);

  const focusField = (name: ContactField) => {
    const control = formRef.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  /** Goes to the first wrong field; false: the errors are about none of them. */
  const show = (found: readonly FieldError[]): boolean => {
    const shown = errorsOf(found);
    const first = FIELDS.find((name) => shown[name] !== undefined);
    if (first === undefined) return false;
    flushSync(() => setErrors(shown));
    focusField(first);
    return true;
  };
  const checkAndSend = async (form: HTMLFormElement) => {
    const { checkMessage } = await RULES();
    const { body, errors: found } = checkMessage(Object.fromEntries(new FormData(form)));
    if (found !== null) return void (show(found) || setFailure(API_ERROR_TEXT.fallback));
    await api.post<DoneResponse>("/contact", { body });
    setSent(body);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const form = formRef.current;
    if (form === null || isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(null);
    setErrors({});
    void checkAndSend(form)
      .catch((error: unknown) => {
        if (error instanceof ApiError && show(error.fieldErrors)) return;
        setFailure(wordsOf(error));
      })
      .finally(() => {
        isSending.current = false;
        setIsBusy(false);
      });
  };
  return {
    form: { ref: formRef, noValidate: true, onSubmit: submit, "aria-busy": isBusy } as const,
    /** For the field of that name; what is typed takes its error away. */
    field: (name: ContactField) => ({
      name,
      required: true,
      error: errors[name],
      onInput: () => setErrors((current) => ({ ...current, [name]: undefined })),
    }),
    isBusy,
    failure,
    sent,
    startAnew: () => {
      flushSync(() => setSent(null));
      focusField("name");
    },
  };
}
