import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { CartTask } from "./cart-worker";
import { pickVariant, storm, type OrderFacts, type OrderMeasure } from "./storm";
import { ask } from "./worker";

const buyer = (index: number) => ({
  firstname: "Aline",
  lastname: "Uwase",
  email: `buyer${index}@example.rw`,
  phone: "+250788000000",
  delivery_address: "KG 11 Ave, house 24",
  city: "Kigali",
  district: "Gasabo",
  country: "RW",
});

/** One POST for each order, through the front door. */
export const shopOrders = (origin: string, facts: OrderFacts, buyers: number, seconds: number) =>
  storm(buyers, seconds, async (index) => {
    const response = await fetch(`${origin}/api/orders`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
      body: JSON.stringify({
        ...buyer(index),
        items: [{ variant_id: pickVariant(facts, index), quantity: 1 }],
      }),
    });
    await response.arrayBuffer();
    return response.status === 201;
  });

/** Medusa's own way: cart, line, address, shipping, payment session, complete. @param worker of `cart-worker.ts` */
export const medusaOrders = (worker: ChildProcess, task: CartTask): Promise<OrderMeasure> =>
  ask(worker, task);
