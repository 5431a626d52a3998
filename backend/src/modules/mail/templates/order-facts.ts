import type { OrderDiscount } from "../../../contracts/discounts";
import type { OrderStatus } from "../../../contracts/orders";
import type { Payment } from "../../../contracts/payments";

interface OrderedPiece {
  name: string;
  /** Of the chosen colour, as the order keeps it. */
  image: string | null;
  size: string;
  color: string;
  quantity: number;
  lineTotalRwf: number;
}

/** An order as mails show it. Amounts are whole RWF. */
export interface OrderFacts {
  orderNumber: string;
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  district: string;
  /** What the rider should look for. */
  landmark: string | null;
  note: string | null;
  /** Collected in the shop: nobody brings it. */
  isPickup: boolean;
  items: OrderedPiece[];
  subtotalRwf: number;
  shippingRwf: number;
  discounts: OrderDiscount[];
  totalRwf: number;
  status: OrderStatus;
  /** As its buyer sees them. */
  payments: Payment[];
  /** Who is on the way with it, by first name; null: nobody. */
  rider: { name: string; phone: string } | null;
  /** When it is cancelled unless paid or taken on by then; null: never. */
  heldUntil: string | null;
  /** Opens the order for whoever holds it. */
  orderUrl: string;
}
