import { describe, expect, it } from "vitest";
import { routeOf, type Door } from "../route-of";

describe("the route of a request", () => {
  it.each<[Door, string, string, string]>([
    ["front", "GET", "/api/orders/order_01KAJ", "/api/orders/:id"],
    ["front", "GET", "/api/orders/order_01KAJ/", "/api/orders/:id"],
    ["front", "PATCH", "/api/orders", "/api/other"],
    ["front", "GET", "/api/../../etc/passwd", "/api/other"],
    ["front", "GET", "/api", "/api/other"],
    ["page", "GET", "/api/products", "/api/products"],
    ["page", "GET", "/anything", "/other"],
    ["front", "GET", "/", "/"],
    ["front", "GET", "/rw", "/"],
    ["front", "GET", "/rw/product/dress-9", "/product"],
    ["front", "GET", "/Cart", "/cart"],
    ["front", "GET", "/admin/orders", "/admin"],
    ["front", "GET", "/wp-login.php", "/other"],
    ["front", "GET", "/uploads/a-1.webp", "/uploads/*"],
    ["front", "GET", "/__proto__", "/other"],
    ["back_office", "POST", "/admin/products/prod_1", "/admin/*"],
    ["back_office", "GET", "/app/orders", "/app/*"],
    ["back_office", "GET", "/constructor", "/other"],
  ])("%s %s %s is %s", (door, method, path, route) => {
    expect(routeOf(door, method, path)).toBe(route);
  });
});
