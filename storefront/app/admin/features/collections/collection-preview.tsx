import { dropPath } from "@strive/backend/contracts/drop-rules";
import type { Language } from "@strive/backend/contracts/languages";
import type { DropChoice } from "~/admin/data/named-sets";
import { PreviewFrame } from "~/admin/shell/preview-frame";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { CardList } from "~/ui/card-list";
import { CardLook } from "~/ui/card-look";
import { CollectionLook } from "~/ui/collection-look";
import * as words from "~/words/admin-collections";
import * as drops from "~/words/drops";
import { altName, textName, titleName, type CollectionValues } from "./collection-values";

interface CollectionPreviewProps {
  values: CollectionValues;
  language: Language;
  drop: DropChoice | undefined;
}

/** What is typed, as its page would show it. */
export function CollectionPreview({ values, language, drop }: CollectionPreviewProps) {
  const said = (name: (language: Language) => keyof CollectionValues) =>
    [values[name(language)], values[name("en")]].map(String).find((text) => text.trim() !== "") ??
    "";
  // Shoppers don't see the others.
  const products = values.products.filter(({ status }) => status === "published");
  const dropTitle = drop && (drop.title[language] ?? drop.title.en ?? drop.handle);
  return (
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
  );
}
