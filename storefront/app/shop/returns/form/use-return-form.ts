import type { Order } from "@strive/backend/contracts/orders";
import { useEffect, useState, type SyntheticEvent } from "react";
import { useNavigate } from "react-router-dom";
import { RETURN_STEPS, returnPath, type ReturnStep } from "../../orders/order-access";
import { paidLeftOf } from "../money-back";
import {
  bodyOf,
  chosenLines,
  emptyDraft,
  missingIn,
  sumOf,
  type Errors,
  type ReturnDraft,
  type ReturnPath,
} from "./return-draft";
import { keepReturn, readReturn } from "./kept-return";
import { useIsOwner } from "./use-is-owner";
import { useSending } from "./use-sending";
import { useStepFocus } from "./use-step-focus";

interface ReturnFormOptions {
  order: Order;
  accessToken: string | null;
  path: ReturnPath;
  /** What the address asks for. */
  step: ReturnStep;
}

const stepOfField = (name: string): ReturnStep => {
  if (name === "refund_to") return "money";
  return name === "hand_over" ? "handover" : "items";
};

const firstStepOf = (errors: Errors): ReturnStep | undefined => {
  const steps = Object.keys(errors).map(stepOfField);
  return RETURN_STEPS.find((step) => steps.includes(step));
};

/** The form's answers, what is wrong with them, and how it is sent. */
export function useReturnForm({ order, accessToken, path, step: wanted }: ReturnFormOptions) {
  const navigate = useNavigate();
  const isOwner = useIsOwner(order.id, accessToken);
  const [found] = useState(() => readReturn(order));
  const [kept, setDraft] = useState(found?.draft ?? emptyDraft(order));
  const [errors, setErrors] = useState<Errors>({});
  const draft: ReturnDraft = isOwner ? kept : { ...kept, refundTo: "payment" };
  const lines = chosenLines(order, draft, path);

  // All steps are one entry of the history: Back leads to where the form was opened.
  const goTo = (step: ReturnStep) => void navigate(returnPath(order.id, step), { replace: true });
  const showErrors = (found: Errors) => {
    setErrors(found);
    const first = firstStepOf(found);
    if (first === undefined) return;
    goToError();
    if (first !== step) goTo(first);
  };
  const { send, key, open, ...sending } = useSending({
    order,
    kept: found,
    onRefused: showErrors,
  });
  useEffect(() => {
    keepReturn(order.id, { draft: kept, key, open });
  }, [order.id, kept, key, open]);

  // Without answers: begin where they are given.
  const isReady = sending.isHeld || Object.keys(missingIn(lines)).length === 0;
  const step = isReady ? wanted : "items";
  const { formRef, titleRef, goToError } = useStepFocus(step, errors, sending.isBusy);
  useEffect(() => {
    if (step !== wanted) void navigate(returnPath(order.id, step), { replace: true });
  }, [step, wanted, order.id, navigate]);

  const goOn = () => {
    const missing = missingIn(lines);
    if (Object.keys(missing).length > 0) return showErrors(missing);
    const next = RETURN_STEPS[RETURN_STEPS.indexOf(step) + 1];
    if (next !== undefined) return goTo(next);
    setErrors({});
    send(bodyOf(lines, draft, accessToken));
  };

  return {
    ...sending,
    draft,
    lines,
    /** What goes back for them, whole RWF: no more than is left of what was paid. */
    amountRwf: Math.min(sumOf(lines), paidLeftOf(order)),
    errors,
    step,
    isOwner,
    formRef,
    titleRef,
    /** @param fields whose errors go */
    change: (change: Partial<ReturnDraft>, ...fields: string[]) => {
      setDraft((known) => ({ ...known, ...change }));
      setErrors((known) =>
        Object.fromEntries(Object.entries(known).filter(([name]) => !fields.includes(name))),
      );
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      goOn();
    },
  };
}

/** For its steps. */
export type ReturnFormState = Omit<ReturnType<typeof useReturnForm>, "formRef" | "titleRef">;
