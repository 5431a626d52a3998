import { run, type Run } from "../../../lib/database";
import type { ShippingRead, ShippingRow } from "./domain/apply-update";
import { HOLD_SHIPPING, READ_SHIPPING, WRITE_DISTRICTS, WRITE_SETTING } from "./sql";

/**
 * What delivery costs and how long it takes. A placement reads the rows itself, in its quote (module
 * `checkout`), so that an order never mixes before and after a change.
 */
export default class ShippingService {
  /** @throws Error when the migrations have not run */
  async read(inside: Run = run): Promise<ShippingRead> {
    const [row] = await inside<ShippingRead>(READ_SHIPPING, []);
    if (!row) throw new Error("shipping_setting has no row.");
    return row;
  }

  /** As `read`, and nobody else changes it before the caller's transaction ends. */
  async hold(inside: Run): Promise<ShippingRow> {
    await inside(HOLD_SHIPPING, []);
    return this.read(inside);
  }

  /** Stores all of it, in the caller's transaction. */
  async write(inside: Run, { flatFee, freeAbove, districts }: ShippingRow): Promise<void> {
    await inside(WRITE_SETTING, [flatFee, freeAbove]);
    await inside(WRITE_DISTRICTS, [
      districts.map(({ district }) => district),
      districts.map(({ ownFee }) => ownFee),
      districts.map(({ ownFreeAbove }) => ownFreeAbove),
      districts.map(({ minDays }) => minDays),
      districts.map(({ maxDays }) => maxDays),
    ]);
  }
}
