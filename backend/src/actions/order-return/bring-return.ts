import type {
  CreateOrderChangeActionDTO,
  IOrderModuleService,
  MedusaContainer,
  ReturnDTO,
} from "@medusajs/framework/types";
import {
  ChangeActionType,
  Modules,
  OrderChangeType,
  ReturnStatus,
} from "@medusajs/framework/utils";
import type { BehindReturn, ReturnLine } from "../../modules/order/returns/records";

interface Change {
  id: string;
  status: string;
}

/** What the service accepts, which its published types only know in part. */
interface Orders extends Pick<
  IOrderModuleService,
  "createReturn" | "cancelReturn" | "confirmOrderChange"
> {
  listReturns(filters: { order_id: string }, config: object): Promise<ReturnDTO[]>;
  listOrderChanges(filters: object): Promise<Change[]>;
  createOrderChange(change: object): Promise<Change>;
  updateReturns(changes: object[]): Promise<unknown>;
  updateReturnItems(changes: object[]): Promise<unknown>;
}

/** Medusa's items of ours carry its id, so that each is found again. */
const isOf = (one: ReturnDTO, id: string): boolean =>
  (one.items ?? []).some(({ metadata }) => metadata?.["return_id"] === id);

async function medusaReturn(orders: Orders, { id, orderId }: BehindReturn) {
  const all = await orders.listReturns({ order_id: orderId }, { relations: ["items"] });
  return all.find((one) => isOf(one, id)) ?? null;
}

/** Medusa's return, made if it is missing: as all of one transaction, so that a killed one left nothing. */
async function requested(orders: Orders, behind: BehindReturn): Promise<ReturnDTO> {
  const { id, orderId, items } = behind;
  const known = await medusaReturn(orders, behind);
  if (known) return known;
  await orders.createReturn({
    order_id: orderId,
    items: items.map(({ item_id, quantity }) => ({
      id: item_id,
      quantity,
      metadata: { return_id: id },
    })),
  });
  const made = await medusaReturn(orders, behind);
  if (!made) throw new Error("Medusa's return is not there.");
  return made;
}

/** Pieces that came whole, came damaged, and did not come. */
const actionsOf = (items: readonly ReturnLine[], returnId: string): CreateOrderChangeActionDTO[] =>
  items.flatMap(({ item_id, quantity, sellable, damaged }) => {
    const [good, bad] = [sellable ?? 0, damaged ?? 0];
    const parts = [
      [ChangeActionType.RECEIVE_RETURN_ITEM, good],
      [ChangeActionType.RECEIVE_DAMAGED_RETURN_ITEM, bad],
      [ChangeActionType.CANCEL_RETURN_ITEM, quantity - good - bad],
    ] as const;
    return parts
      .filter(([, pieces]) => pieces > 0)
      .map(([action, pieces]) => ({
        action,
        return_id: returnId,
        reference: "return",
        reference_id: returnId,
        details: { reference_id: item_id, quantity: pieces },
      }));
  });

/** The lines of Medusa's order: once for each return, whatever a killed try left. */
async function receiveLines(orders: Orders, { orderId, items }: BehindReturn, returnId: string) {
  const filter = { return_id: returnId, change_type: OrderChangeType.RETURN_RECEIVE };
  const all = await orders.listOrderChanges(filter);
  if (all.some(({ status }) => status === "confirmed")) return;
  const known = all.find(({ status }) => status === "pending" || status === "requested");
  const change =
    known ??
    (await orders.createOrderChange({
      order_id: orderId,
      return_id: returnId,
      change_type: OrderChangeType.RETURN_RECEIVE,
      reference: "return",
      reference_id: returnId,
      actions: actionsOf(items, returnId),
    }));
  await orders.confirmOrderChange(change.id);
}

async function received(orders: Orders, behind: BehindReturn): Promise<ReturnDTO> {
  const one = await requested(orders, behind);
  await receiveLines(orders, behind, one.id);
  await orders.updateReturnItems(
    (one.items ?? []).map(({ id, item_id }) => {
      const line = behind.items.find((known) => known.item_id === item_id);
      const [good, bad] = [line?.sellable ?? 0, line?.damaged ?? 0];
      return { id, received_quantity: good + bad, damaged_quantity: bad };
    }),
  );
  const status = ReturnStatus.RECEIVED;
  await orders.updateReturns([{ id: one.id, status, received_at: new Date() }]);
  return one;
}

async function cancelled(orders: Orders, behind: BehindReturn): Promise<ReturnDTO | null> {
  const one = await medusaReturn(orders, behind);
  if (one && one.status !== "canceled") {
    await orders.cancelReturn({ return_id: one.id, order_id: behind.orderId });
  }
  return one;
}

/**
 * Brings Medusa's return to what ours is. By the order module, not by Medusa's workflows, which would move the stock
 * a second time. Every step looks at what an earlier try left.
 * @returns the id of Medusa's return; null: it never had one
 */
export async function bringReturn(
  container: MedusaContainer,
  behind: BehindReturn,
): Promise<string | null> {
  const orders = container.resolve<Orders>(Modules.ORDER);
  switch (behind.target) {
    case "requested":
      return (await requested(orders, behind)).id;
    case "received":
      return (await received(orders, behind)).id;
    case "canceled":
      return (await cancelled(orders, behind))?.id ?? null;
  }
}
