import { randomBytes } from "node:crypto";
import {
  dropNowResponseSchema,
  dropPlaceResponseSchema,
  staffDropResponseSchema,
  staffDropsResponseSchema,
  type DropBody,
  type DropNow,
  type DropPlace,
  type StaffDrop,
} from "../src/contracts/drops";
import { callShop, logIn, withDatabase, type Answer } from "./people";
import type { ActivityCase } from "./selling-activities";
import type { Shop } from "./shop";
import { until } from "./until";

/** No test lives to see it open. */
const LATER = "2099-01-01T18:00:00.000Z";

export const newTicket = (): string => randomBytes(18).toString("base64url");

/** What staff say of a drop of these products; it opens later than any test ends. */
export const dropBody = (products: readonly string[], over: Partial<DropBody> = {}): DropBody => ({
  handle: `drop-${randomBytes(6).toString("hex")}`,
  title: { en: "Winter drop", fr: "Sortie d'hiver" },
  products: [...products],
  opens_at: LATER,
  ends_at: null,
  has_queue: true,
  pieces_per_order: 1,
  turn_minutes: 5,
  ...over,
});

/** Staff who make drops, and devices that come to them. */
export class DropDesk {
  private constructor(
    readonly shop: Shop,
    readonly token: string,
  ) {}

  static async at(shop: Shop): Promise<DropDesk> {
    return new DropDesk(shop, (await logIn(shop, shop.admin)).token);
  }

  call(method: string, path: string, body?: object): Promise<Answer> {
    return callShop(this.shop, method, path, { token: this.token, body });
  }

  /** @throws when the shop refuses */
  async made(products: readonly string[], over: Partial<DropBody> = {}): Promise<StaffDrop> {
    const { status, json } = await this.call("POST", "/api/admin/drops", dropBody(products, over));
    if (status !== 201) throw new Error(`drop: ${status} ${JSON.stringify(json)}`);
    return staffDropResponseSchema.parse(json).data;
  }

  async all(): Promise<StaffDrop[]> {
    const { json } = await this.call("GET", "/api/admin/drops");
    return staffDropsResponseSchema.parse(json).data;
  }

  async seen(id: string): Promise<StaffDrop> {
    const drop = (await this.all()).find((one) => one.id === id);
    if (!drop) throw new Error("The drop is gone.");
    return drop;
  }

  /** Its moment comes now. */
  async open({ id, handle }: Pick<StaffDrop, "id" | "handle">): Promise<void> {
    await this.write("UPDATE product_drop SET opens_at = now() WHERE id = $1", [id]);
    // As saving it would: its products say when.
    await this.write("UPDATE product_drop_item SET position = position WHERE drop_id = $1", [id]);
    await until(
      () => this.now(handle),
      ({ state }) => state !== "soon",
    );
  }

  /** As if time had passed. */
  write(text: string, values: unknown[]): Promise<void> {
    return withDatabase(this.shop, async (database) => {
      await database.query(text, values);
      await database.query("SELECT pg_notify('strive_drop', '')");
    });
  }

  async now(handle: string): Promise<DropNow> {
    const { json } = await callShop(this.shop, "GET", `/api/drops/${handle}/now`);
    return dropNowResponseSchema.parse(json).data;
  }

  come(handle: string, ticket: string): Promise<Answer> {
    return callShop(this.shop, "POST", `/api/drops/${handle}/place`, {
      headers: { "Drop-Ticket": ticket },
    });
  }

  /** @throws when the shop refuses */
  async place(handle: string, ticket: string): Promise<DropPlace> {
    const { status, json } = await this.come(handle, ticket);
    if (status !== 200) throw new Error(`place: ${status} ${JSON.stringify(json)}`);
    return dropPlaceResponseSchema.parse(json).data;
  }

  /** A device's place once its turn has come. */
  async turn(handle: string, ticket: string): Promise<DropPlace> {
    return until(
      () => this.place(handle, ticket),
      ({ turn_until: turnUntil }) => turnUntil !== null,
    );
  }
}

/**
 * What staff do with drops, as the audit log tells it.
 * @param made makes a thing by a POST and gives its id @param product the body that makes one
 */
export function dropActivities(
  made: (path: string, body: object) => Promise<string>,
  product: (name: string) => object,
): Record<string, () => Promise<ActivityCase>> {
  async function about(label: string) {
    const name = `Dropped ${newTicket()}`;
    const body = dropBody([await made("/api/products", product(name))], { title: { en: label } });
    const { title: _title, ends_at: _endsAt, ...facts } = body;
    return { body, logged: { ...facts, "en.title": label, products: name } };
  }
  return {
    "POST /api/admin/drops": async () => {
      const label = `Made ${newTicket()}`;
      const { body, logged } = await about(label);
      const line = { action: "drop.create", label, before: null, after: logged };
      return { path: "/api/admin/drops", body, line };
    },
    "PUT /api/admin/drops/:id": async () => {
      const label = `Changed ${newTicket()}`;
      const { body } = await about(label);
      const id = await made("/api/admin/drops", body);
      const [before, after] = [{ turn_minutes: 5 }, { turn_minutes: 9 }];
      const line = { action: "drop.update", label, before, after };
      const drop = { ...body, ...after };
      return { path: `/api/admin/drops/${id}`, body: { drop, version: 1 }, line };
    },
    "DELETE /api/admin/drops/:id": async () => {
      const label = `Deleted ${newTicket()}`;
      const { body, logged } = await about(label);
      const id = await made("/api/admin/drops", body);
      const line = { action: "drop.delete", label, before: logged, after: null };
      return { path: `/api/admin/drops/${id}?version=1`, line };
    },
  };
}
