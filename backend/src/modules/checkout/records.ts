import type {
  CreateOrderBody,
  OrderItem,
  OrderStatus,
  Payment,
  PaymentStatus,
} from "../../contracts/orders";
import type { Shortage } from "./domain/types";

/** Who places an order; null for guests. */
export interface Buyer {
  accountId: string;
  customerId: string;
}

export interface PlacementRequest {
  buyer: Buyer | null;
  idempotencyKey: string;
  body: CreateOrderBody;
}

/** What every caller of a placement learns. Amounts are whole RWF. */
export interface PlacedRecord {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  items: OrderItem[];
  subtotal: number;
  shipping: number;
  total: number;
}

/** The order a key has made before, with the digest of what was asked then. */
export interface ExistingRecord extends PlacedRecord {
  bodyHash: string;
}

export type Placement =
  | { kind: "placed"; order: PlacedRecord; isNew: boolean }
  | { kind: "mismatch" }
  | { kind: "invalid"; problems: readonly { field: string; message: string }[] }
  | { kind: "short"; shortages: readonly Shortage[] }
  /** Prices or stock changed under every try; the caller may come back. */
  | { kind: "busy" };

export interface PaymentRecord {
  id: string;
  amount: number;
  paymentMethod: Payment["payment_method"];
  transactionId: string | null;
  paymentStatus: PaymentStatus;
  createdAt: string | Date;
}

/** An order with everything that is shown of it. */
export interface OrderRecord extends PlacedRecord {
  accountId: string | null;
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  district: string;
  note: string | null;
  createdAt: string;
  payments: PaymentRecord[];
  history: { status: OrderStatus; event: string; at: string; by: string }[];
}

/** An acknowledged order that Medusa does not have yet (or only in part). */
export interface UnbuiltOrder {
  id: string;
  orderNumber: string;
  customerId: string | null;
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  district: string;
  country: string;
  note: string | null;
  items: OrderItem[];
  totalRwf: number;
  shippingRwf: number;
  isInMedusa: boolean;
}

export interface UnrecordedPayment {
  id: string;
  orderId: string;
  amountRwf: number;
}

export interface OrderSetting {
  salesChannelId: string | null;
  regionId: string | null;
  shippingOptionId: string | null;
}
