import type { Language } from "../../../contracts/languages";
import type { OrderItem } from "../../../contracts/orders";
import type { StaffCreditListQuery } from "../../../contracts/store-credit";
import { run, type Run } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import { containing } from "../../../lib/like-pattern";
import { derivedKey } from "../../../lib/secrets";
import { endOf, giftCardCode, giftCardHash } from "./domain/code";
import { orderedCards, type OrderedCard } from "./domain/ordered-cards";
import {
  NO_CREDIT,
  useCredits,
  type CreditRow,
  type Credits,
  type HeldCredit,
} from "./domain/use-credit";
import type { Card, OwnCreditRecord, StaffCreditDetailRecord, StaffCreditRecord } from "./records";
import {
  ADD_CARD,
  ADD_ENTRY,
  COUNT_CREDITS,
  HOLD_CREDIT,
  HOLD_OF_ACCOUNT,
  LIST_CREDITS,
  OWN_CREDIT,
  READ_CARD,
  READ_CREDIT,
  SWITCH,
  USABLE_CREDITS,
} from "./sql";

/** What a buyer wants to pay with. */
export interface CreditWish {
  /** Whose store credit; null: none is asked. */
  accountId: string | null;
  /** A gift card's code. */
  code: string | undefined;
}

let cardKey: Buffer | undefined;
const codeOf = (cardId: string): string =>
  giftCardCode((cardKey ??= derivedKey("gift-card.v1")), cardId);

function newCard(): Omit<OrderedCard, "amount"> {
  const id = entityId("card");
  const code = codeOf(id);
  return { id, code_hash: giftCardHash(code), ends_with: endOf(code) };
}

interface HeldOfAccount {
  id: string;
  balance: number;
  /** Of the account. */
  language: Language;
}

export type Given =
  | { kind: "given"; credit: StaffCreditDetailRecord; before: number; language: Language }
  | { kind: "unknown" }
  /** `balance` is all that can be taken back; whole RWF. */
  | { kind: "too-much"; balance: number };

/** Store credit of accounts, and gift cards: balances with a ledger. Amounts are whole RWF. */
export default class CreditService {
  /** What pays for an order of that total; nothing is looked up where nobody asks. */
  async of(totalRwf: number, { accountId, code }: CreditWish): Promise<Credits> {
    if (accountId === null && code === undefined) return NO_CREDIT;
    const hash = code === undefined ? null : giftCardHash(code);
    const rows = await run<CreditRow>(USABLE_CREDITS, [accountId, hash]);
    const card = rows.find(({ endsWith }) => endsWith !== null) ?? null;
    return useCredits(totalRwf, {
      card: code === undefined ? undefined : card,
      account: rows.find(({ endsWith }) => endsWith === null) ?? null,
    });
  }

  /** The card with this code, or null. */
  async card(code: string): Promise<CreditRow | null> {
    const [row] = await run<CreditRow>(USABLE_CREDITS, [null, giftCardHash(code)]);
    return row ?? null;
  }

  async own(accountId: string): Promise<OwnCreditRecord> {
    const [row] = await run<OwnCreditRecord>(OWN_CREDIT, [accountId]);
    return row ?? { balance: 0, entries: [] };
  }

  /** Staff give an account credit, or take back what is there, in the caller's transaction. */
  async give(
    inside: Run,
    {
      accountId,
      amount,
      reason,
      by,
    }: { accountId: string; amount: number; reason: string; by: string },
  ): Promise<Given> {
    const wanted = [entityId("credit"), accountId];
    const [held] = await inside<HeldOfAccount>(HOLD_OF_ACCOUNT, wanted);
    if (!held) return { kind: "unknown" };
    const { id, balance, language } = held;
    if (balance + amount < 0) return { kind: "too-much", balance };
    await inside(ADD_ENTRY, [id, "given", amount, null, null, null, reason, by]);
    const credit = await this.read(id, inside);
    return credit ? { kind: "given", credit, before: balance, language } : { kind: "unknown" };
  }

  /** What the gift cards among these will be: so they can be made where the order is paid, without the key. */
  orderedCards(items: readonly OrderItem[]): OrderedCard[] {
    return orderedCards(items, newCard);
  }

  /** A new gift card, in the caller's transaction. */
  async makeCard(
    inside: Run,
    card: {
      amount: number;
      recipient: string | null;
      message: string | null;
      reason: string;
      by: string;
    },
  ): Promise<string> {
    const { id, code_hash, ends_with } = newCard();
    await inside(ADD_CARD, [id, code_hash, ends_with, card.recipient, card.message]);
    await inside(ADD_ENTRY, [id, "given", card.amount, null, null, null, card.reason, card.by]);
    return id;
  }

  /** A gift card with its code, or null; the code is null where the shop's secret has changed since. */
  async readCard(id: string): Promise<Card | null> {
    const [row] = await run<Omit<Card, "code"> & { codeHash: string }>(READ_CARD, [id]);
    if (!row) return null;
    const { codeHash, ...card } = row;
    const code = codeOf(id);
    return { ...card, code: giftCardHash(code) === codeHash ? code : null };
  }

  /** @returns whether it was otherwise before; null: there is no such card */
  async switchCard(inside: Run, id: string, isSwitchedOff: boolean): Promise<boolean | null> {
    const [held] = await inside<HeldCredit>(HOLD_CREDIT, [id]);
    if (!held || held.endsWith === null) return null;
    if (held.isSwitchedOff === isSwitchedOff) return false;
    await inside(SWITCH, [id, isSwitchedOff]);
    return true;
  }

  async read(id: string, inside: Run = run): Promise<StaffCreditDetailRecord | null> {
    const [row] = await inside<StaffCreditDetailRecord>(READ_CREDIT, [id]);
    return row ?? null;
  }

  async list({ kind, account_id, search, limit, offset }: StaffCreditListQuery) {
    const filter = [
      kind ?? null,
      account_id ?? null,
      search ? containing(search.toLowerCase()) : null,
    ];
    const [[counted], credits] = await Promise.all([
      run<{ count: number; outstanding: number }>(COUNT_CREDITS, filter),
      run<StaffCreditRecord>(LIST_CREDITS, [...filter, limit, offset]),
    ]);
    return { count: counted?.count ?? 0, outstanding: counted?.outstanding ?? 0, credits };
  }
}
