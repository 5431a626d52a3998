import type { MedusaContainer } from "@medusajs/framework/types";
import {
  addShippingMethodToCartWorkflow,
  addToCartWorkflow,
  completeCartWorkflow,
  createCartWorkflow,
  createPaymentCollectionForCartWorkflow,
  createPaymentSessionsWorkflow,
  listShippingOptionsForCartWorkflow,
} from "@medusajs/medusa/core-flows";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createRequire } from "node:module";
import path from "node:path";
import type * as Command from "../tools/command";
import { pickVariant, storm, type OrderFacts } from "./storm";
import { serve } from "./worker";

/**
 * Orders by Medusa's own cart flow, in a process of its own and without HTTP: the shop's doors refuse it, as such
 * orders would be known to nobody. Run as a child with DATABASE_URL and DATA_DIR; see orders.ts.
 */
export interface CartTask {
  facts: OrderFacts;
  buyers: number;
  seconds: number;
}

const compiled = createRequire(path.resolve(__dirname, "../.medusa/server/bench.js"));
const { withShop } = compiled("./tools/command.js") as typeof Command;

const ADDRESS = {
  first_name: "Aline",
  last_name: "Uwase",
  address_1: "KG 11 Ave, house 24",
  city: "Kigali",
  country_code: "rw",
};

/** What the routes of a Medusa storefront run, one after the other. @throws when one refuses */
async function orderByCart(
  container: MedusaContainer,
  { facts, channelId, index }: { facts: OrderFacts; channelId: string; index: number },
): Promise<void> {
  const { result: cart } = await createCartWorkflow(container).run({
    input: {
      region_id: facts.medusa.regionId,
      sales_channel_id: channelId,
      email: `buyer${index}@example.rw`,
      shipping_address: ADDRESS,
      billing_address: ADDRESS,
    },
  });
  const cart_id = cart.id;
  const items = [{ variant_id: pickVariant(facts, index), quantity: 1 }];
  await addToCartWorkflow(container).run({ input: { cart_id, items } });
  const { result: options } = await listShippingOptionsForCartWorkflow(container).run({
    input: { cart_id, is_return: false },
  });
  const [option] = options as { id: string }[];
  if (!option) throw new Error("There is no way of delivery.");
  await addShippingMethodToCartWorkflow(container).run({
    input: { cart_id, options: [{ id: option.id }] },
  });
  await createPaymentCollectionForCartWorkflow(container).run({ input: { cart_id } });
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "cart_payment_collection",
    fields: ["payment_collection_id"],
    filters: { cart_id },
  });
  const [link] = data as { payment_collection_id: string }[];
  await createPaymentSessionsWorkflow(container).run({
    input: {
      payment_collection_id: link?.payment_collection_id ?? "",
      provider_id: "pp_system_default",
    },
  });
  await completeCartWorkflow(container).run({ input: { id: cart_id } });
}

async function work({ container }: Command.CommandContext): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "sales_channel", fields: ["id"] });
  const [channel] = data as { id: string }[];
  const channelId = channel?.id ?? "";
  await serve<CartTask>(({ facts, buyers, seconds }) =>
    storm(buyers, seconds, async (index) => {
      try {
        await orderByCart(container, { facts, channelId, index });
        return true;
      } catch {
        return false;
      }
    }),
  );
}

void withShop(work).finally(() => process.exit());
