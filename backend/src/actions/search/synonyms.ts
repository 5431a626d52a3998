import type { MedusaContainer } from "@medusajs/framework/types";
import type { SearchWordsQuery, Synonym, SynonymBody } from "../../contracts/search-words";
import type { UserActor } from "../../lib/actor";
import { conflict, invalidRequest, notFound } from "../../lib/api-error";
import { inTransaction } from "../../lib/database";
import { shopProducts } from "../../modules/product";
import {
  asSearched,
  MOST_SYNONYMS,
  type SynonymRecord,
} from "../../modules/product/search-words/service";
import { recordActivity } from "../../modules/staff/published-sql";
import { countFound, withCounts } from "./found";

const subjectOf = ({ id, word }: SynonymRecord) => ({ kind: "synonym", id, label: word });
const logged = ({ word, means }: SynonymRecord) => ({ word, means });

const viewOf = ({ createdAt, ...synonym }: SynonymRecord & Pick<Synonym, "finds">): Synonym => ({
  ...synonym,
  created_at: new Date(createdAt).toISOString(),
});

export async function listSynonyms(
  container: MedusaContainer,
  { limit, offset }: SearchWordsQuery,
): Promise<{ count: number; data: Synonym[] }> {
  const { count, synonyms } = await shopProducts(container).searchWords.synonyms(limit, offset);
  return { count, data: (await withCounts(container, synonyms)).map(viewOf) };
}

/** The next search knows it. @throws ApiError 400; 409 for a word that has a meaning, and when there are too many */
export async function addSynonym(
  container: MedusaContainer,
  who: UserActor,
  { word, means }: SynonymBody,
): Promise<Synonym> {
  const { searchWords, readModel } = shopProducts(container);
  if (asSearched(word) === asSearched(means)) {
    throw invalidRequest([{ field: "means", message: "Meaning must be another word" }]);
  }
  if (searchWords.isBuiltIn(word)) {
    throw conflict(`The shop knows already what "${word}" means`);
  }
  const synonym = await inTransaction(async (inside) => {
    if ((await searchWords.countSynonyms(inside)) >= MOST_SYNONYMS) {
      throw conflict(`There are ${MOST_SYNONYMS} words already. Remove one first`);
    }
    const added = await searchWords.addSynonym(inside, word, means);
    if (!added) throw conflict(`"${word}" has a meaning already. Remove it first`);
    await recordActivity(inside, {
      ...{ who, action: "synonym.create", subject: subjectOf(added) },
      before: null,
      after: logged(added),
    });
    return added;
  });
  await readModel.catchUp();
  return viewOf({ ...synonym, finds: await countFound(container, synonym.word) });
}

/** @throws ApiError 404 */
export async function removeSynonym(
  container: MedusaContainer,
  who: UserActor,
  id: string,
): Promise<void> {
  const { searchWords, readModel } = shopProducts(container);
  await inTransaction(async (inside) => {
    const dropped = await searchWords.dropSynonym(inside, id);
    if (!dropped) throw notFound();
    await recordActivity(inside, {
      ...{ who, action: "synonym.delete", subject: subjectOf(dropped) },
      before: logged(dropped),
      after: null,
    });
  });
  await readModel.catchUp();
}
