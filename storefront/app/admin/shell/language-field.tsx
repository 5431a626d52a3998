import type { ComponentProps } from "react";
import * as frame from "~/words/frame";
import { SelectField } from "./form-parts";

const OPTIONS = Object.entries(__LANGUAGES__).map(([value, label]) => ({ value, label }));

/** In which language somebody is written to. */
export const LanguageField = (
  props: Omit<ComponentProps<typeof SelectField>, "label" | "options">,
) => <SelectField {...props} label={frame.language} options={OPTIONS} isHalf />;
