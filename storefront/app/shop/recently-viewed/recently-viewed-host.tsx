import type { Product } from "@strive/backend/contracts/catalogue";
import { useEffect, useState, type ReactNode } from "react";

interface RecentlyViewedProps {
  /** The product being viewed: it is remembered, and not shown among the others. */
  current?: Product;
}

/** Milliseconds: the page loads first. */
const REST_MS = 1000;

/** Mounts the recently viewed products; their code is fetched once the page is idle. */
export function RecentlyViewedHost(props: RecentlyViewedProps) {
  const [Row, setRow] = useState<((props: RecentlyViewedProps) => ReactNode) | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      import("./recently-viewed").then(
        (code) => setRow(() => code.default),
        // A failure is ignored: nobody asked for this part of the page.
        () => undefined,
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return Row && <Row {...props} />;
}
