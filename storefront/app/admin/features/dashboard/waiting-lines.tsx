import type { WaitingResponse } from "@strive/backend/contracts/alerts";
import type { StaffDrop } from "@strive/backend/contracts/drops";
import type { StaffReviewListResponse } from "@strive/backend/contracts/reviews";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { adminQuery, useAdminQuery } from "~/admin/data/admin-query";
import { adminPaths } from "~/admin/shell/paths";
import { dateTimeText } from "~/lib/order-words";
import * as words from "~/words/admin-dashboard";

/** Only how many there are. */
const COUNT = { limit: 1 };

const reviewsQuery = () =>
  adminQuery(["reviews", "waiting"], async (api, signal) => {
    const query = { state: "waiting", ...COUNT };
    return (await api.get<StaffReviewListResponse>("/reviews", { query, signal })).count;
  });

const alertsQuery = () =>
  adminQuery(["alerts", "waiting", "count"], async (api, signal) => {
    return (await api.get<WaitingResponse>("/alerts/waiting", { query: COUNT, signal })).count;
  });

/** The one that opens first; null: none. */
const nextDropQuery = () =>
  adminQuery(["drops", "next"], async (api, signal) => {
    const { data } = await api.get<{ data: StaffDrop[] }>("/admin/drops", { signal });
    // The latest is first.
    return data.filter(({ state }) => state === "soon").at(-1) ?? null;
  });

const Line = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link
      to={to}
      className="inline-flex min-h-11 items-center text-[14px] text-ink-2 underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  </li>
);

/** What waits besides orders, one quiet line each. Read after the figures: they come first. */
export default function WaitingLines() {
  const reviews = useAdminQuery(reviewsQuery());
  const alerts = useAdminQuery(alertsQuery());
  const next = useAdminQuery(nextDropQuery());
  const isFailed = [reviews, alerts, next].some(({ error }) => error !== null);
  const [reviewCount, alertCount] = [reviews.data ?? 0, alerts.data ?? 0];
  const drop = next.data ?? null;
  if (!isFailed && reviewCount + alertCount === 0 && drop === null) return null;
  return (
    <ul aria-label={words.waits} className="mb-4 flex flex-wrap gap-x-6">
      {reviewCount > 0 && <Line to={adminPaths.reviews()}>{words.reviewsWait(reviewCount)}</Line>}
      {alertCount > 0 && <Line to={adminPaths.products()}>{words.alertsWait(alertCount)}</Line>}
      {drop && (
        <Line to={adminPaths.drops()}>
          {words.nextDrop(drop.title.en ?? drop.handle, dateTimeText(drop.opens_at))}
        </Line>
      )}
      {isFailed && <li className="text-[14px] text-danger">{words.waitsNotLoaded}</li>}
    </ul>
  );
}
