import { useState } from "react";
import { SelectField } from "~/admin/shell/form-parts";
import { Field } from "~/ui/field";
import * as words from "~/words/admin-content";
import { linkOf } from "./content-values";
import type { ContentForm } from "./use-content-form";
import { usePlaces } from "./use-places";

/** The choice that lets an address be typed: no path. */
const ELSEWHERE = "elsewhere";

/** Where a part leads: a place by its name, or any address in the shop. */
export function PlaceField({ form }: { form: ContentForm }) {
  const { field, values, change, errorOf } = form;
  const { places, isLoading } = usePlaces();
  const [isTyping, setIsTyping] = useState(false);
  const link = linkOf(values.link);
  const chosen = places.find(({ path }) => path === link);
  const isElsewhere = isTyping || (link !== null && chosen === undefined);
  // An address that only a name that is still being read may have.
  const isUnknown = isElsewhere && !isTyping && isLoading;
  const isTyped = isElsewhere && !isUnknown;
  const offered = places.filter(({ path, state }) => state !== "over" || path === link);
  const choose = (value: string) => {
    setIsTyping(value === ELSEWHERE);
    if (value !== ELSEWHERE) change("link", value);
  };
  return (
    <>
      <SelectField
        {...(!isTyped && { name: "link", error: errorOf("link") })}
        label={words.goesTo}
        hint={isTyped || chosen?.state === undefined ? undefined : words.placeHelp[chosen.state]}
        isHalf
        options={[
          { value: "", label: words.nowhere },
          ...offered.map(({ path, label }) => ({ value: path, label })),
          { value: ELSEWHERE, label: isUnknown ? words.placesLoading : words.elsewhere },
        ]}
        value={isElsewhere ? ELSEWHERE : (link ?? "")}
        onChange={({ target }) => choose(target.value)}
      />
      {isTyped && (
        <Field
          {...field("link")}
          label={words.addressInShop}
          hint={words.addressHelp}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </>
  );
}
