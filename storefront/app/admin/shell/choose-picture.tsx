import { useRef, useState } from "react";
import { failureText } from "~/admin/data/admin-query";
import { sendPicture } from "~/admin/data/send-picture";
import { ApiError } from "~/lib/api-error";
import { Button } from "~/ui/button";
import * as words from "~/words/admin-content";

const TYPES = "image/jpeg,image/png,image/gif,image/webp";

const problemOf = (error: unknown): string =>
  (error instanceof ApiError ? error.fieldErrors?.[0]?.message : undefined) ??
  failureText(error instanceof Error ? error : new Error(String(error)));

interface ChooseProps {
  label: string;
  /** Which of several it is for, where only its place says that. */
  of?: string;
  onSent: (url: string) => void;
}

/** Sends a picture as soon as it is chosen; what it is for is saved later. */
export function ChoosePicture({ label, of, onSent }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    setIsSending(true);
    setProblem(null);
    await sendPicture(file)
      .then(onSent)
      .catch((error: unknown) => setProblem(problemOf(error)));
    setIsSending(false);
  };
  const text = isSending ? words.sendingPicture : label;
  const choose = () => input.current?.click();
  return (
    <>
      {of === undefined ? (
        <Button tone="line" size="sm" disabled={isSending} onClick={choose}>
          {text}
        </Button>
      ) : (
        <button type="button" disabled={isSending} onClick={choose} className="text-link">
          {text}
          <span className="sr-only">: {of}</span>
        </button>
      )}
      <input
        ref={input}
        type="file"
        accept={TYPES}
        hidden
        aria-label={of === undefined ? label : `${label}: ${of}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          // So that the same file can be chosen again after it was removed.
          target.value = "";
        }}
      />
      {problem !== null && (
        <p role="alert" className="basis-full text-[14px] text-danger">
          {problem}
        </p>
      )}
    </>
  );
}
