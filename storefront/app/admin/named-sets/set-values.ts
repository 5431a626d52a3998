import type { Language } from "@strive/backend/contracts/languages";
import { localInput, momentOf } from "~/admin/discounts/kigali-time";

export interface TitleValues {
  title_en: string;
  title_fr: string;
  title_rw: string;
  handle: string;
}

type Told = Partial<Record<Language, string>>;

export const titleValuesOf = ({ title, handle }: { title: Told; handle: string }): TitleValues => ({
  title_en: title.en ?? "",
  title_fr: title.fr ?? "",
  title_rw: title.rw ?? "",
  handle,
});

export const titleName = (language: Language) => `title_${language}` as const;

/** The address that a title suggests: "Winter drop" is "winter-drop". */
export const handleFrom = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);

/** Title and address as they are sent. */
export const titleBodyOf = ({ handle, title_en: en, title_fr: fr, title_rw: rw }: TitleValues) => ({
  handle: handle.trim() || handleFrom(en),
  title: { en, fr, rw },
});

/** The field of the form that a name of the wire belongs to; errors of a change begin with what is changed. */
export const fieldOfWire = (wireName: string): string => {
  const name = wireName.replace(/^(drop|collection)\./, "");
  const [first = name, language, ofAlt] = name.split(".");
  if (first === "picture" && ofAlt !== undefined) return `alt_${ofAlt}`;
  if (first === "title" || first === "text") return `${first}_${language ?? "en"}`;
  return first;
};

/** An input knows minutes: what was saved with seconds keeps them until it is changed. */
export const momentIn = (typed: string, saved: string | null | undefined): string | null => {
  if (saved !== undefined && localInput(saved) === typed) return saved;
  return typed === "" ? null : (momentOf(typed) ?? typed);
};
