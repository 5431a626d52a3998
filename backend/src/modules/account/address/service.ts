import { MAX_ADDRESSES } from "../../../contracts/saved-addresses";
import type { Pin } from "../../../contracts/pins";
import { inTransaction, run, type Run } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import { noteUnderKey } from "../../idempotency-key/published-sql";
import {
  ADD_ADDRESS,
  CHANGE_ADDRESS,
  DROP_ADDRESS,
  ERASE_ADDRESSES,
  HOLD_ACCOUNT,
  KEEP_DEFAULT,
  LEAVE_DEFAULT,
  MAKE_DEFAULT,
  READ_ADDRESSES,
} from "./sql";

/** Who gets something, where, and what its owner calls that. */
export interface NewAddress {
  label: string | null;
  firstname: string;
  lastname: string;
  phone: string;
  address: string;
  city: string;
  district: string;
  landmark: string | null;
  pin: Pin | null;
}

export interface AddressRecord extends NewAddress {
  id: string;
  isDefault: boolean;
  createdAt: Date;
}

export type Added =
  | { kind: "added"; address: AddressRecord }
  /** There are as many as there may be. */
  | { kind: "full" }
  /** The account is gone. */
  | { kind: "gone" };

const columnsOf = (address: NewAddress) => [
  address.label,
  address.firstname,
  address.lastname,
  address.phone,
  address.address,
  address.city,
  address.district,
  address.landmark,
  address.pin && JSON.stringify(address.pin),
];

/**
 * Addresses that people keep in their account. Whoever adds, drops or prefers one holds the account: two at once neither
 * pass the limit nor leave two defaults. The table's keys would refuse both.
 */
export default class AddressService {
  /** The default first, then in the order they were added. */
  list(accountId: string): Promise<AddressRecord[]> {
    return run<AddressRecord>(READ_ADDRESSES, [accountId]);
  }

  private holding<Result>(
    accountId: string,
    work: (inside: Run) => Promise<Result>,
  ): Promise<Result | null> {
    return inTransaction(async (inside) => {
      const [held] = await inside<{ id: string }>(HOLD_ACCOUNT, [accountId]);
      return held ? work(inside) : null;
    });
  }

  async add(accountId: string, address: NewAddress): Promise<Added> {
    const added = await this.holding<Added>(accountId, async (inside) => {
      const id = entityId("addr");
      const values = [id, accountId, ...columnsOf(address), MAX_ADDRESSES];
      const [row] = await inside<AddressRecord>(ADD_ADDRESS, values);
      if (!row) return { kind: "full" };
      await noteUnderKey(inside, `address.add ${id}`);
      return { kind: "added", address: row };
    });
    return added ?? { kind: "gone" };
  }

  /** @returns null where the account has no such address */
  async change(accountId: string, id: string, address: NewAddress): Promise<AddressRecord | null> {
    const [row] = await run<AddressRecord>(CHANGE_ADDRESS, [id, accountId, ...columnsOf(address)]);
    return row ?? null;
  }

  /** What was the default leaves it to the oldest. @returns false where the account has no such address */
  async drop(accountId: string, id: string): Promise<boolean> {
    const isDropped = await this.holding(accountId, async (inside) => {
      const dropped = await inside<{ id: string }>(DROP_ADDRESS, [id, accountId]);
      await inside(KEEP_DEFAULT, [accountId]);
      return dropped.length > 0;
    });
    return isDropped === true;
  }

  /** @returns null where the account has no such address */
  async makeDefault(accountId: string, id: string): Promise<AddressRecord | null> {
    return this.holding(accountId, async (inside) => {
      await inside(LEAVE_DEFAULT, [id, accountId]);
      const [row] = await inside<AddressRecord>(MAKE_DEFAULT, [id, accountId]);
      return row ?? null;
    });
  }

  /** Of an account that is being deleted. */
  async erase(inside: Run, accountId: string): Promise<void> {
    await inside(ERASE_ADDRESSES, [accountId]);
  }
}
