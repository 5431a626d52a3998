import type { Order } from "@strive/backend/contracts/orders";
import type { OrderReturn } from "@strive/backend/contracts/returns";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ApiError } from "~/lib/api-error";
import { failureText, firstFieldText } from "~/lib/failure-text";
import { newKey } from "~/lib/new-key";
import { useMovePictures } from "~/lib/picture-atoms";
import { addReturnPicture } from "~/lib/return-pictures";
import * as words from "~/words/returns";
import { confirmationPath } from "../../orders/order-access";
import { bookedState } from "../booked-state";
import { useNotePictures } from "../use-note-pictures";
import { forgetReturn, type KeptReturn } from "./kept-return";
import { arrivedOf, isMismatch, isRefusal, tryWith, type OpenTry } from "./open-try";
import type { Errors } from "./return-draft";
import { newPriceText, type SumsAt } from "./exchange-refusal";
import { errorsOf, sendReturn, type NameOf, type ReturnBody } from "./send-return";

/** Whether the component is still shown, for what ends later. */
function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

interface SendingOptions {
  order: Order;
  /** The order's token, for shoppers not signed in as its owner. */
  accessToken: string | null;
  /** Of this form, from before it was left. */
  kept: Pick<KeptReturn, "key" | "open"> | null;
  nameOf: NameOf;
  /** For what a price that has changed means. */
  sumsAt: SumsAt;
  /** @param errors of fields that the server, or the contract, refused */
  onRefused: (errors: Errors, error: unknown) => void;
}

/** Sends the form, and finds out what became of a try whose answer was lost. */
export function useSending({
  order,
  accessToken,
  kept,
  nameOf,
  sumsAt,
  onRefused,
}: SendingOptions) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const movePictures = useMovePictures();
  const notePictures = useNotePictures(order.id);
  const isShown = useIsShown();
  const isSending = useRef(false);
  // One for all that this form is sent: what an unanswered try has made is not made again.
  const [key] = useState(() => kept?.key ?? newKey());
  const [open, setOpen] = useState<OpenTry | null>(kept?.open ?? null);
  const oneOrder = ["orders", "one", order.id];

  /** Its pictures go out from here on, whatever its buyer looks at. */
  const forget = (made: OrderReturn) => {
    forgetReturn(order.id);
    movePictures(order.id, made.id, async (file) => {
      notePictures(made.id, await addReturnPicture(made, file, accessToken));
    });
  };
  const leave = async (made: OrderReturn, isEarlier: boolean) => {
    forget(made);
    const state = bookedState({ returnId: made.id, isEarlier });
    await navigate(confirmationPath(order.id), { replace: true, state });
  };
  const note = (made: OrderReturn) =>
    queryClient.setQueriesData<Order>(
      { queryKey: oneOrder },
      (known) =>
        known && { ...known, returns: [...known.returns.filter(({ id }) => id !== made.id), made] },
    );

  const sending = useMutation({
    networkMode: "always",
    mutationFn: (body: ReturnBody) => sendReturn(order.id, body, key),
    onSuccess: async (made) => {
      note(made);
      if (isShown.current) await leave(made, false);
      else forget(made);
      // What is kept for its buyer is not for sale any more.
      if (made.exchange !== null) void queryClient.invalidateQueries({ queryKey: ["products"] });
    },
    onError: async (error, body) => {
      if (isRefusal(error)) setOpen(null);
      // The order says what the earlier try has made.
      if (isMismatch(error)) await queryClient.refetchQueries({ queryKey: oneOrder });
      else if (isShown.current) onRefused(errorsOf(error, body, nameOf), error);
    },
    onSettled: (_made, error) => {
      isSending.current = false;
      // Unanswered: the form stays as it is, to be sent again. Refused: it may be too late by now, or
      // another tab has returned the same.
      if (error instanceof ApiError && (error.isTransient || isMismatch(error))) return;
      void queryClient.invalidateQueries({ queryKey: ["orders"] });
    },
  });

  const { error, isPending, isSuccess, variables } = sending;
  const isEarlier = isMismatch(error);
  const arrived = isPending || isSuccess ? undefined : arrivedOf(open, order.returns, isEarlier);
  const arrivedId = arrived?.id;
  useEffect(() => {
    if (arrived !== undefined) void leave(arrived, isEarlier);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each return that arrived
  }, [arrivedId]);

  const isAboutFields =
    error !== null &&
    variables !== undefined &&
    Object.keys(errorsOf(error, variables, nameOf)).length > 0;
  const textOf = (one: ApiError) =>
    isEarlier ? words.earlierBooked : (newPriceText(one, sumsAt) ?? firstFieldText(one));
  return {
    key,
    open,
    isBusy: isPending,
    // Once it is sent, what was chosen can't be chosen again.
    isHeld: isPending || isSuccess || arrivedId !== undefined,
    /** Why it could not be sent, until it is sent again; null where a field says so. */
    failure:
      error === null || isAboutFields || arrivedId !== undefined
        ? null
        : failureText(error, textOf),
    /** Something else is chosen now: the price that was said is not its. */
    forgetPrice: () => {
      if (newPriceText(error, sumsAt) !== undefined) sending.reset();
    },
    send: (body: ReturnBody) => {
      if (isSending.current) return;
      isSending.current = true;
      setOpen((known) => tryWith(known, body.items, order.returns));
      sending.mutate(body);
    },
  };
}
