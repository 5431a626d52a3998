import { accessLogRules } from "./access-log";
import { accountRules } from "./accounts";
import { activityRules } from "./activity";
import { alertRules } from "./alerts";
import { catalogueRules } from "./catalogue";
import { collectionRules } from "./collections";
import { companionRules } from "./companions";
import { creditRules } from "./credits";
import { dashboardRules } from "./dashboard";
import { deliveryRules } from "./deliveries";
import { discountRules } from "./discounts";
import { dropRules } from "./drops";
import { exportRules } from "./export";
import { importRules } from "./imports";
import { contactRules } from "./contact";
import { contentRules } from "./content";
import { mailRules } from "./mails";
import { notificationRules } from "./notifications";
import { operationRules } from "./operations";
import { orderRules } from "./orders";
import { paymentRules } from "./payments";
import { receiptRules } from "./receipts";
import { returnRules } from "./returns";
import { reviewRules } from "./reviews";
import type { Method, RouteRule } from "./rule";
import { saleRules } from "./sales";
import { savedAddressRules } from "./saved-addresses";
import { savedListRules } from "./saved-lists";
import { searchRules } from "./search";
import { settingsRules } from "./settings";
import { sharedListRules } from "./shared-lists";
import { shippingRules } from "./shipping";
import { sizeChartRules } from "./size-charts";
import { textRules } from "./texts";
import { transitRules } from "./transit";
import { userRules } from "./users";

/** Who may call what. A route of `/api` in no table is refused. */
export const ROUTE_RULES: readonly RouteRule[] = [
  ...operationRules,
  ...catalogueRules,
  ...collectionRules,
  ...companionRules,
  ...dropRules,
  ...searchRules,
  ...sizeChartRules,
  ...exportRules,
  ...contentRules,
  ...importRules,
  ...accountRules,
  ...userRules,
  ...orderRules,
  ...deliveryRules,
  ...returnRules,
  ...reviewRules,
  ...receiptRules,
  ...paymentRules,
  ...mailRules,
  ...textRules,
  ...contactRules,
  ...alertRules,
  ...notificationRules,
  ...settingsRules,
  ...activityRules,
  ...accessLogRules,
  ...transitRules,
  ...savedAddressRules,
  ...savedListRules,
  ...sharedListRules,
  ...shippingRules,
  ...dashboardRules,
  ...discountRules,
  ...creditRules,
  ...saleRules,
];

interface Match {
  rule: RouteRule;
  params: Record<string, string>;
}

const compiled = ROUTE_RULES.map((rule) => ({ rule, segments: rule.path.split("/") }));

const isParameter = (segment: string) => segment.startsWith(":");

/** `isExact`: matches without ignoring case. */
function matchSegments(pattern: readonly string[], actual: readonly string[]) {
  if (pattern.length !== actual.length) return null;
  const params: Record<string, string> = {};
  let isExact = true;
  for (const [index, segment] of pattern.entries()) {
    const value = actual[index] ?? "";
    if (isParameter(segment)) {
      if (value === "") return null;
      params[segment.slice(1)] = decodeURIComponent(value);
    } else if (segment !== value) {
      if (segment.toLowerCase() !== value.toLowerCase()) return null;
      isExact = false;
    }
  }
  return { params, isExact };
}

/** Fixed segments win over parameters, as in Medusa's router. */
const literalSegments = (segments: readonly string[]) =>
  segments.filter((segment) => !isParameter(segment)).length;

/**
 * The rule of a request, or the methods its path does take (none: unknown path). Segments are split as
 * in Medusa's router, or a request would meet one call's rule and run another: encoded slashes don't
 * count, and fixed segments have one spelling. A router that ignores case (Express does by default)
 * would run /orders/export for /orders/EXPORT: that path matches nothing. @param path still encoded
 * (the door has checked that it decodes), without query and trailing slash
 */
export function findRule(
  method: string,
  path: string,
): { match: Match } | { match: null; allowed: Method[] } {
  const actual = path.split("/");
  const hits = compiled
    .flatMap(({ rule, segments }) => {
      const hit = matchSegments(segments, actual);
      return hit ? [{ rule, segments, ...hit }] : [];
    })
    .sort((a, b) => literalSegments(b.segments) - literalSegments(a.segments));
  const wanted = method === "HEAD" ? "GET" : method;
  const hit = hits.find(({ rule }) => rule.method === wanted);
  if (hit?.isExact) return { match: { rule: hit.rule, params: hit.params } };
  if (hit) return { match: null, allowed: [] };
  const others = hits.filter(({ isExact }) => isExact);
  return { match: null, allowed: [...new Set(others.map(({ rule }) => rule.method))] };
}
