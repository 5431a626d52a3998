import { useEffect, useRef, useState } from "react";
import { failureText } from "~/lib/failure-text";
import { Message } from "~/ui/message";
import * as words from "~/words/account-popup";
import { failureWords } from "./failure-words";
import { Way } from "./way";

const secondsUntil = (deadline: number): number =>
  Math.max(0, Math.ceil((deadline - Date.now()) / 1000));

/** Seconds left, counting down from `seconds` to 0, and the way to start again. */
function useCountdown(seconds: number): readonly [number, () => void] {
  const [deadline, setDeadline] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    // By the clock and not by counting: a sleeping phone wakes up with the right number.
    const timer = setInterval(() => {
      setLeft(secondsUntil(deadline));
      if (secondsUntil(deadline) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  const restart = () => {
    setDeadline(Date.now() + seconds * 1000);
    setLeft(seconds);
  };
  return [left, restart];
}

/** Seconds between two codes, as the server counts them: `CODE_COOLDOWN_S` of the contract. */
export const RESEND_AFTER_S = 60;

interface ResendLineProps {
  /** Asks for another code. */
  resend: (signal: AbortSignal) => Promise<unknown>;
  /** Said once another one is on its way. */
  resentText?: string;
}

const NOT_SENT = failureWords({ fallback: words.codeNotSent });

type Outcome = { tone: "success" | "danger"; text: string };

/** "Didn't get a code? Resend in 42 s": a code was just sent when this appears. */
export function ResendLine({ resend, resentText = words.codeResent }: ResendLineProps) {
  const [left, restart] = useCountdown(RESEND_AFTER_S);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (signal: AbortSignal): Promise<Outcome> => {
    try {
      await resend(signal);
      return { tone: "success", text: resentText };
    } catch (error) {
      const text = failureText(error, NOT_SENT);
      return { tone: "danger", text };
    }
  };
  const go = async () => {
    const controller = new AbortController();
    running.current = controller;
    setIsBusy(true);
    setOutcome(null);
    const next = await ask(controller.signal);
    if (controller.signal.aborted) return;
    setIsBusy(false);
    setOutcome(next);
    if (next.tone === "success") restart();
  };
  return (
    <>
      <Way
        question={words.noCode}
        label={left > 0 ? words.resendIn(left) : words.resend}
        isDisabled={left > 0 || isBusy}
        onGo={() => void go()}
      />
      {outcome !== null && (
        <Message tone={outcome.tone} className="col-span-full">
          {outcome.text}
        </Message>
      )}
    </>
  );
}
