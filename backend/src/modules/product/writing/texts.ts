import type { Run, Statement } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import type { MedusaTexts } from "./domain/texts";

/** What Medusa calls the things whose texts the shop translates. */
export type TextsOf = "product" | "product_category";

/** A row of Medusa's translations that was made or changed. */
export interface WrittenText {
  id: string;
  isNew: boolean;
}

/** $1 the thing's id: what there is of it, see catalogue_translations. */
const READ: Statement = {
  name: "product.read-texts",
  text: "SELECT catalogue_translations($1) AS texts",
};

/**
 * $1 id for a new row, $2 the thing's id, $3 what it is, $4 language, $5 its texts as JSON, null for one
 * that goes. Nothing is made of nothing. By IDX_translation_reference_id_locale_code_unique.
 */
const WRITE: Statement = {
  name: "product.write-texts",
  text: `
WITH said AS (SELECT $5::jsonb AS change, jsonb_strip_nulls($5::jsonb) AS texts)
INSERT INTO translation AS t (id, reference_id, reference, locale_code, translations, translated_field_count)
SELECT $1, $2, $3, $4, texts, (SELECT count(*) FROM jsonb_object_keys(texts))::integer FROM said
WHERE texts <> '{}' OR EXISTS (SELECT 1 FROM translation h
  WHERE h.reference_id = $2 AND h.locale_code = $4 AND h.deleted_at IS NULL)
ON CONFLICT (reference_id, locale_code) WHERE deleted_at IS NULL DO UPDATE SET
  translations = jsonb_strip_nulls(t.translations || (SELECT change FROM said)),
  translated_field_count = (SELECT count(*) FROM jsonb_each_text(t.translations || (SELECT change FROM said)) f
    WHERE f.value <> '')::integer,
  updated_at = now()
WHERE jsonb_strip_nulls(t.translations || (SELECT change FROM said)) <> t.translations
RETURNING t.id, t.id = $1 AS "isNew"`,
};

export async function readTexts(run: Run, id: string): Promise<MedusaTexts> {
  const [row] = await run<{ texts: MedusaTexts }>(READ, [id]);
  return row?.texts ?? {};
}

/** Writes texts in other languages to Medusa's translations; what is not named stays. */
export async function setTexts(
  run: Run,
  { kind, id }: { kind: TextsOf; id: string },
  texts: MedusaTexts,
): Promise<WrittenText[]> {
  const written: WrittenText[] = [];
  for (const [language, said] of Object.entries(texts)) {
    const values = [entityId("trans"), id, kind, language, JSON.stringify(said)];
    written.push(...(await run<WrittenText>(WRITE, values)));
  }
  return written;
}
