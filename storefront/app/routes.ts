import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/**
 * Matching ignores case, and `canonicalPath` (lib/paths) redirects every other spelling, so each
 * screen appears once, in the canonical form of the specification's table.
 */
export default [
  layout("shop/routes/shop-layout.tsx", [
    index("shop/routes/home.tsx"),
    route("product/:id", "shop/routes/product.tsx"),
    layout("shop/routes/live-layout.tsx", [
      route("Cart", "shop/routes/cart.tsx"),
      route("transit", "shop/routes/transit.tsx"),
      route("checkout", "shop/routes/checkout.tsx"),
      route("checkout/confirmation", "shop/routes/confirmation.tsx"),
      route("account", "shop/routes/account.tsx"),
    ]),
    route("*", "shop/routes/not-found.tsx"),
  ]),
  route("admin", "admin/routes/admin-layout.tsx", [route("settings", "admin/routes/settings.tsx")]),
] satisfies RouteConfig;
