import type {
  CreateOrderDTO,
  ICustomerModuleService,
  IOrderModuleService,
  IPaymentModuleService,
  MedusaContainer,
} from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { PICKUP } from "../../contracts/staff-orders";
import type { OrderSetting, UnbuiltOrder } from "../../modules/order/checkout/records";
import { isPromotion } from "../../modules/order/discount/domain/by-hand";
import { shopOrders } from "../../modules/order";

const CURRENCY = "rwf";

/** The payment collection of an order; derived, so that a second try meets the first one's. */
export const paymentCollectionId = (orderId: string) => orderId.replace(/^order_/, "pay_col_");

/** Guests become Medusa customers without an account, one for each address. */
async function customersOf(
  customers: ICustomerModuleService,
  orders: readonly UnbuiltOrder[],
): Promise<Map<string, string>> {
  const guests = new Map(
    orders
      // Staff enter orders for people whose address nobody knows: Medusa's customers have one.
      .filter(({ customerId, email }) => customerId === null && email !== "")
      .map((order) => [order.email, order]),
  );
  if (guests.size === 0) return new Map();
  const known = await customers.listCustomers(
    { email: [...guests.keys()], has_account: false },
    { select: ["id", "email"], take: guests.size },
  );
  const ids = new Map(known.map(({ email, id }) => [email, id]));
  const missing = [...guests.values()].filter(({ email }) => !ids.has(email));
  if (missing.length > 0) {
    const made = await customers.createCustomers(
      missing.map(({ email, firstname, lastname, phone }) => ({
        email,
        first_name: firstname,
        last_name: lastname,
        phone,
        has_account: false,
      })),
    );
    for (const { email, id } of made) ids.set(email, id);
  }
  return ids;
}

const adjustment = ({ discounts }: UnbuiltOrder, code: string, amount: number) => {
  const discount = discounts.find((one) => one.code === code);
  const promotion_id = discount && isPromotion(discount) ? discount.promotion_id : undefined;
  return { code, amount, promotion_id, description: discount?.name };
};

function medusaOrder(order: UnbuiltOrder, setting: OrderSetting, customerId: string | undefined) {
  const address = {
    first_name: order.firstname,
    last_name: order.lastname,
    phone: order.phone,
    address_1: order.address,
    ...(order.landmark !== null && { address_2: order.landmark }),
    ...(order.pin !== null && { metadata: { pin: order.pin } }),
    ...(!order.isPickup && { city: order.city, province: order.district }),
    country_code: order.country.toLowerCase(),
  };
  const data: CreateOrderDTO & { id: string; custom_display_id: string } = {
    id: order.id,
    custom_display_id: order.orderNumber,
    region_id: setting.regionId ?? undefined,
    sales_channel_id: setting.salesChannelId ?? undefined,
    customer_id: customerId,
    ...(order.email !== "" && { email: order.email }),
    currency_code: CURRENCY,
    shipping_address: address,
    billing_address: { ...address },
    metadata: { order_number: order.orderNumber, ...(order.note ? { note: order.note } : {}) },
    items: order.items.map((item) => ({
      id: item.id,
      title: item.product_name,
      subtitle: `${item.size} / ${item.color}`,
      thumbnail: item.image ?? undefined,
      quantity: item.quantity,
      unit_price: item.unit_price,
      compare_at_unit_price: item.compare_at_price,
      product_id: item.product_id,
      product_title: item.product_name,
      variant_id: item.variant_id,
      variant_title: `${item.size} / ${item.color}`,
      variant_option_values: { Size: item.size, Color: item.color },
      requires_shipping: true,
      is_giftcard: item.is_gift_card ?? false,
      // The price is what the shopper was shown and acknowledged; nothing may be added to it.
      is_tax_inclusive: true,
      adjustments: (item.discounts ?? []).map(({ code, amount }) =>
        adjustment(order, code, amount),
      ),
    })),
    shipping_methods: [
      {
        name: order.isPickup ? PICKUP : "Delivery",
        amount: order.shippingRwf,
        is_tax_inclusive: true,
        adjustments: order.discounts
          .filter(({ delivery_amount }) => delivery_amount > 0)
          .map(({ code, delivery_amount }) => adjustment(order, code, delivery_amount)),
        ...(setting.shippingOptionId ? { shipping_option_id: setting.shippingOptionId } : {}),
      },
    ],
  };
  return data;
}

/**
 * Makes Medusa's orders from acknowledged ones: same id, same line ids, same amounts, with
 * customer, payment collection and its link. What an earlier try left is kept and completed.
 */
export async function createMedusaOrders(
  container: MedusaContainer,
  orders: readonly UnbuiltOrder[],
): Promise<void> {
  const checkout = shopOrders(container).checkout;
  const payments = container.resolve<IPaymentModuleService>(Modules.PAYMENT);
  const setting = await checkout.orderSetting();
  // The order module writes a batch in one transaction: an order is there whole, or not at all.
  const missing = orders.filter(({ isInMedusa }) => !isInMedusa);
  if (missing.length > 0) {
    const customers = await customersOf(container.resolve(Modules.CUSTOMER), missing);
    await container
      .resolve<IOrderModuleService>(Modules.ORDER)
      .createOrders(
        missing.map((order) =>
          medusaOrder(order, setting, order.customerId ?? customers.get(order.email)),
        ),
      );
  }
  const ids = orders.map(({ id }) => paymentCollectionId(id));
  const found = await payments.listPaymentCollections(
    { id: ids },
    { select: ["id"], take: ids.length },
  );
  const present = new Set(found.map(({ id }) => id));
  const open = orders.filter(({ id }) => !present.has(paymentCollectionId(id)));
  if (open.length > 0) {
    await payments.createPaymentCollections(
      open.map(({ id, totalRwf }) => ({
        id: paymentCollectionId(id),
        currency_code: CURRENCY,
        amount: totalRwf,
      })),
    );
  }
  // Creating an existing link is not an error: its key is the pair.
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    orders.flatMap(({ id, discounts }) => [
      {
        [Modules.ORDER]: { order_id: id },
        [Modules.PAYMENT]: { payment_collection_id: paymentCollectionId(id) },
      },
      ...discounts.filter(isPromotion).map(({ promotion_id }) => ({
        [Modules.ORDER]: { order_id: id },
        [Modules.PROMOTION]: { promotion_id },
      })),
    ]),
  );
}
