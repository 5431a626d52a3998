import type { MedusaContainer } from "@medusajs/framework/types";
import type { Dashboard, DashboardQuery } from "../../contracts/dashboard";
import { admittedBy, ORDER_STATUSES, type OrderStatus } from "../../contracts/orders";
import type { SalesNow } from "../../modules/order/sales/service";
import { shopOrders } from "../../modules/order";
import { shopProducts } from "../../modules/product";

/** The list of orders that a link from here shows. */
const DUE = admittedBy("due");
const DUE_STATUSES: ReadonlySet<string> = new Set(DUE.statuses);
const DUE_PAYMENTS: ReadonlySet<string> = new Set(DUE.payments);

const statesOf = ({ states }: SalesNow) =>
  states.map(({ state, ...sums }) => {
    const [status = "", payment = ""] = state.split("/");
    return { status, payment, ...sums };
  });

/** The dashboard as `/api` shows it, from sums alone. */
export async function readDashboard(
  container: MedusaContainer,
  { days, months }: DashboardQuery,
): Promise<Dashboard> {
  const sales = await shopOrders(container).sales.now(days, months);
  const lowStock = await shopProducts(container).lowStock.now();
  const states = statesOf(sales);
  const ordersIn = (status: OrderStatus) =>
    states.filter((row) => row.status === status).reduce((sum, row) => sum + row.orders, 0);
  const unpaid = states.filter(
    ({ status, payment }) => DUE_STATUSES.has(status) && DUE_PAYMENTS.has(payment),
  );
  return {
    total_products: sales.products,
    total_orders: states.reduce((sum, row) => sum + row.orders, 0),
    active_users: sales.activeUsers,
    revenue: { rwf: sales.all.revenue, usd: sales.all.usd },
    orders_by_status: Object.fromEntries(
      ORDER_STATUSES.map((status) => [status, ordersIn(status)]),
    ) as Dashboard["orders_by_status"],
    by_day: sales.days,
    by_month: sales.months,
    top_products: sales.topProducts,
    districts: sales.districts,
    low_stock: lowStock,
    unpaid: {
      orders: unpaid.reduce((sum, row) => sum + row.orders, 0),
      amount: unpaid.reduce((sum, row) => sum + row.amount, 0),
    },
  };
}
