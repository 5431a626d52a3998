import type { FieldError } from "@strive/backend/contracts/envelope";
import { LANGUAGES, type Language } from "@strive/backend/contracts/languages";
import { useState } from "react";
import { ApiError } from "~/lib/api-error";

/**
 * In which language a form's texts are typed now.
 * @param isIn whether a field of a request says something in a language
 */
export function useTextLanguage(isIn: (language: Language, field: string) => boolean) {
  const [language, setLanguage] = useState<Language>("en");
  /** What is wrong must be seen. */
  const turnTo = (errors: readonly FieldError[] | null | undefined) => {
    const faulty = LANGUAGES.filter((one) => errors?.some(({ field }) => isIn(one, field)));
    if (faulty[0] !== undefined && !faulty.includes(language)) setLanguage(faulty[0]);
  };
  const turnToRefused = (error: unknown) => {
    if (error instanceof ApiError) turnTo(error.fieldErrors);
  };
  return { language, setLanguage, turnTo, turnToRefused };
}
