import type { ComponentProps } from "react";
import * as words from "~/words/pins";
import { Field } from "./field";

/** As long as the contract takes it. */
const MOST = 160;

/** What a rider should look for. */
export const LandmarkField = (field: Omit<ComponentProps<typeof Field>, "label">) => (
  <Field
    {...field}
    label={words.landmark}
    hint={words.landmarkHint}
    placeholder={words.landmarkExample}
    autoComplete="off"
    maxLength={MOST}
  />
);
