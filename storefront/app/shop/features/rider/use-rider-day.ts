import type { ResultBody, RiderSheet, Stop } from "@strive/backend/contracts/deliveries";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "~/lib/api-error";
import { failureText, firstFieldText } from "~/lib/failure-text";
import { newKey } from "~/lib/new-key";
import * as words from "~/words/rider";
import { openSheet, sendWord } from "./api";
import { cashOf, refusedWords, unsentWords, type Unsent } from "./unsent";
import { useKeptWords } from "./use-kept-words";

/** Milliseconds between tries while something is not sent, and between looks at the sheet. */
const RETRY_MS = 15_000;
const LOOK_MS = 60_000;

/** It may have arrived, or may later. Too many tries end only for what carries no code. */
function isUnclear(error: unknown, body: ResultBody): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  const isCode = body.outcome === "delivered" && body.code !== undefined;
  return status === 0 || status >= 500 || status === 401 || (status === 429 && !isCode);
}

/** The link has ended, or the parcel is another rider's now. */
const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

/** The sheet of a link, as the last answer has it. */
function useSheet(token: string) {
  const [sheet, setSheet] = useState<RiderSheet | null>(null);
  const [isEnded, setIsEnded] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** When the sheet was right. */
  const [seenAt, setSeenAt] = useState("");
  const hasEnded = useRef(false);
  /** How many answers there were: a look from before the last of them is old. */
  const answers = useRef(0);

  const show = useCallback((now: RiderSheet) => {
    answers.current += 1;
    hasEnded.current = false;
    setIsEnded(false);
    setSheet(now);
    setSeenAt(new Date().toISOString());
    setFailure(null);
  }, []);

  /** @returns whether the link opens it */
  const load = useCallback(async (): Promise<boolean> => {
    const begun = answers.current;
    try {
      const now = await openSheet(token);
      if (begun === answers.current) show(now);
      return true;
    } catch (error) {
      if (isGone(error)) {
        // Names and addresses go with the link.
        hasEnded.current = true;
        setSheet(null);
        setIsEnded(true);
      } else {
        setFailure(failureText(error));
      }
      return false;
    }
  }, [token, show]);

  return { sheet, isEnded, hasEnded, failure, seenAt, show, load };
}

/** One rider's day: what is on it, what is not sent yet, and what the shop did not take. */
export function useRiderDay(token: string) {
  const { hasEnded, show, load, ...day } = useSheet(token);
  const { words: unsent, latest: latestUnsent, change } = useKeptWords(unsentWords, token);
  const kept = useKeptWords(refusedWords, token);
  const { words: refused, latest: latestRefused, change: changeRefused } = kept;
  const isSending = useRef(false);

  const refuse = useCallback(
    ({ body, ...word }: Unsent, text: string) => {
      changeRefused([{ ...word, cashRwf: cashOf(body), text }], []);
      change([], [word.key]);
    },
    [change, changeRefused],
  );

  /** Each once, under its key: one that does not get through holds up no other. */
  const sendAll = useCallback(async () => {
    const tried = new Set<string>();
    const gone: Unsent[] = [];
    let isOld = false;
    const next = () => latestUnsent().find(({ key }) => !tried.has(key));
    for (let word = next(); word; word = next()) {
      tried.add(word.key);
      try {
        show(await sendWord(token, word));
        change([], [word.key]);
      } catch (error) {
        if (isGone(error)) {
          gone.push(word);
        } else if (!isUnclear(error, word.body)) {
          refuse(word, failureText(error, firstFieldText));
          isOld = true;
        }
      }
    }
    return { gone, isOld };
  }, [token, latestUnsent, show, change, refuse]);

  const flush = useCallback(async () => {
    if (isSending.current || hasEnded.current) return;
    isSending.current = true;
    const { gone, isOld } = await sendAll().finally(() => {
      isSending.current = false;
    });
    if (gone.length === 0 && !isOld) return;
    const isOpen = await load();
    // An ended link takes nothing: its words wait for a new one.
    if (!isOpen) return;
    const waiting = new Set(latestUnsent().map(({ key }) => key));
    for (const word of gone) if (waiting.has(word.key)) refuse(word, words.notOnList);
  }, [hasEnded, sendAll, load, latestUnsent, refuse]);

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

  const say = ({ id: parcelId, order_number: orderNumber }: Stop, body: ResultBody) => {
    const before = latestRefused().filter((one) => one.parcelId === parcelId);
    if (before.length > 0) {
      changeRefused(
        [],
        before.map(({ key }) => key),
      );
    }
    // Pressed twice: the first word counts.
    if (latestUnsent().some((one) => one.parcelId === parcelId)) return;
    change([{ key: newKey(), parcelId, orderNumber, body }], []);
    void flush();
  };
  const takeBack = (parcelId: string) => {
    const own = latestUnsent().filter((one) => one.parcelId === parcelId);
    change(
      [],
      own.map(({ key }) => key),
    );
  };
  const dismiss = (key: string) => changeRefused([], [key]);

  return { ...day, unsent, refused, say, takeBack, dismiss, load, flush };
}
