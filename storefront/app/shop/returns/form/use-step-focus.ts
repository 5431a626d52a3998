import { useEffect, useRef } from "react";
import type { ReturnStep } from "../../orders/order-access";
import type { Errors } from "./return-draft";

/** What can be focused of a field: itself, the first control of a group, or the group. */
const controlOf = (field: HTMLElement): HTMLElement =>
  field.querySelector<HTMLElement>("input:enabled, button:enabled") ?? field;

/** Focuses the first control with an error, in the order of the page; false: it is not here (yet). */
function focusFirst(form: HTMLElement | null, errors: Errors): boolean {
  const fields = form?.querySelectorAll<HTMLElement>("[data-field]") ?? [];
  for (const field of fields) {
    if (errors[field.dataset["field"] ?? ""] === undefined) continue;
    controlOf(field).focus();
    return true;
  }
  return false;
}

/**
 * The focus goes to the title of each step; after a refusal to the first field with an error.
 * @param isBusy nothing can have the focus yet
 * @param isLost what was chosen is gone, and with it maybe what had the focus
 */
export function useStepFocus(
  step: ReturnStep,
  errors: Errors,
  { isBusy, isLost }: { isBusy: boolean; isLost: boolean },
) {
  const formRef = useRef<HTMLFormElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef<ReturnStep | null>(null);
  const isErrorWanted = useRef(false);
  const wasLost = useRef(false);
  useEffect(() => {
    const isNew = shown.current !== step;
    shown.current = step;
    if (isLost && !wasLost.current) isErrorWanted.current = true;
    wasLost.current = isLost;
    if (!isBusy && isErrorWanted.current && focusFirst(formRef.current, errors)) {
      isErrorWanted.current = false;
    } else if (isNew) {
      titleRef.current?.focus();
    }
  }, [step, errors, isBusy, isLost]);
  const goToError = () => {
    isErrorWanted.current = true;
  };
  return { formRef, titleRef, goToError };
}
