import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { inTransaction, type Run } from "../../../lib/database";
import { tellMedusa } from "../../jobs/published-sql";
import { ADOPT, FOLLOW_BUILT, HOLD_OF_ACCOUNT, HOLD_UNBUILT } from "./sql";

interface Id {
  id: string;
}

const idsOf = (rows: readonly Id[]): string[] => rows.map(({ id }) => id);

/** Each statement sees what those before it waited for. @returns how many came in */
async function adopt(inside: Run, held: readonly Id[]): Promise<number> {
  if (held.length === 0) return 0;
  const adopted = idsOf(await inside<Id>(ADOPT, [idsOf(held)]));
  const moved = idsOf(await inside<Id>(FOLLOW_BUILT, [adopted]));
  await tellMedusa(
    inside,
    moved.map((id) => ({ name: OrderWorkflowEvents.UPDATED, data: { id } })),
  );
  return adopted.length;
}

/** Orders that guests placed come into the account whose proven address they were placed with, each once. */
export default class GuestOrderService {
  /** Those of one account, whose address was just proven or whose owner just came. @returns how many */
  adoptOf(accountId: string): Promise<number> {
    return inTransaction(async (inside) =>
      adopt(inside, await inside<Id>(HOLD_OF_ACCOUNT, [accountId])),
    );
  }

  /** New ones, before Medusa has them. @returns how many of at most `limit` */
  adoptUnbuilt(limit: number): Promise<number> {
    return inTransaction(async (inside) => adopt(inside, await inside<Id>(HOLD_UNBUILT, [limit])));
  }
}
