import { lazy } from "react";
import { adminPaths, idBelow } from "../shell/paths";

/** The screens, by their path below `/admin`. Each is loaded when it is opened. */
const SCREENS = [
  {
    path: "",
    Screen: lazy(async () => ({
      default: (await import("../features/dashboard/dashboard-screen")).DashboardScreen,
    })),
  },
  {
    path: "categories",
    Screen: lazy(async () => ({
      default: (await import("../features/categories/categories-screen")).CategoriesScreen,
    })),
  },
  {
    path: "products",
    Screen: lazy(async () => ({
      default: (await import("../features/products/products-screen")).ProductsScreen,
    })),
  },
  {
    path: "products/import",
    Screen: lazy(async () => ({
      default: (await import("../features/product-import/product-import-screen"))
        .ProductImportScreen,
    })),
  },
  {
    path: "orders",
    Screen: lazy(async () => ({
      default: (await import("../features/orders/orders-screen")).OrdersScreen,
    })),
  },
  {
    path: "orders/new",
    Screen: lazy(async () => ({
      default: (await import("../features/new-order/new-order-screen")).NewOrderScreen,
    })),
  },
  {
    path: "users",
    Screen: lazy(async () => ({
      default: (await import("../features/users/users-screen")).UsersScreen,
    })),
  },
  {
    path: "settings",
    Screen: lazy(async () => ({
      default: (await import("../features/settings/settings-screen")).SettingsScreen,
    })),
  },
  {
    path: "discounts",
    Screen: lazy(async () => ({
      default: (await import("../features/discounts/discounts-screen")).DiscountsScreen,
    })),
  },
  {
    path: "discounts/new",
    Screen: lazy(async () => ({
      default: (await import("../features/discounts/discount-screen")).NewDiscountScreen,
    })),
  },
  {
    path: "discounts/sales",
    Screen: lazy(async () => ({
      default: (await import("../features/sales/sales-screen")).SalesScreen,
    })),
  },
  {
    path: "discounts/sales/new",
    Screen: lazy(async () => ({
      default: (await import("../features/sales/sales-screen")).NewSaleScreen,
    })),
  },
  {
    path: "gift-cards",
    Screen: lazy(async () => ({
      default: (await import("../features/gift-cards/gift-cards-screen")).GiftCardsScreen,
    })),
  },
  {
    path: "gift-cards/new",
    Screen: lazy(async () => ({
      default: (await import("../features/gift-cards/new-card-screen")).NewCardScreen,
    })),
  },
  {
    path: "payments",
    Screen: lazy(async () => ({
      default: (await import("../features/payments/payments-screen")).PaymentsScreen,
    })),
  },
  {
    path: "deliveries",
    Screen: lazy(async () => ({
      default: (await import("../features/deliveries/deliveries-screen")).DeliveriesScreen,
    })),
  },
  {
    path: "returns",
    Screen: lazy(async () => ({
      default: (await import("../features/returns/returns-screen")).ReturnsScreen,
    })),
  },
  {
    path: "reviews",
    Screen: lazy(async () => ({
      default: (await import("../features/reviews/reviews-screen")).ReviewsScreen,
    })),
  },
  {
    path: "receipts",
    Screen: lazy(async () => ({
      default: (await import("../features/receipts/receipts-screen")).ReceiptsScreen,
    })),
  },
  {
    path: "content/sizes",
    Screen: lazy(async () => ({
      default: (await import("../features/size-charts/size-charts-screen")).SizeChartsScreen,
    })),
  },
  {
    path: "content/drops",
    Screen: lazy(async () => ({
      default: (await import("../features/drops/drops-screen")).DropsScreen,
    })),
  },
  {
    path: "content/collections",
    Screen: lazy(async () => ({
      default: (await import("../features/collections/collections-screen")).CollectionsScreen,
    })),
  },
  {
    path: "search",
    Screen: lazy(async () => ({
      default: (await import("../features/search/search-screen")).SearchScreen,
    })),
  },
  {
    path: "content",
    Screen: lazy(async () => ({
      default: (await import("../features/content/content-screen")).ContentScreen,
    })),
  },
  {
    path: "messages",
    Screen: lazy(async () => ({
      default: (await import("../features/messages/messages-screen")).MessagesScreen,
    })),
  },
  {
    path: "mails",
    Screen: lazy(async () => ({
      default: (await import("../features/mails/mails-screen")).MailsScreen,
    })),
  },
  {
    path: "health",
    Screen: lazy(async () => ({
      default: (await import("../features/health/health-screen")).HealthScreen,
    })),
  },
] as const;

const DiscountScreen = lazy(async () => ({
  default: (await import("../features/discounts/discount-screen")).DiscountScreen,
}));

const SaleScreen = lazy(async () => ({
  default: (await import("../features/sales/sales-screen")).SaleScreen,
}));

const CreditScreen = lazy(async () => ({
  default: (await import("../features/gift-cards/credit-screen")).CreditScreen,
}));

/** The screens of one thing each, by the screen whose path its id comes behind. */
const ONE_OF = [
  { below: adminPaths.discounts(), Screen: DiscountScreen },
  { below: adminPaths.sales(), Screen: SaleScreen },
  { below: adminPaths.giftCards(), Screen: CreditScreen },
] as const;

/** The screen of one thing, named by its id behind another screen's path. */
function screenOfOne(path: string) {
  for (const { below, Screen } of ONE_OF) {
    const id = idBelow(below, `${adminPaths.dashboard()}/${path}`);
    if (id !== null) return <Screen key={id} id={id} />;
  }
  return null;
}

/**
 * Null for a path that is not a screen.
 * @param path below `/admin`, in any case, with or without a slash at its end
 */
export function screenAt(path = "") {
  const known = path.replace(/\/$/, "");
  const found = SCREENS.find((screen) => screen.path === known.toLowerCase());
  return found === undefined ? screenOfOne(known) : <found.Screen />;
}
