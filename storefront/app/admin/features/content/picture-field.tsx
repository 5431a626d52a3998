import {
  OWN_PLATE,
  PICTURE_RULES,
  type ContentPart,
  type ContentPicture,
} from "@strive/backend/contracts/content-parts";
import type { Language } from "@strive/backend/contracts/languages";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { ChoosePicture } from "~/admin/shell/choose-picture";
import { FieldGroup } from "~/admin/shell/form-parts";
import { ownPlate, PLATES } from "~/lib/plates";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import { Picture } from "~/ui/picture";
import * as words from "~/words/admin-content";
import { LANGUAGE } from "~/words/language";
import { picturesIn, withWords } from "./content-values";
import { HeroPictures } from "./hero-pictures";
import { PointsField } from "./points-field";
import type { ContentForm } from "./use-content-form";

interface RowProps {
  part: ContentPart;
  form: ContentForm;
  pictures: readonly ContentPicture[];
  at: number;
  onChange: (pictures: readonly ContentPicture[]) => void;
}

const wordsOfOwn = (url: string, language: Language): Readonly<Record<string, string>> => {
  const own = OWN_PLATE.exec(url)?.[1];
  if (own === undefined || language !== LANGUAGE) return {};
  const { name, alt } = ownPlate(Number(own));
  return { title: name, alt };
};

/** A picture, what is said of it in a language, and its place among others. */
function PictureRow({ part, form, pictures, at, onChange }: RowProps) {
  const { language, errorOf } = form;
  const picture = pictures[at];
  if (picture === undefined) return null;
  const isOne = PICTURE_RULES[part]?.most === 1;
  const mostPoints = PICTURE_RULES[part]?.points ?? 0;
  const isOwn = OWN_PLATE.test(picture.url);
  const said = picture.texts[language] ?? {};
  const own = wordsOfOwn(picture.url, language);
  const set = (next: ContentPicture) =>
    onChange(pictures.map((one, place) => (place === at ? next : one)));
  const moveTo = (place: number) => {
    const rest = pictures.filter((one) => one !== picture);
    onChange([...rest.slice(0, place), picture, ...rest.slice(place)]);
  };
  const isLacking = (name: string) =>
    !isOne && errorOf("pictures") !== undefined && !isOwn && (said[name] ?? "").trim() === "";
  return (
    <fieldset className="grid gap-3 border-b border-line pb-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <legend className={isOne ? "sr-only" : "mb-2 text-[14px] font-strong"}>
        {isOne ? words.picture : words.pictureNumber(at + 1)}
      </legend>
      <Picture
        src={picture.url}
        alt={said["alt"] ?? own["alt"] ?? ""}
        sizes="128px"
        className="w-32 self-start"
      />
      <div className="grid min-w-0 content-start gap-3">
        {Object.entries(PICTURE_RULES[part]?.words ?? {}).map(([name, most]) => (
          <Field
            key={name}
            label={words.pictureWords[name] ?? name}
            hint={name === "alt" ? words.altHelp : undefined}
            {...(isLacking(name) && { error: errorOf("pictures") })}
            placeholder={own[name]}
            lang={language}
            value={said[name] ?? ""}
            maxLength={most}
            autoComplete="off"
            onChange={({ target }) => set(withWords(picture, language, { [name]: target.value }))}
          />
        ))}
        <div className="flex flex-wrap items-center gap-2">
          <ChoosePicture label={words.otherPicture} onSent={(url) => set({ ...picture, url })} />
          <Button
            tone="line"
            size="sm"
            onClick={() => onChange(pictures.filter((one) => one !== picture))}
          >
            {isOne ? words.ownPicture : words.removePicture}
          </Button>
          {!isOne && (
            <>
              <IconButton label={words.earlier} disabled={at === 0} onClick={() => moveTo(at - 1)}>
                <ChevronUp size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={words.later}
                disabled={at === pictures.length - 1}
                onClick={() => moveTo(at + 1)}
              >
                <ChevronDown size={18} aria-hidden="true" />
              </IconButton>
            </>
          )}
        </div>
        {mostPoints > 0 && (
          <PointsField
            picture={picture}
            most={mostPoints}
            error={errorOf("pictures")}
            onChange={(points) => set({ ...picture, points })}
          />
        )}
      </div>
    </fieldset>
  );
}

/** Of each of them one that no other has: the same picture may be there twice. */
const keysOf = (pictures: readonly ContentPicture[]): string[] =>
  pictures.map(
    ({ url }, at) => `${url} ${pictures.slice(0, at).filter((one) => one.url === url).length}`,
  );

interface PictureFieldProps {
  part: ContentPart;
  form: ContentForm;
}

/** Pictures instead of the shop's own, and what is said of each. */
export const PictureField = ({ part, form }: PictureFieldProps) =>
  PICTURE_RULES[part]?.hasWide ? (
    <HeroPictures form={form} />
  ) : (
    <Pictures part={part} form={form} />
  );

function Pictures({ part, form }: PictureFieldProps) {
  const { values, change, errorOf } = form;
  const pictures = picturesIn(values);
  const most = PICTURE_RULES[part]?.most ?? 0;
  const set = (next: readonly ContentPicture[]) => change("pictures", JSON.stringify(next));
  const keys = keysOf(pictures);
  return (
    <div>
      <FieldGroup
        label={most === 1 ? words.picture : words.pictures}
        name="pictures"
        error={errorOf("pictures")}
        hint={pictures.length === 0 ? words.noPicture : most === 1 ? undefined : words.upright}
      >
        <div className="grid gap-4">
          {pictures.map((picture, at) => (
            <PictureRow
              key={keys[at] ?? picture.url}
              {...{ part, form, pictures, at }}
              onChange={set}
            />
          ))}
          <div className="flex flex-wrap items-center gap-2">
            {part === "gallery" && pictures.length === 0 && (
              <Button
                tone="line"
                size="sm"
                onClick={() => set(PLATES.map(({ src }) => ({ url: src, texts: {} })))}
              >
                {words.ownPictures}
              </Button>
            )}
            {pictures.length < most && (
              <ChoosePicture
                label={most === 1 ? words.choosePicture : words.addPicture}
                onSent={(url) => set([...pictures, { url, texts: {} }])}
              />
            )}
          </div>
        </div>
      </FieldGroup>
    </div>
  );
}
