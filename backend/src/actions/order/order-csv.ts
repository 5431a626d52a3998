import { colorName } from "../../contracts/colors";
import { mapLinkOf } from "../../contracts/map-link";
import { convertRwf, FALLBACK_RATES } from "../../contracts/money";
import type { OrderItem } from "../../contracts/orders";
import { BYTE_ORDER_MARK, csvOf } from "../../lib/csv";
import type { ExportedOrder } from "../../modules/order/checkout/records";

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Nothing twice, in the order it came. */
const listed = (values: readonly (string | null)[]): string =>
  [...new Set(values)].filter((value) => value !== null).join(", ");

/** "2 × Gahinga Boxy Tee (S, White)" */
const itemText = ({ quantity, product_name, size, color }: OrderItem): string =>
  `${quantity} × ${product_name} (${size}, ${colorName(color) ?? color})`;

/** What the order itself shows follows its payments: see FOLLOW in room `payment` of `modules/order`. */
const owedFor = ({ status, paymentStatus, total, covered }: ExportedOrder): number =>
  status === "cancelled" || paymentStatus === "completed" || paymentStatus === "refunded"
    ? 0
    : total - covered;

/** Money alone: store credit has its own column. */
const moneyOf = ({ payments }: ExportedOrder) =>
  payments.filter(({ method }) => method !== "credit");

/** Amounts are plain numbers, so that a spreadsheet can add them up. */
const COLUMNS: readonly (readonly [title: string, cell: (order: ExportedOrder) => string])[] = [
  ["Order", ({ orderNumber }) => orderNumber],
  ["Date", ({ day }) => day],
  ["Time", ({ time }) => time],
  ["Status", ({ status }) => status],
  ["Payment", ({ paymentStatus }) => paymentStatus],
  ["Customer", ({ firstname, lastname }) => `${firstname} ${lastname}`],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Address", ({ address }) => address],
  ["City", ({ city }) => city],
  ["District", ({ district }) => district],
  ["Landmark", ({ landmark }) => landmark ?? ""],
  ["Map", ({ pin }) => (pin === null ? "" : mapLinkOf(pin))],
  ["Items", ({ items }) => items.map(itemText).join("; ")],
  ["Units", ({ items }) => String(sumOf(items.map(({ quantity }) => quantity)))],
  ["Subtotal (RWF)", ({ subtotal }) => String(subtotal)],
  ["Shipping (RWF)", ({ shipping }) => String(shipping)],
  ["Discount (RWF)", ({ discount }) => String(discount)],
  ["Discounts", ({ discounts }) => listed(discounts.map(({ name }) => name))],
  ["Total (RWF)", ({ total }) => String(total)],
  [
    "Total (USD)",
    ({ total, usdRate }) =>
      convertRwf(total, "USD", { ...FALLBACK_RATES, USD: usdRate }).toFixed(2),
  ],
  ["Store credit (RWF)", ({ credit }) => String(credit)],
  ["Paid (RWF)", (order) => String(sumOf(moneyOf(order).map(({ amount }) => amount)))],
  ["Refunded (RWF)", (order) => String(sumOf(moneyOf(order).map(({ refunded }) => refunded)))],
  ["Still to pay (RWF)", (order) => String(owedFor(order))],
  ["Paid by", ({ payments }) => listed(payments.map(({ method }) => method))],
  ["Transactions", ({ payments }) => listed(payments.map(({ transactionId }) => transactionId))],
  ["Note", ({ note }) => note ?? ""],
  ["Cancelled because", ({ cancelReason }) => cancelReason ?? ""],
];

/** Begins the file. */
export const ORDER_CSV_HEADER = `${BYTE_ORDER_MARK}${csvOf([COLUMNS.map(([title]) => title)])}`;

/** One row for each order. */
export const orderRows = (orders: readonly ExportedOrder[]): string =>
  csvOf(orders.map((order) => COLUMNS.map(([, cell]) => cell(order))));
