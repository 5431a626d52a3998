import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "../src/contracts/catalogue";
import type { PlacedOrder } from "../src/contracts/orders";
import type { PayDesk } from "./pay-desk";
import { callShop } from "./people";
import type { PictureDesk } from "./picture-desk";

/** What several people do in the shop at once, until told to stop. */
export class Traffic {
  /** Those that were acknowledged, the first first. */
  readonly orders: PlacedOrder[] = [];
  readonly counts = { paid: 0, shipped: 0, edits: 0, pictures: 0 };
  readonly failures: unknown[] = [];
  #isOpen = true;
  readonly #people: Promise<void>[];

  constructor(
    private readonly desk: PayDesk,
    private readonly pictures: PictureDesk,
    private readonly edited: Product,
    private readonly jpeg: Buffer,
  ) {
    const acts = [() => this.buy(), () => this.buy(), () => this.ship(), () => this.edit()];
    this.#people = [...acts, () => this.upload()].map((act) => this.#repeat(act));
  }

  async #repeat(act: () => Promise<void>): Promise<void> {
    while (this.#isOpen) {
      await act().catch((error: unknown) => this.failures.push(error));
      await pause(100);
    }
  }

  private async buy() {
    const order = await this.desk.order();
    this.orders.push(order);
    await this.desk.begin(order);
    await this.desk.see(order);
    this.counts.paid += 1;
  }

  private async ship() {
    const order = this.orders[this.counts.shipped];
    if (order) await this.#put(`/api/orders/${order.id}/status`, { status: "shipped" });
    if (order) this.counts.shipped += 1;
  }

  private async edit() {
    await this.#put(`/api/products/${this.edited.id}`, { price: 20_000 + this.counts.edits });
    this.counts.edits += 1;
  }

  private async upload() {
    await this.pictures.create([["ikanzu.jpg", this.jpeg]]);
    this.counts.pictures += 1;
  }

  async #put(url: string, body: object) {
    const { shop, staffToken } = this.desk;
    const { status, json } = await callShop(shop, "PUT", url, { token: staffToken, body });
    if (status !== 200) throw new Error(`${url}: ${status} ${JSON.stringify(json)}`);
  }

  async stop(): Promise<void> {
    this.#isOpen = false;
    await Promise.all(this.#people);
  }
}
