import type { Order } from "@strive/backend/contracts/orders";
import { useEffect, useState, type SyntheticEvent } from "react";
import { useNavigate } from "react-router-dom";
import { RETURN_STEPS, returnPath, type ReturnStep } from "../../orders/order-access";
import { paidLeftOf } from "~/lib/exchange-money";
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
import { isUnsaid } from "./exchange-lines";
import { keepReturn, readReturn } from "./kept-return";
import { newPriceOf } from "./exchange-refusal";
import { useExchange, type ExchangeState } from "./use-exchange";
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
  if (name === "refund_to" || name.startsWith("exchange:")) return "money";
  return name === "hand_over" ? "handover" : "items";
};

const firstStepOf = (errors: Errors): ReturnStep | undefined => {
  const steps = Object.keys(errors).map(stepOfField);
  return RETURN_STEPS.find((step) => steps.includes(step));
};

const isAny = (errors: Errors): boolean => Object.keys(errors).length > 0;

/** The wishes, each by the name of what it led to: nothing else takes its place once that is gone. */
const namedWishes = (
  { wishes }: ReturnDraft,
  { chosen }: ExchangeState,
): ReturnDraft["wishes"] => ({
  ...wishes,
  ...Object.fromEntries(
    chosen.map(({ line, wanted: { variant } }) => [
      line.item.id,
      { size: variant.size, color: variant.color, isSaid: true },
    ]),
  ),
});

function swapOf({ chosen, totalRwf }: ExchangeState) {
  if (chosen.length === 0) return null;
  const variantIds = new Map(chosen.map(({ line, wanted }) => [line.item.id, wanted.variant.id]));
  return { variantIds, totalRwf };
}

/** The form's answers, what is wrong with them, and how it is sent. */
export function useReturnForm({ order, accessToken, path, step: wanted }: ReturnFormOptions) {
  const navigate = useNavigate();
  const isOwner = useIsOwner(order.id, accessToken);
  const [found] = useState(() => readReturn(order));
  const [kept, setDraft] = useState(found?.draft ?? emptyDraft(order));
  const [errors, setErrors] = useState<Errors>({});
  const draft: ReturnDraft = isOwner ? kept : { ...kept, refundTo: "payment" };
  const lines = chosenLines(order, draft, path);
  const exchange = useExchange({ order, lines, draft, isAsked: wanted !== "items" });

  // All steps are one entry of the history: Back leads to where the form was opened.
  const goTo = (step: ReturnStep) => void navigate(returnPath(order.id, step), { replace: true });
  const showErrors = (shown: Errors) => {
    setErrors(shown);
    const first = firstStepOf(shown);
    if (first === undefined) return;
    goToError();
    if (first !== step) goTo(first);
  };
  const { send, key, open, ...sending } = useSending({
    order,
    accessToken,
    kept: found,
    nameOf: exchange.nameOf,
    sumsAt: exchange.sumsAt,
    onRefused: (refused, error) => {
      const price = newPriceOf(error);
      exchange.heed(error);
      showErrors(refused);
      // Where the rest goes was not asked before.
      const isRestNew = price !== null && exchange.sumsAt(price.total_amount).backRwf > 0;
      if (isRestNew && exchange.backRwf === 0) goTo("money");
    },
  });
  useEffect(() => {
    keepReturn(order.id, { draft: kept, key, open });
  }, [order.id, kept, key, open]);

  // Without answers: begin where they are given. What is still looked up may be one.
  const stepOfAnswers = (): ReturnStep => {
    if (sending.isHeld) return wanted;
    if (isAny(missingIn(lines))) return "items";
    const isLost = isAny(exchange.lost) || (exchange.isChosen && exchange.lines.some(isUnsaid));
    return wanted === "handover" && isLost ? "money" : wanted;
  };
  const step = stepOfAnswers();
  // What is chosen and gone is said as long as it is, unless the server said it of that very choice.
  const shownErrors: Errors = step === "money" ? { ...exchange.lost, ...errors } : errors;
  const { formRef, titleRef, goToError } = useStepFocus(step, shownErrors, {
    isBusy: sending.isBusy,
    isLost: isAny(exchange.lost),
  });
  useEffect(() => {
    if (step !== wanted) void navigate(returnPath(order.id, step), { replace: true });
  }, [step, wanted, order.id, navigate]);

  const goOn = () => {
    const missing = { ...missingIn(lines), ...exchange.missing, ...exchange.lost };
    if (isAny(missing)) return showErrors(missing);
    if (step === "money") {
      setDraft((known) => ({ ...known, wishes: namedWishes(known, exchange) }));
    }
    const next = RETURN_STEPS[RETURN_STEPS.indexOf(step) + 1];
    if (next !== undefined) return goTo(next);
    setErrors({});
    send(bodyOf(lines, draft, accessToken, swapOf(exchange)));
  };

  return {
    ...sending,
    draft,
    lines,
    exchange,
    /** What goes back for them, whole RWF: no more than is left of what was paid. */
    amountRwf: Math.min(sumOf(lines), paidLeftOf(order)),
    errors: shownErrors,
    step,
    isOwner,
    formRef,
    titleRef,
    /** @param fields whose errors go */
    change: (change: Partial<ReturnDraft>, ...fields: string[]) => {
      sending.forgetPrice();
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
