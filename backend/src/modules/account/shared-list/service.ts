import { createHash, randomBytes } from "node:crypto";
import { GIFT_CARD_ALPHABET } from "../../../contracts/gift-card-code";
import type { MadeSharedList, OwnSharedList } from "../../../contracts/shared-lists";
import { run, type Run } from "../../../lib/database";
import { END, ERASE, OWN_LIST, READ, SHARE, SHARE_AGAIN, SHARE_AS_GUEST } from "./sql";

export interface SharedListRecord extends OwnSharedList {
  /** Ids of products. */
  products: string[];
}

const CODE_LENGTH = 24;
/** 120 random bits. */
const newCode = (): string =>
  Array.from(randomBytes(CODE_LENGTH), (byte) => GIFT_CARD_ALPHABET[byte & 31]).join("");

/** A key is never kept itself. */
const digestOf = (key: string): string => createHash("sha256").update(key).digest("hex");

/** Wishlists that whoever has the link may read. */
export default class SharedListService {
  /** Of an account: its one link, which shows these from now on. Null: the account is gone. */
  async share(accountId: string, products: readonly string[]): Promise<MadeSharedList | null> {
    const [row] = await run<OwnSharedList>(SHARE, [newCode(), accountId, products]);
    return row ? { ...row, key: null } : null;
  }

  /** Of a guest: his own link, if he has its key, else a new one. */
  async shareAsGuest(
    products: readonly string[],
    own: { code: string; key: string } | null,
  ): Promise<MadeSharedList> {
    const values = own && [own.code, digestOf(own.key), products];
    const [again] = values ? await run<OwnSharedList>(SHARE_AGAIN, values) : [];
    if (own && again) return { ...again, key: own.key };
    const key = newCode();
    const [made] = await run<OwnSharedList>(SHARE_AS_GUEST, [newCode(), digestOf(key), products]);
    if (!made) throw new Error("The link was not kept.");
    return { ...made, key };
  }

  /** Null: the account has none. */
  async own(accountId: string): Promise<SharedListRecord | null> {
    const [row] = await run<SharedListRecord>(OWN_LIST, [accountId]);
    return row ?? null;
  }

  /** Null: there is none, or it is over. */
  async read(code: string): Promise<SharedListRecord | null> {
    const [row] = await run<SharedListRecord>(READ, [code]);
    return row ?? null;
  }

  /** False: it is not theirs to end, or over. */
  async end(code: string, accountId: string | null, key: string | undefined): Promise<boolean> {
    const digest = key === undefined ? null : digestOf(key);
    return (await run(END, [code, accountId, digest])).length === 1;
  }

  /** Of an account that is being deleted. */
  async erase(inside: Run, accountId: string): Promise<void> {
    await inside(ERASE, [accountId]);
  }
}
