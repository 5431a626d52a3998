import type { Product } from "@strive/backend/contracts/catalogue";
import { useEffect, useState, type ReactNode } from "react";

interface RecentlyViewedProps {
  /** The product that is being looked at: it is remembered, and is not among the others. */
  current?: Product;
}

/** The page comes first. */
const REST_MS = 1000;

/** The place of the products seen before; their code comes once the page is at rest. */
export function RecentlyViewedHost(props: RecentlyViewedProps) {
  const [Row, setRow] = useState<((props: RecentlyViewedProps) => ReactNode) | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      import("./recently-viewed").then(
        (code) => setRow(() => code.default),
        // Without it the page lacks nothing that anybody asked for.
        () => undefined,
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return Row && <Row {...props} />;
}
