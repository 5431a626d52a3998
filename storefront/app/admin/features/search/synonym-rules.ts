/** Brings zod along: import it when it is needed, never with the screen. */
import { synonymBodySchema, type SynonymBody } from "@strive/backend/contracts/search-words";
import { checkBy } from "~/lib/field-rules";

export const checkSynonym = (typed: SynonymBody) => checkBy(synonymBodySchema, typed);
