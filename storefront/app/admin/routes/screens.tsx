import { lazy } from "react";

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
    path: "payments",
    Screen: lazy(async () => ({
      default: (await import("../features/payments/payments-screen")).PaymentsScreen,
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

/**
 * Null for a path that is not a screen.
 * @param path below `/admin`, in any case, with or without a slash at its end
 */
export function screenAt(path = "") {
  const known = path.toLowerCase().replace(/\/$/, "");
  const found = SCREENS.find((screen) => screen.path === known);
  return found === undefined ? null : <found.Screen />;
}
