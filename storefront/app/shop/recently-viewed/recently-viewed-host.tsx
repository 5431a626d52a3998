import type { Product } from "@strive/backend/contracts/catalogue";
import { useCodeAtRest } from "../use-code-at-rest";

interface RecentlyViewedProps {
  /** The product being viewed: it is remembered, and not shown among the others. */
  current?: Product;
}

const load = () => import("./recently-viewed");

/** Mounts the recently viewed products; their code is fetched once the page is at rest. */
export function RecentlyViewedHost(props: RecentlyViewedProps) {
  const code = useCodeAtRest(load);
  return code && <code.default {...props} />;
}
