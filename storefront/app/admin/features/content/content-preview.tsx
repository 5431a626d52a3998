import type { Product } from "@strive/backend/contracts/catalogue";
import {
  isLegalPart,
  type ContentPart,
  type ContentPicture,
  type LegalPart,
  type PagePart,
  type ShownPart,
} from "@strive/backend/contracts/content-parts";
import type { Language } from "@strive/backend/contracts/languages";
import { legalOf } from "@strive/backend/contracts/shop-legal";
import { contactOf } from "@strive/backend/contracts/told-contact";
import { useQueries } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { pieceQuery } from "~/admin/pick-products/pieces-query";
import { useNow } from "~/admin/shell/use-now";
import { PLATES } from "~/lib/plates";
import { useShopContact } from "~/lib/shop-contact";
import { picturedHero, picturedStory } from "~/lib/shown-content";
import { platesOf } from "~/lib/told-plates";
import { writtenPage } from "~/lib/written-page";
import { Banner } from "~/ui/banner";
import { ChannelList } from "~/ui/channel-list";
import { GalleryGrid } from "~/ui/gallery-grid";
import { Hero } from "~/ui/hero";
import { LegalPage } from "~/ui/legal-page";
import { PlateHint } from "~/ui/plate-hint";
import { PlatePicture } from "~/ui/plate-picture";
import { placeOf, PointDot } from "~/ui/plate-point";
import { SellerDetails } from "~/ui/seller-details";
import { Story } from "~/ui/story";
import * as legal from "~/words/legal";
import { momentIn, picturesIn, shownOf, typedOf, type ContentValues } from "./content-values";
import { useLegalFacts } from "./use-legal-facts";

function SellerPreview(told: ShownPart<"seller">) {
  const contact = useShopContact();
  return (
    <LegalPage text={legal.seller}>
      <SellerDetails legal={legalOf(told)} contact={contact} />
    </LegalPage>
  );
}

/** How the shop shows a part of its pages. */
const PARTS: {
  readonly [Part in Exclude<ContentPart, PagePart>]: ComponentType<ShownPart<Part>>;
} = {
  hero: (told) => <Hero {...picturedHero(told, false)} />,
  story: (told) => <Story {...picturedStory(told, false)} />,
  banner: Banner,
  contact: (told) => (
    <div className="wrap py-6">
      <ChannelList contact={contactOf(told)} />
    </div>
  ),
  seller: SellerPreview,
};

interface PreviewProps<Part extends ContentPart = ContentPart> {
  part: Part;
  values: ContentValues;
  language: Language;
}

function LegalPreview({ part, values, language }: PreviewProps<LegalPart>) {
  const facts = useLegalFacts();
  const now = new Date(useNow()).toISOString();
  const since = momentIn(values.starts_at) ?? now;
  const body = { ...typedOf(part, values), since };
  return <LegalPage text={legal[part]} written={writtenPage(part, body, { facts, language })} />;
}

const GALLERY_SIZES = "390px";

/** Those of the products that points name which shoppers see. */
function useNamed(pictures: readonly ContentPicture[]): Product[] {
  const named = pictures.flatMap(({ points = [] }) => points.map(({ product_id: id }) => id));
  const ids = [...new Set(named)].filter((id) => id !== "");
  return useQueries({
    queries: ids.map(pieceQuery),
    combine: (answers) =>
      answers.flatMap(({ data }) => (data?.status === "published" ? [data] : [])),
  });
}

function GalleryPreview({ values, language }: Pick<PreviewProps, "values" | "language">) {
  const pictures = picturesIn(values);
  const told = platesOf(pictures, language, useNamed(pictures));
  return (
    <div className="wrap pb-20">
      <GalleryGrid plates={told.length === 0 ? PLATES : told}>
        {(plate) => (
          <div className="relative">
            <PlatePicture
              plate={plate}
              sizes={GALLERY_SIZES}
              loading="lazy"
              className="aspect-4/5"
            />
            <PlateHint points={plate.points} />
            {/* Where the viewer has its buttons. */}
            {plate.points?.map((point, at) => (
              <span
                // Two may be the same.
                key={`${at} ${point.id}`}
                role="img"
                aria-label={point.name}
                style={placeOf(point)}
                className="absolute -translate-1/2"
              >
                <PointDot />
              </span>
            ))}
          </div>
        )}
      </GalleryGrid>
    </div>
  );
}

/** What is typed, as the shop would show it. */
export function ContentPreview({ part, values, language }: PreviewProps) {
  if (isLegalPart(part)) return <LegalPreview part={part} values={values} language={language} />;
  if (part === "gallery") return <GalleryPreview values={values} language={language} />;
  const Part = PARTS[part] as ComponentType<object>;
  return <Part {...shownOf(part, values, language)} />;
}
