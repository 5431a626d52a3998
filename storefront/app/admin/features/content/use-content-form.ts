import type { ContentVersion } from "@strive/backend/contracts/content";
import type { ContentPart } from "@strive/backend/contracts/content-parts";
import type { Language } from "@strive/backend/contracts/languages";
import { useState } from "react";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useTextLanguage } from "~/admin/shell/use-text-language";
import { useForm } from "~/lib/form";
import { dateTimeText } from "~/lib/order-words";
import { useShowMessage } from "~/lib/message-atoms";
import * as words from "~/words/admin-content";
import { CONTENT, publish, takeBack } from "./api";
import { bodyOf, fieldOfWire, valuesOf, type ContentValues } from "./content-values";
import { keepDraft, readDraft } from "./draft";

/** How long what was published can be taken back by one press, ms. */
const UNDO_MS = 6000;

const isSaidIn = (language: Language, field: string) => field.includes(`texts.${language}.`);

const idOf = (version: ContentVersion | undefined): string | null => version?.id ?? null;

/**
 * The form of a part. What is typed is kept on the device until it is published or thrown away.
 * @param versions of the part, the newest first @param shown what its pages say now
 */
export function useContentForm(
  part: ContentPart,
  versions: readonly ContentVersion[],
  shown: ContentVersion | undefined,
) {
  const [draft] = useState(() => readDraft(part));
  const [seen, setSeen] = useState(draft === null ? idOf(versions[0]) : draft.seen);
  const [keptAt, setKeptAt] = useState(draft?.at ?? null);
  const { language, setLanguage, turnTo, turnToRefused } = useTextLanguage(isSaidIn);
  const show = useShowMessage();
  const invalidate = useInvalidate();
  const keep = (values: ContentValues) => {
    const at = Date.now();
    setKeptAt(keepDraft(part, { values, seen, at }) ? at : null);
  };
  /** It is taken back, and what was typed is a draft as before. */
  const undo = async (version: ContentVersion) => {
    try {
      await takeBack(version);
      const at = Date.now();
      const again = { values: valuesOf(part, version), seen: version.id, at };
      if (readDraft(part) === null && keepDraft(part, again)) setKeptAt(at);
      show({ tone: "success", text: words.undone });
    } catch {
      show({ tone: "danger", text: words.failed });
    }
    void invalidate(CONTENT);
  };
  const form = useForm({
    start: { ...valuesOf(part, shown), ...draft?.values },
    rules: () => import("./content-rules"),
    check: (rules, typed) => {
      const checked = rules.checkContent(part, bodyOf(part, typed, seen));
      turnTo(checked.errors);
      return checked;
    },
    nameOf: fieldOfWire,
    onChange: keep,
    send: (body) => publish(part, body),
    onDone: (version) => {
      keepDraft(part, null);
      setKeptAt(null);
      setSeen(version.id);
      show({
        tone: "success",
        text: words.published(
          version.starts_at > version.published_at,
          dateTimeText(version.starts_at),
        ),
        action: { label: words.undo, onAction: () => void undo(version) },
        durationMs: UNDO_MS,
      });
      void invalidate(CONTENT);
      return valuesOf(part, version);
    },
    onFailure: (error) => {
      turnToRefused(error);
      // Somebody may have published meanwhile: the list says who.
      void invalidate(CONTENT);
      return false;
    },
    failureText: words.notPublished,
  });

  const [newest] = versions;
  /** Its own new version may not be in the list yet. */
  const isListed = seen === null || versions.some(({ id }) => id === seen);
  const fill = (values: ContentValues) => {
    for (const [name, value] of Object.entries(values)) form.change(name, value);
  };
  return {
    ...form,
    language,
    setLanguage,
    /** When what was typed was kept, Unix time in ms; null: nothing waits. */
    keptAt,
    /** Somebody else's version, which this form does not know. */
    unknown: newest && newest.id !== seen && isListed ? newest : null,
    /** Publishes after it all the same. */
    keepMine: () => setSeen(idOf(versions[0])),
    /** Begins with a version's texts: a draft of its own. */
    begin: (version: ContentVersion) => fill(valuesOf(part, version)),
    discard: () => {
      fill(valuesOf(part, shown));
      keepDraft(part, null);
      setKeptAt(null);
      setSeen(idOf(versions[0]));
    },
  };
}
export type ContentForm = ReturnType<typeof useContentForm>;
