import { dropPath } from "@strive/backend/contracts/drop-rules";
import { LANGUAGES, type Language } from "@strive/backend/contracts/languages";
import { useState } from "react";
import { PreviewFrame } from "~/admin/shell/preview-frame";
import { Segments } from "~/admin/shell/segments";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { CardList } from "~/ui/card-list";
import { CardLook } from "~/ui/card-look";
import { CollectionLook } from "~/ui/collection-look";
import * as words from "~/words/admin-collections";
import * as content from "~/words/admin-content";
import * as drops from "~/words/drops";
import type { DropChoice } from "~/admin/data/named-sets";
import { altName, textName, titleName, type CollectionValues } from "./collection-values";

interface CollectionPreviewProps {
  values: CollectionValues;
  drop: DropChoice | undefined;
}

/** What is typed, as its page would show it. */
export function CollectionPreview({ values, drop }: CollectionPreviewProps) {
  const [language, setLanguage] = useState<Language>("en");
  const languages = LANGUAGES.map((one) => ({ value: one, label: __LANGUAGES__[one] ?? one }));
  const said = (name: (language: Language) => keyof CollectionValues) =>
    [values[name(language)], values[name("en")]].map(String).find((text) => text.trim() !== "") ??
    "";
  // Shoppers don't see the others.
  const products = values.products.filter(({ status }) => status === "published");
  const dropTitle = drop && (drop.title[language] ?? drop.title.en ?? drop.handle);
  return (
    <div className="grid content-start gap-3 xl:sticky xl:top-4">
      <fieldset>
        <legend className="sr-only">{content.languageOfTexts}</legend>
        <Segments value={language} options={languages} onChoose={setLanguage} />
      </fieldset>
      <PreviewFrame language={language} help={words.previewHelp}>
        <div className="wrap pt-[18px] pb-20">
          <CollectionLook
            title={said(titleName)}
            text={said(textName)}
            picture={
              values.picture === "" ? null : { url: values.picture, alt: said(altName).trim() }
            }
            drop={
              drop && dropTitle !== undefined
                ? {
                    title: dropTitle,
                    box: (
                      <ButtonLink to={dropPath(drop.handle)} isFull>
                        {drop.has_queue ? drops.toQueue : drops.toDrop}
                      </ButtonLink>
                    ),
                  }
                : null
            }
          >
            {products.length > 0 ? (
              <CardList products={products}>
                {({ id, name, image, price }) => (
                  <CardLook name={name} image={image} price={price} to={paths.product(id)} />
                )}
              </CardList>
            ) : null}
          </CollectionLook>
        </div>
      </PreviewFrame>
    </div>
  );
}
