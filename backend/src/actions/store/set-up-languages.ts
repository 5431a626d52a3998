import type { ITranslationModuleService, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { updateStoresWorkflow } from "@medusajs/medusa/core-flows";
import { LANGUAGES, type Language } from "../../contracts/languages";
import { TRANSLATED } from "../../contracts/translated";

const NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  rw: "Kinyarwanda",
  fr: "French",
};

/** What the shop shows of what Medusa can translate; its screens for the rest are hidden. */
const SHOWN: Readonly<Record<string, string[]>> = {
  product: ["title", "description"],
  product_category: ["name", "description"],
};

async function makeLocales(translation: ITranslationModuleService): Promise<void> {
  const held = await translation.listLocales({ code: [...LANGUAGES] });
  const missing = LANGUAGES.filter((code) => !held.some((locale) => locale.code === code));
  if (missing.length === 0) return;
  await translation.createLocales(missing.map((code) => ({ code, name: NAMES[code] })));
}

async function chooseFields(translation: ITranslationModuleService): Promise<void> {
  const settings = await translation.listTranslationSettings({}, { take: null });
  await translation.updateTranslationSettings(
    settings.map(({ id, entity_type: type, fields }) => ({
      id,
      fields: SHOWN[type] ?? fields,
      is_active: type in SHOWN,
    })),
  );
}

/**
 * The languages that staff can translate products and categories into, in Medusa's dashboard too.
 * English is what these are written in. A store that has languages already keeps them, and what it
 * translates. Safe to repeat; a host without Medusa's translation module is left as it is.
 */
export async function setUpLanguages(container: MedusaContainer): Promise<void> {
  const translation = container.resolve<ITranslationModuleService>(Modules.TRANSLATION, {
    allowUnregistered: true,
  });
  if (!translation) return;
  await makeLocales(translation);
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "store", fields: ["id", "supported_locales.id"] });
  const [store] = data as { id: string; supported_locales?: unknown[] }[];
  if (!store || (store.supported_locales ?? []).length > 0) return;
  await chooseFields(translation);
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id: store.id },
      update: { supported_locales: TRANSLATED.map((code) => ({ locale_code: code })) },
    },
  });
}
