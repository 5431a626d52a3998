import type { Dashboard } from "@strive/backend/contracts/dashboard";
import { formatMoney } from "@strive/backend/contracts/money";
import Package from "lucide-react/icons/package";
import Shirt from "lucide-react/icons/shirt";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { francs } from "~/admin/shell/order-money";
import { adminPaths } from "~/admin/shell/paths";
import * as admin from "~/words/admin";
import * as words from "~/words/admin-dashboard";

interface StatCardProps {
  label: string;
  /** Undefined while it is not known. */
  value: string | undefined;
  /** The same number in another form. */
  note?: string | undefined;
  icon: ReactNode;
  to: string;
}

function StatCard({ label, value, note, icon, to }: StatCardProps) {
  return (
    <Link
      to={to}
      className="grid min-w-0 content-start border border-line bg-paper p-4 hover:border-ink md:p-5"
    >
      <span className="flex items-center justify-between gap-2 text-[13.5px] leading-snug font-medium text-ink-2">
        {label}
        <span className="flex-none text-ink-3">{icon}</span>
      </span>
      <span className="mt-3 text-[clamp(20px,2.4vw,34px)] leading-[1.1] font-[740] tracking-[-0.025em] [overflow-wrap:anywhere] font-stretch-[120%]">
        {value ?? admin.unknown}
      </span>
      {note !== undefined && <span className="mt-1.5 text-[13.5px] text-ink-3">{note}</span>}
    </Link>
  );
}

const ICON = { size: 19, strokeWidth: 1.6, "aria-hidden": true } as const;
const number = (count: number | undefined) => count?.toLocaleString("en");

/** Four numbers, each a link to what it counts. */
export function StatCards({ data }: { data: Dashboard | undefined }) {
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
      <StatCard
        label={words.totalProducts}
        value={number(data?.total_products)}
        icon={<Shirt {...ICON} />}
        to={adminPaths.products()}
      />
      <StatCard
        label={words.totalOrders}
        value={number(data?.total_orders)}
        icon={<Package {...ICON} />}
        to={adminPaths.orders()}
      />
      <StatCard
        label={words.totalRevenue}
        value={data && formatMoney(data.revenue.usd, "USD")}
        note={data && francs(data.revenue.rwf)}
        icon={<Wallet {...ICON} />}
        to={adminPaths.payments()}
      />
      <StatCard
        label={words.activeUsers}
        value={number(data?.active_users)}
        icon={<Users {...ICON} />}
        to={adminPaths.users()}
      />
    </div>
  );
}
