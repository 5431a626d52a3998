import type { MedusaContainer } from "@medusajs/framework/types";
import type { Product } from "../../contracts/catalogue";
import type { Language } from "../../contracts/languages";
import type {
  EndSharedListBody,
  MadeSharedList,
  OwnSharedList,
  ShareListBody,
  SharedList,
} from "../../contracts/shared-lists";
import type { Actor, UserActor } from "../../lib/actor";
import { notFound, unauthenticated } from "../../lib/api-error";
import { shopAccounts } from "../../modules/account";
import { shopProducts } from "../../modules/product";

const lists = (container: MedusaContainer) => shopAccounts(container).sharedLists;

/** Makes the caller's link, or has it show other products. */
export async function shareList(
  container: MedusaContainer,
  actor: Actor,
  { products, code, key }: ShareListBody,
): Promise<MadeSharedList> {
  if (actor.kind === "guest") {
    const own = code !== undefined && key !== undefined ? { code, key } : null;
    return lists(container).shareAsGuest(products, own);
  }
  const made = await lists(container).share(actor.accountId, products);
  if (!made) throw unauthenticated();
  return made;
}

/** Null: the caller shares nothing. */
export async function ownSharedList(
  container: MedusaContainer,
  { accountId }: UserActor,
): Promise<OwnSharedList | null> {
  const own = await lists(container).own(accountId);
  return own && { code: own.code, count: own.count, expires_at: own.expires_at };
}

/** @throws ApiError 404 when there is no such link, or it is over */
export async function readSharedList(
  container: MedusaContainer,
  code: string,
  language?: Language,
): Promise<SharedList> {
  const list = await lists(container).read(code);
  if (!list) throw notFound("This link is over.");
  const products = await shopProducts(container).readModel.named(list.products, language);
  return { products: JSON.parse(products) as Product[], expires_at: list.expires_at };
}

/** @throws ApiError 404 when it is not the caller's */
export async function endSharedList(
  container: MedusaContainer,
  actor: Actor,
  code: string,
  { key }: EndSharedListBody,
): Promise<void> {
  const accountId = actor.kind === "guest" ? null : actor.accountId;
  if (!(await lists(container).end(code, accountId, key))) throw notFound("This link is over.");
}
