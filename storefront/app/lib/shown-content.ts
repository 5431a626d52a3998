import {
  shownIn,
  type ContentNow,
  type ShownContent,
} from "@strive/backend/contracts/content-parts";
import { legalOf } from "@strive/backend/contracts/shop-legal";
import { LANGUAGE } from "~/words/language";

/** For the server, which reads what staff typed: what the pages say, and who sells, told or not. Undefined: nothing is told. */
export function shownContent(bodies: ContentNow | undefined): ShownContent | undefined {
  const seller = legalOf(bodies?.seller?.texts.en);
  const shown = bodies && shownIn(bodies, LANGUAGE);
  return Object.keys(seller).length === 0 ? shown : { ...shown, seller };
}
