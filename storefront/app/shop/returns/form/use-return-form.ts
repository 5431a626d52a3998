import type { Order } from "@strive/backend/contracts/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useNavigate } from "react-router-dom";
import { ApiError } from "~/lib/api-error";
import { failureText, firstFieldText } from "~/lib/failure-text";
import { newKey } from "~/lib/new-key";
import {
  confirmationPath,
  RETURN_STEPS,
  returnPath,
  type ReturnStep,
} from "../../orders/order-access";
import { bookedState } from "../booked-state";
import {
  bodyOf,
  chosenLines,
  emptyDraft,
  missingIn,
  type Errors,
  type ReturnDraft,
  type ReturnPath,
} from "./return-draft";
import { errorsOf, sendReturn, type ReturnBody } from "./send-return";
import { useIsOwner } from "./use-is-owner";
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
  const queryClient = useQueryClient();
  const isOwner = useIsOwner(order.id, accessToken);
  const [kept, setDraft] = useState(() => emptyDraft(order));
  const [errors, setErrors] = useState<Errors>({});
  // One for all that this form is sent: what an unanswered try has made is not made again.
  const [key] = useState(newKey);
  const isSending = useRef(false);
  const draft: ReturnDraft = isOwner ? kept : { ...kept, refundTo: "payment" };
  const lines = chosenLines(order, draft, path);
  const sending = useMutation({
    networkMode: "always",
    mutationFn: (body: ReturnBody) => sendReturn(order.id, body, key),
    onSuccess: async (made) => {
      await navigate(confirmationPath(order.id), { replace: true, state: bookedState(made.id) });
      queryClient.setQueriesData<Order>(
        { queryKey: ["orders", "one", order.id] },
        (known) =>
          known && {
            ...known,
            returns: [...known.returns.filter(({ id }) => id !== made.id), made],
          },
      );
    },
    onError: (error, body) => showErrors(errorsOf(error, body)),
    onSettled: (_made, error) => {
      isSending.current = false;
      // Unanswered: the form stays as it is, to be sent again. Refused: it may be too late by now, or
      // another tab has returned the same.
      if (error instanceof ApiError && error.isTransient) return;
      void queryClient.invalidateQueries({ queryKey: ["orders"] });
    },
  });

  // Once it is sent, what was chosen can't be chosen again.
  const isHeld = sending.isPending || sending.isSuccess;
  // After a reload there are no answers: begin where they are given.
  const isReady = isHeld || Object.keys(missingIn(lines)).length === 0;
  const step = isReady ? wanted : "items";
  const { formRef, titleRef, goToError } = useStepFocus(step, errors);
  useEffect(() => {
    if (step !== wanted) void navigate(returnPath(order.id, step), { replace: true });
  }, [step, wanted, order.id, navigate]);

  const showErrors = (found: Errors) => {
    setErrors(found);
    const first = firstStepOf(found);
    if (first === undefined) return;
    goToError();
    if (first !== step) void navigate(returnPath(order.id, first));
  };

  const goOn = () => {
    const missing = missingIn(lines);
    if (Object.keys(missing).length > 0) return showErrors(missing);
    const next = RETURN_STEPS[RETURN_STEPS.indexOf(step) + 1];
    if (next !== undefined) return void navigate(returnPath(order.id, next));
    if (isSending.current) return;
    isSending.current = true;
    setErrors({});
    sending.mutate(bodyOf(lines, draft, accessToken));
  };

  return {
    draft,
    lines,
    errors,
    step,
    isOwner,
    isBusy: sending.isPending,
    isHeld,
    /** Why it could not be sent; null where a field says so. */
    failure:
      sending.error !== null && Object.keys(errors).length === 0
        ? failureText(sending.error, firstFieldText)
        : null,
    formRef,
    titleRef,
    /** @param fields whose errors go */
    change: (change: Partial<ReturnDraft>, ...fields: string[]) => {
      setDraft((known) => ({ ...known, ...change }));
      if (sending.isError) sending.reset();
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
