import { paths } from "~/lib/paths";
import * as words from "~/words/frame";

/** The brand's pages, as the bars and the footer list them. */
export const BRAND_LINKS = [
  { to: paths.about(), label: words.about },
  { to: paths.contact(), label: words.contact },
  { to: paths.photos(), label: words.photos },
] as const;
