import { plural } from "~/lib/plural";

export const title = "Dashboard";
export const totalProducts = "Total Products";
export const totalOrders = "Total Orders";
export const totalRevenue = "Total Revenue";
export const activeUsers = "Active Users";
export const notLoaded = "This could not be loaded.";
export const loading = "Loading the dashboard...";

/** Names the list of what waits besides orders. */
export const waits = "What waits";
export const reviewsWait = (count: number) =>
  plural(count, { one: `${count} review to read`, other: `${count} reviews to read` });
export const alertsWait = (count: number) =>
  plural(count, {
    one: `People wait for ${count} sold-out piece`,
    other: `People wait for ${count} sold-out pieces`,
  });
/** @param moment when it opens */
export const nextDrop = (title: string, moment: string) => `Next drop: ${title}, ${moment}`;
export const waitsNotLoaded = "Some of what waits could not be loaded.";

export const recentActivity = "Recent Activity";
export const noActivity = "No changes yet.";

export const revenue = "Revenue";
export const orders = "Orders";
export const shown = "Chart shows";
export const period = "Period";
export const days14 = "14 days";
export const days30 = "30 days";
export const months12 = "12 months";
/** "Revenue, last 14 days" */
export const chartTitle = (measure: string, length: string) => `${measure}, last ${length}`;
export const revenueSub = "Completed payments in US dollars, minus refunds";
export const ordersSub = "Orders placed, including cancelled ones";
/** Follows the sum of the whole period. */
export const inAll = "in total";
export const chartLoading = "Loading the chart...";
export const noRevenue = "No payments were completed in this period.";
export const noOrders = "No orders were placed in this period.";
export const day = "Day";
export const month = "Month";
export const chartHelp = "Left and right arrow keys move from bar to bar.";
export const today = (label: string) => `${label}, today`;
export const thisMonth = (label: string) => `${label}, this month`;
/** On the axis: "$400", "$1.2K". */
export const dollarTick = (amount: string) => `$${amount}`;

export const ordersByStatus = "Orders by status";
export const noOrdersYet = "No orders found";

export const topProducts = "Top products";
export const topProductsSub = "By pieces sold, not counting cancelled orders";
export const nothingSold = "Nothing sold yet.";
export const sold = (pieces: number) =>
  plural(pieces, {
    one: `${pieces.toLocaleString("en")} sold`,
    other: `${pieces.toLocaleString("en")} sold`,
  });

export const lowStock = "Low stock";
export const lowStockSub = (variants: number, soldOut: number) => {
  const low = plural(variants, {
    one: "1 size and colour with 10 pieces or fewer",
    other: `${variants.toLocaleString("en")} sizes and colours with 10 pieces or fewer`,
  });
  return soldOut === 0 ? low : `${low}, ${soldOut.toLocaleString("en")} sold out`;
};
export const plenty = "Everything has more than 10 pieces left.";
export const left = (pieces: number) => `${pieces} left`;
export const outOfStock = "Out of stock";

export const unpaid = "Waiting for payment";
/** "3 orders, RWF 210,000 in total" */
export const unpaidSub = (orders_: number, amount: string) =>
  plural(orders_, {
    one: `1 order, ${amount}`,
    other: `${orders_.toLocaleString("en")} orders, ${amount} in total`,
  });
export const allPaid = "Nobody owes anything.";
export const showUnpaid = "Show unpaid orders";
export const orderOf = (number: string, name: string) => `${number}, ${name}`;

export const districts = "Districts";
export const districtsSub = "Where orders go";
/** In place of a district. */
export const collected = "Collected in the shop";
export const noDistricts = "No orders yet.";
export const districtOrders = (count: number) =>
  plural(count, {
    one: "1 order",
    other: `${count.toLocaleString("en")} orders`,
  });
export const showAllDistricts = (count: number) => `Show all ${count}`;
