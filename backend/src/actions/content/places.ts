import type { MedusaContainer } from "@medusajs/framework/types";
import { categoryListResponseSchema } from "../../contracts/catalogue";
import type { ContentNow } from "../../contracts/content-parts";
import { thingAt } from "../../contracts/content-places";
import { shopProducts } from "../../modules/product";
import { shopSettings } from "../../modules/settings";

interface Ending {
  endsAt: string | null;
}

const isOver = ({ endsAt }: Ending, at: number): boolean =>
  endsAt !== null && Date.parse(endsAt) <= at;

async function hasCategory(container: MedusaContainer, name: string): Promise<boolean> {
  const { body } = await shopProducts(container).readModel.categories(null);
  const { data } = categoryListResponseSchema.parse(JSON.parse(body));
  return data.some(({ id, category_name }) => id === name || category_name === name);
}

/**
 * Why nothing can lead there, in a sentence for staff; null: it can. What is not there yet may be there in time.
 * @param startsAt from when on it is to lead there, ISO 8601; null: now
 */
export async function linkProblem(
  container: MedusaContainer,
  link: string,
  startsAt: string | null,
): Promise<string | null> {
  const thing = thingAt(link);
  if (thing === null) return null;
  const { collections, drops, readModel } = shopProducts(container);
  const at = Math.max(Date.now(), startsAt === null ? 0 : Date.parse(startsAt));
  const { kind, name } = thing;
  switch (kind) {
    case "collection": {
      const found = collections.called(name);
      if (found === null) return "There is no such collection";
      return isOver(found, at) ? "This collection is over by then" : null;
    }
    case "drop": {
      const found = drops.called(name);
      if (found === null) return "There is no such drop";
      return isOver(found, at) ? "This drop is over by then" : null;
    }
    case "product":
      return (await readModel.product(name)) === null ? "There is no such product" : null;
    case "category":
      return (await hasCategory(container, name)) ? null : "There is no such category";
  }
}

/** Shoppers see what is there now. Of what this process has in memory: products and categories say so themselves. */
function leadsSomewhere(container: MedusaContainer, link: string): boolean {
  const thing = thingAt(link);
  const { collections, drops } = shopProducts(container);
  if (thing?.kind === "collection") {
    const found = collections.called(thing.name);
    return found !== null && collections.stateOf(found) === "shown";
  }
  if (thing?.kind !== "drop") return true;
  const found = drops.called(thing.name);
  return found !== null && !isOver(found, Date.now());
}

/** What staff say on the shop's pages, for those who make pages. What leads to something that is not there leads nowhere. */
export function pagesContent(container: MedusaContainer) {
  const { content } = shopSettings(container);
  return {
    shown: (): ContentNow =>
      Object.fromEntries(
        Object.entries(content.shown()).map(([part, body]) => [
          part,
          body.link === null || leadsSomewhere(container, body.link)
            ? body
            : { ...body, link: null },
        ]),
      ),
    onChange: (listener: () => void) => content.onChange(listener),
  };
}
