import { screen } from "@testing-library/react";
import { http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { orderOffice } from "~/testing/admin-orders";
import { failure } from "~/testing/handlers";
import { orderNumbered } from "~/testing/own-orders";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { OrdersScreen } from "./orders-screen";

const open = (at = "/admin/orders") =>
  renderAdmin({ at, screens: [{ path: "/admin/orders", Screen: OrdersScreen }] });

function office() {
  const orders = [orderNumbered(482_913), orderNumbered(482_914), orderNumbered(482_915)];
  const { handlers, received } = orderOffice(...orders);
  server.use(...handlers);
  return received;
}

const saved: Array<{ name: string; size: number }> = [];

beforeEach(() => {
  saved.length = 0;
  let size = 0;
  // jsdom has neither.
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      size = blob.size;
      return "blob:test";
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, size });
  });
});
afterEach(() => vi.restoreAllMocks());

describe("the export of orders", () => {
  it("has everything that matches the list's filters, on all pages", async () => {
    const { exports } = office();
    const { user } = open("/admin/orders?status=pending&search=aline%40example.rw&sort=oldest");
    await user.click(await screen.findByRole("button", { name: "Export CSV" }));
    expect(await screen.findByText("orders-2025-06-30.csv was downloaded")).toBeVisible();
    expect(exports).toEqual(["?search=aline%40example.rw&status=pending"]);
    expect(saved).toEqual([{ name: "orders-2025-06-30.csv", size: 10 }]);
  });

  it("has the orders that are ticked, and no others", async () => {
    const { exports } = office();
    const { user } = open();
    await user.click(await screen.findByRole("checkbox", { name: "Select: Order 482914" }));
    await user.click(screen.getByRole("checkbox", { name: "Select: Order 482915" }));
    const [, ofSelection] = screen.getAllByRole("button", { name: "Export CSV" });
    await user.click(ofSelection ?? document.body);
    expect(await screen.findByText("orders-2025-06-30.csv was downloaded")).toBeVisible();
    expect(exports).toEqual(["?order_numbers=STR-482914,STR-482915"]);
  });

  it("says why it failed", async () => {
    office();
    server.use(http.get("*/api/orders/export", () => failure(503, "Maintenance")));
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Export CSV" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to export orders. Server error - please try again",
    );
    expect(saved).toEqual([]);
  });
});
