import type { ResultBody, RiderSheet } from "@strive/backend/contracts/deliveries";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "~/lib/api-client";
import { ApiError } from "~/lib/api-error";
import { failureText, firstFieldText } from "~/lib/failure-text";
import { newKey } from "~/lib/new-key";
import { keepUnsent, readUnsent, type Unsent } from "./unsent";

/** Milliseconds between tries while something is not sent, and between looks at the sheet. */
const RETRY_MS = 15_000;
const LOOK_MS = 60_000;
const IDEMPOTENCY_HEADER = "Idempotency-Key";

type Envelope = { data: RiderSheet };

/** It may have arrived, or may later. */
const isUnclear = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429;

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

const open = async (token: string) =>
  (await api.get<Envelope>("/rider/sheet", { query: { token } })).data;

const send = async (token: string, { key, parcelId, body }: Unsent) => {
  const path = `/rider/parcels/${encodeURIComponent(parcelId)}/result`;
  const headers = { [IDEMPOTENCY_HEADER]: key };
  return (await api.post<Envelope>(path, { body: { ...body, token }, headers })).data;
};

/** One rider's day: what is on it, what is not sent yet, and what the shop did not take. */
export function useRiderDay(token: string) {
  const [sheet, setSheet] = useState<RiderSheet | null>(null);
  const [isEnded, setIsEnded] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [unsent, setUnsent] = useState<readonly Unsent[]>(() => readUnsent(token));
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const queue = useRef(unsent);
  const isSending = useRef(false);

  const keep = useCallback(
    (next: readonly Unsent[]) => {
      queue.current = next;
      keepUnsent(token, next);
      setUnsent(next);
    },
    [token],
  );

  const load = useCallback(async () => {
    try {
      setSheet(await open(token));
      setFailure(null);
    } catch (error) {
      if (!isGone(error)) return setFailure(failureText(error));
      // Names and addresses go with the link.
      setSheet(null);
      setIsEnded(true);
    }
  }, [token]);

  /** One after the other, each under its key, until one does not get through. */
  const flush = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (let next = queue.current[0]; next; next = queue.current[0]) {
        const { key, parcelId } = next;
        try {
          setSheet(await send(token, next));
        } catch (error) {
          if (isUnclear(error)) return;
          const text = failureText(error, firstFieldText);
          setRefusals((now) => ({ ...now, [parcelId]: text }));
          void load();
        }
        keep(queue.current.filter((one) => one.key !== key));
      }
    } finally {
      isSending.current = false;
    }
  }, [token, keep, load]);

  useEffect(() => {
    const now = () => void flush().then(load);
    now();
    const look = setInterval(() => void load(), LOOK_MS);
    const retry = setInterval(() => void flush(), RETRY_MS);
    window.addEventListener("online", now);
    return () => {
      clearInterval(look);
      clearInterval(retry);
      window.removeEventListener("online", now);
    };
  }, [flush, load]);

  const say = (parcelId: string, body: ResultBody) => {
    setRefusals(({ [parcelId]: _, ...others }) => others);
    // Pressed twice: the first word counts.
    if (queue.current.some((one) => one.parcelId === parcelId)) return;
    keep([...queue.current, { key: newKey(), parcelId, body }]);
    void flush();
  };

  return { sheet, isEnded, failure, unsent, refusals, say, load, flush };
}
