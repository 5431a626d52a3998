import type {
  FulfillmentDTO,
  IFulfillmentModuleService,
  MedusaContainer,
  OrderDTO,
} from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { shopOrders } from "../../modules/order";

/** Medusa's own provider, for orders that name no delivery option: it tells nobody anything. */
const MANUAL_PROVIDER = "manual_manual";

type Order = OrderDTO & { fulfillments?: FulfillmentDTO[] };

const idStart = (orderId: string) => orderId.replace(/^order_/, "ful_");

/** Derived, so that a second try finds what a killed one made; after a cancelled one, the next id. */
const fulfilmentId = ({ id, fulfillments }: Order) => `${idStart(id)}${fulfillments?.length ?? 0}`;

/** Whether a fulfilment was made here, not in Medusa's dashboard. */
export const isOwnFulfilment = (id: string, orderId: string): boolean =>
  id.startsWith(idStart(orderId));

async function providerOf(fulfilments: IFulfillmentModuleService, order: Order) {
  const optionId = order.shipping_methods?.[0]?.shipping_option_id;
  const [option] = optionId
    ? await fulfilments.listShippingOptions({ id: optionId }, { select: ["id", "provider_id"] })
    : [];
  return {
    provider_id: option?.provider_id ?? MANUAL_PROVIDER,
    shipping_option_id: option?.id ?? null,
  };
}

/**
 * Makes the one fulfilment of a whole order and links it. Its items name no inventory item: their
 * quantities are the lines', and Medusa has no stock to give back for them.
 */
export async function fulfilOrder(
  container: MedusaContainer,
  order: Order,
): Promise<FulfillmentDTO> {
  const fulfilments = container.resolve<IFulfillmentModuleService>(Modules.FULFILLMENT);
  const progress = shopOrders(container).progress;
  const id = fulfilmentId(order);
  const [known] = await fulfilments.listFulfillments({ id });
  let fulfilment = known;
  if (!fulfilment) {
    const address = order.shipping_address;
    const wanted = {
      id,
      location_id: await progress.packedFrom(order.id),
      ...(await providerOf(fulfilments, order)),
      packed_at: new Date(),
      delivery_address: {
        first_name: address?.first_name,
        last_name: address?.last_name,
        address_1: address?.address_1,
        address_2: address?.address_2,
        city: address?.city,
        province: address?.province,
        country_code: address?.country_code,
        phone: address?.phone,
      },
      items: (order.items ?? []).map((item) => ({
        line_item_id: item.id,
        title: item.title,
        sku: item.variant_sku ?? "",
        barcode: item.variant_barcode ?? "",
        quantity: Number(item.quantity),
      })),
      order,
    };
    fulfilment = await fulfilments.createFulfillment(wanted);
  }
  // Creating an existing link is not an error: its key is the pair.
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.ORDER]: { order_id: order.id },
    [Modules.FULFILLMENT]: { fulfillment_id: id },
  });
  return fulfilment;
}
