import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/**
 * Matching ignores case, and `canonicalPath` (lib/paths) redirects every other spelling, so each
 * screen appears once, in the canonical form of the specification's table.
 */
export default [
  layout("shop/routes/shop-layout.tsx", [
    index("shop/routes/home.tsx"),
    route("product/:id", "shop/routes/product.tsx"),
    route("about", "shop/routes/about.tsx"),
    route("photos", "shop/routes/photos.tsx"),
    route("privacy", "shop/routes/privacy.tsx"),
    route("terms", "shop/routes/terms.tsx"),
    route("returns", "shop/routes/returns.tsx"),
    route("seller", "shop/routes/seller.tsx"),
    layout("shop/routes/live-layout.tsx", [
      route("Cart", "shop/routes/cart.tsx"),
      route("contact", "shop/routes/contact.tsx"),
      route("wishlist", "shop/routes/wishlist.tsx"),
      route("transit", "shop/routes/transit.tsx"),
      route("order", "shop/routes/find-order.tsx"),
      route("checkout", "shop/routes/checkout.tsx"),
      route("checkout/confirmation", "shop/routes/confirmation.tsx"),
      route("account", "shop/routes/account.tsx"),
      route("drops/:handle", "shop/routes/drop.tsx"),
      route("collections/:handle", "shop/routes/collection.tsx"),
      route("p/:code", "shop/routes/pay-link.tsx"),
    ]),
    route("*", "shop/routes/not-found.tsx"),
  ]),
  // Riders have no account, and no use for the shop around it.
  route("rider", "shop/routes/rider.tsx"),
  // Its screens are listed in admin/routes/screens: this table of routes is part of every
  // shopper's first load.
  route("admin/*", "admin/routes/admin-area.tsx"),
] satisfies RouteConfig;
