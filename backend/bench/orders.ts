import Medusa from "@medusajs/js-sdk";
import { randomUUID } from "node:crypto";
import { median } from "./load";

export interface OrderFacts {
  variantIds: string[];
  medusa: { key: string; regionId: string };
}

export interface OrderMeasure {
  ordersPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  placed: number;
  failed: number;
}

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

/** Buyers who each order again and again for some seconds, all at once. */
async function storm(
  buyers: number,
  seconds: number,
  place: (index: number) => Promise<boolean>,
): Promise<OrderMeasure> {
  const started = performance.now();
  const until = started + seconds * 1000;
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      while (performance.now() < until) {
        const index = next++;
        const at = performance.now();
        if (await place(index)) times.push(performance.now() - at);
        else failed++;
      }
    }),
  );
  const took = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return {
    ordersPerSecond: times.length / took,
    p50: median(times),
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    placed: times.length,
    failed,
  };
}

const pick = (facts: OrderFacts, index: number) =>
  facts.variantIds[(index * 7919) % facts.variantIds.length] ?? "";

/** One POST for each order, through the front door. */
export const shopOrders = (origin: string, facts: OrderFacts, buyers: number, seconds: number) =>
  storm(buyers, seconds, async (index) => {
    const response = await fetch(`${origin}/api/orders`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
      body: JSON.stringify({
        ...buyer(index),
        items: [{ variant_id: pick(facts, index), quantity: 1 }],
      }),
    });
    await response.arrayBuffer();
    return response.status === 201;
  });

/** Medusa's own way: cart, line, address, shipping, payment session, complete. */
export function medusaOrders(
  backoffice: string,
  facts: OrderFacts,
  buyers: number,
  seconds: number,
) {
  const sdk = new Medusa({ baseUrl: backoffice, publishableKey: facts.medusa.key });
  return storm(buyers, seconds, async (index) => {
    const address = {
      first_name: "Aline",
      last_name: "Uwase",
      address_1: "KG 11 Ave, house 24",
      city: "Kigali",
      country_code: "rw",
    };
    try {
      const { cart } = await sdk.store.cart.create({
        region_id: facts.medusa.regionId,
        email: `buyer${index}@example.rw`,
        shipping_address: address,
        billing_address: address,
      });
      await sdk.store.cart.createLineItem(cart.id, {
        variant_id: pick(facts, index),
        quantity: 1,
      });
      const { shipping_options } = await sdk.store.fulfillment.listCartOptions({
        cart_id: cart.id,
      });
      const option = shipping_options[0];
      if (!option) return false;
      const { cart: shipped } = await sdk.store.cart.addShippingMethod(cart.id, {
        option_id: option.id,
      });
      await sdk.store.payment.initiatePaymentSession(shipped, { provider_id: "pp_system_default" });
      const done = await sdk.store.cart.complete(cart.id);
      return done.type === "order";
    } catch {
      return false;
    }
  });
}
