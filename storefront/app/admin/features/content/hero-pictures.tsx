import { PICTURE_RULES } from "@strive/backend/contracts/content-parts";
import { ChoosePicture } from "~/admin/shell/choose-picture";
import { FieldGroup } from "~/admin/shell/form-parts";
import { Field } from "~/ui/field";
import { Picture } from "~/ui/picture";
import * as words from "~/words/admin-content";
import { picturesIn, withWords } from "./content-values";
import { SHAPES, shapesOf, withShapes, type Shape } from "./hero-shapes";
import type { ContentForm } from "./use-content-form";

/** What the shop shows by itself. */
const OWN: Readonly<Record<Shape, string>> = {
  tall: "/art/hero-tall-480.webp",
  wide: "/art/hero-wide-1080.webp",
};

interface ShapeProps {
  shape: Shape;
  /** Staff's own; null: there is none. */
  url: string | null;
  /** What is shown without one. */
  instead: string;
  onChange: (url: string | null) => void;
}

function ShapeChoice({ shape, url, instead, onChange }: ShapeProps) {
  const name = words.shapes[shape];
  return (
    <div className="min-w-0">
      <Picture
        src={url ?? instead}
        alt=""
        sizes={shape === "tall" ? "130px" : "(min-width: 48rem) 460px, 60vw"}
        className="h-[138px] w-full"
        imgClassName="object-[50%_12%]"
      />
      <p className="mt-1 text-[13px] text-ink-2">{name}</p>
      <div className="flex flex-wrap items-center gap-x-3">
        <ChoosePicture
          label={url === null ? words.choose : words.replace}
          of={name}
          onSent={onChange}
        />
        {url !== null && (
          <button type="button" onClick={() => onChange(null)} className="text-link">
            {words.removePicture}
            <span className="sr-only">: {name}</span>
          </button>
        )}
      </div>
    </div>
  );
}

const MOST_LETTERS = PICTURE_RULES.hero?.words["alt"];

/** What the first view shows on phones and on wide screens; either serves both until the other is there. */
export function HeroPictures({ form }: { form: ContentForm }) {
  const { values, change, errorOf, language } = form;
  const [picture = null] = picturesIn(values);
  const urls = shapesOf(picture);
  const set = (next: typeof picture) =>
    change("pictures", JSON.stringify(next === null ? [] : [next]));
  return (
    <>
      <FieldGroup
        label={words.picture}
        name="pictures"
        error={errorOf("pictures")}
        hint={words.heroPictures(Object.values(urls).filter((url) => url !== null).length)}
      >
        <div className="grid grid-cols-[130px_minmax(0,1fr)] items-start gap-3.5">
          {SHAPES.map((shape) => (
            <ShapeChoice
              key={shape}
              shape={shape}
              url={urls[shape]}
              instead={picture?.url ?? OWN[shape]}
              onChange={(url) => set(withShapes(picture, { ...urls, [shape]: url }))}
            />
          ))}
        </div>
      </FieldGroup>
      {picture !== null && (
        <Field
          label={words.pictureWords["alt"] ?? ""}
          hint={words.altHelp}
          lang={language}
          value={picture.texts[language]?.["alt"] ?? ""}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          onChange={({ target }) => set(withWords(picture, language, { alt: target.value }))}
        />
      )}
    </>
  );
}
