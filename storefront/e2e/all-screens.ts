/** Every screen of the shop but a product's and an order's. */
export const SHOP_SCREENS = [
  ...[
    "/",
    "/?category=Jackets",
    "/?q=zzzzz",
    "/?size=M&family=black",
    "/?size=M&max_price=1",
    "/Cart",
    "/wishlist",
    "/transit",
    "/checkout",
  ],
  ...[
    "/about",
    "/contact",
    "/photos",
    "/order",
    "/privacy",
    "/terms",
    "/returns",
    "/seller",
    "/data-and-offline",
    "/rider",
  ],
];
/** Every screen of staff. */
export const ADMIN_SCREENS = [
  ...[
    "",
    "/categories",
    "/products",
    "/products/import",
    "/orders",
    "/orders/new",
    "/users",
    "/payments",
  ],
  ...["/settings", "/settings?tab=security", "/settings?tab=app", "/messages", "/mails", "/health"],
  ...["/discounts", "/discounts/new", "/discounts/sales", "/discounts/sales/new"],
  ...["/gift-cards", "/gift-cards?kind=account", "/gift-cards/new"],
  ...["/returns", "/returns?status=all", "/reviews", "/reviews?state=all"],
  ...["/receipts", "/deliveries", "/content/sizes", "/search"],
].map((path) => `/admin${path}`);
