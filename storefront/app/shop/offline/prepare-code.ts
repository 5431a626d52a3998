import type { Extent } from "./seen";

const needed = () => [import("./offline-screen"), import("./data-screen")];
const useful = () => [
  import("../frame/mobile-menu"),
  import("../frame/customer-links"),
  import("../variant-picker/variant-picker"),
  import("~/lib/session-calls"),
];

/**
 * Code that pages fetch when it is first needed, and that somebody without network needs: whatever is imported goes
 * through the worker, which keeps it. Each by itself: one that fails leaves the others.
 */
export const prepareCode = (extent: Extent) =>
  Promise.allSettled<unknown>(extent === "little" ? needed() : useful());
