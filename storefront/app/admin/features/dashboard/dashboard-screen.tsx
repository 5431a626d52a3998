import { lazy, Suspense } from "react";
import { failureText, useAdminQuery } from "~/admin/data/admin-query";
import { PageTitle } from "~/admin/shell/page-title";
import { LoadError } from "~/ui/message";
import * as words from "~/words/admin-dashboard";
import { ActivityPanel } from "./activity-panel";
import { dashboardQuery } from "./api";
import { DistrictsPanel } from "./districts-panel";
import { LowStockPanel, TopProductsPanel } from "./product-panels";
import { SalesPanel } from "./sales-panel";
import { StatCards } from "./stat-cards";
import { StatusPanel } from "./status-panel";
import { UnpaidPanel } from "./unpaid-panel";

const WaitingLines = lazy(() => import("./waiting-lines"));

/** How the shop is doing, and what needs attention. Refetched when the bell gets a notification. */
export function DashboardScreen() {
  const query = useAdminQuery(dashboardQuery());
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      {query.isLoading && (
        <p role="status" className="sr-only">
          {words.loading}
        </p>
      )}
      {query.error !== null && (
        <div className="mb-4">
          <LoadError text={failureText(query.error)} onRetry={query.retry} />
        </div>
      )}
      <StatCards data={query.data} />
      {query.data && (
        <Suspense fallback={null}>
          <WaitingLines />
        </Suspense>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <SalesPanel query={query} />
        <ActivityPanel className="lg:row-span-3" />
        <StatusPanel query={query} />
        <UnpaidPanel query={query} />
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 xl:grid-cols-3">
        <LowStockPanel query={query} />
        <TopProductsPanel query={query} />
        <DistrictsPanel query={query} />
      </div>
    </>
  );
}
