import { PICTURE_RULES, type ContentPart } from "@strive/backend/contracts/content-parts";
import { useRef, useState } from "react";
import { failureText } from "~/admin/data/admin-query";
import { FieldGroup } from "~/admin/shell/form-parts";
import { ApiError } from "~/lib/api-error";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Picture } from "~/ui/picture";
import * as words from "~/words/admin-content";
import { sendPicture } from "./api";
import { picturesIn, withWords } from "./content-values";
import type { ContentForm } from "./use-content-form";

const TYPES = "image/jpeg,image/png,image/gif,image/webp";

const problemOf = (error: unknown): string =>
  (error instanceof ApiError ? error.fieldErrors?.[0]?.message : undefined) ??
  failureText(error instanceof Error ? error : new Error(String(error)));

interface ChooseProps {
  label: string;
  onSent: (url: string) => void;
}

/** Sends a picture as soon as it is chosen; what it is for is published later. */
function ChoosePicture({ label, onSent }: ChooseProps) {
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
  return (
    <>
      <Button tone="line" size="sm" disabled={isSending} onClick={() => input.current?.click()}>
        {isSending ? words.sendingPicture : label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        hidden
        aria-label={label}
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

/** A picture instead of the shop's own, and what it shows in each language. */
export function PictureField({ part, form }: { part: ContentPart; form: ContentForm }) {
  const { values, language, change, errorOf } = form;
  const [picture] = picturesIn(values);
  const set = (next: typeof picture) => change("pictures", JSON.stringify(next ? [next] : []));
  return (
    <div className="mt-4 grid gap-3">
      <FieldGroup
        label={words.picture}
        name="pictures"
        error={errorOf("pictures")}
        hint={picture ? undefined : words.noPicture}
      >
        {picture && (
          <Picture
            src={picture.url}
            alt={picture.texts[language]?.["alt"] ?? ""}
            sizes="240px"
            className="w-full max-w-60"
          />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <ChoosePicture
            label={picture ? words.otherPicture : words.choosePicture}
            onSent={(url) => set({ texts: {}, ...picture, url })}
          />
          {picture && (
            <Button tone="line" size="sm" onClick={() => set(undefined)}>
              {words.ownPicture}
            </Button>
          )}
        </div>
      </FieldGroup>
      {picture && (
        <Field
          label={words.alt}
          hint={words.altHelp}
          lang={language}
          value={picture.texts[language]?.["alt"] ?? ""}
          maxLength={PICTURE_RULES[part]?.words["alt"]}
          autoComplete="off"
          onChange={({ target }) => set(withWords(picture, language, { alt: target.value }))}
        />
      )}
    </div>
  );
}
