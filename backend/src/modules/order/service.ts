import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Logger } from "@medusajs/framework/types";
import { closeDatabase } from "../../lib/database";
import { installAtStart } from "../../lib/installed-sql";
import OrderChangeService from "./change/service";
import CheckoutService from "./checkout/service";
import CreditService from "./credit/service";
import DeliveryService from "./delivery/service";
import StaffDiscountService from "./discount/staff-service";
import ExchangeService from "./exchange/service";
import GuestOrderService from "./guest-orders/service";
import { ORDER_SQL } from "./installed-sql";
import PaymentService from "./payment/service";
import OrderProgressService from "./progress/service";
import ReceiptService from "./receipt/service";
import ReturnPictureService from "./returns/picture-service";
import ReturnService from "./returns/service";
import SalesService from "./sales/service";
import ShippingService from "./shipping/service";
import TimelineService from "./timeline/service";
import TransitService from "./transit/service";
import UnpaidHoldService from "./unpaid-hold/service";

interface Dependencies {
  /** ContainerRegistrationKeys.PG_CONNECTION */
  __pg_connection__: Knex;
  logger: Logger;
}

/** An order from its quote to its figures: one house, whose rooms know each other's tables. */
export default class ShopOrderModuleService {
  /** What is sold for how much, placed, read and listed. */
  readonly checkout = new CheckoutService();
  /** An order's status and history. */
  readonly progress = new OrderProgressService();
  /** What is changed of an order before it is packed. */
  readonly changes = new OrderChangeService();
  /** All that happened to an order, from wherever it is written. */
  readonly timeline = new TimelineService();
  /** How orders are paid, and paid back. */
  readonly payments = new PaymentService();
  /** Parcels, who brings them, and the cash that comes back. */
  readonly deliveries = new DeliveryService();
  /** Orders of guests that come into accounts. */
  readonly guestOrders = new GuestOrderService();
  /** Articles of orders that come back. */
  readonly returns = new ReturnService();
  /** Pictures of what comes back. */
  readonly returnPictures = new ReturnPictureService();
  /** Orders that bring what buyers get for returned articles. */
  readonly exchanges = new ExchangeService();
  /** Receipts of sales, and their credit notes. */
  readonly receipts = new ReceiptService();
  /** Stock that orders hold unpaid. */
  readonly unpaidHolds = new UnpaidHoldService();
  /** Figures of what was sold. */
  readonly sales = new SalesService();
  /** What shoppers are waiting for. */
  readonly transit = new TransitService();
  /** Discounts, as staff make them. */
  readonly discounts = new StaffDiscountService();
  /** Store credit and gift cards. */
  readonly credits = new CreditService();
  /** What delivery costs, and where it goes. */
  readonly shipping = new ShippingService();

  readonly __hooks: {
    onApplicationStart: () => Promise<void>;
    onApplicationShutdown: () => Promise<void>;
  };

  constructor({ __pg_connection__: knex, logger }: Dependencies) {
    this.__hooks = {
      onApplicationStart: async () => {
        for (const sql of ORDER_SQL) await installAtStart(knex, logger, sql);
      },
      onApplicationShutdown: () => closeDatabase(),
    };
  }
}
