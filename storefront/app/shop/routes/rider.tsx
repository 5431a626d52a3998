import { lazy, Suspense } from "react";
import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { deliveries } from "~/words/admin";

// A route's imports are listed on every shopper's page, so the screen is imported lazily.
const RiderScreen = lazy(async () => ({
  default: (await import("../features/rider/rider-screen")).RiderScreen,
}));

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: deliveries, path: null });

export default function Rider() {
  return (
    <Suspense>
      <RiderScreen />
    </Suspense>
  );
}
