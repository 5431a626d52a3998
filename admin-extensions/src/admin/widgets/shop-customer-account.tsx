import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminCustomer, DetailWidgetProps } from "@medusajs/framework/types";
import { StatusBadge, Text } from "@medusajs/ui";
import type { ShopCustomer } from "@strive/backend/contracts/back-office";
import { useShopQuery } from "../lib/shop-query";
import { Fact, ShopSection } from "../lib/shop-section";
import { timeText } from "../lib/times";

const NO_ACCOUNT = "No account: this customer orders as a guest, or is deleted.";

/** The account behind a customer: whether its address is verified, and whether it can log in. */
const ShopCustomerAccount = ({ data: { id } }: DetailWidgetProps<AdminCustomer>) => {
  const query = useShopQuery<ShopCustomer>(`customers/${id}`);
  return (
    <ShopSection title="Shop account" query={query} missing={NO_ACCOUNT}>
      {({ account }) =>
        account === null ? (
          <Text size="small" className="text-ui-fg-subtle px-6 py-4">
            {NO_ACCOUNT}
          </Text>
        ) : (
          <>
            <Fact label="Email address">
              <StatusBadge color={account.emailVerified ? "green" : "orange"}>
                {account.emailVerified ? "Verified" : "Not verified"}
              </StatusBadge>
            </Fact>
            <Fact label="Login">
              <StatusBadge color={account.isActive ? "green" : "grey"}>
                {account.isActive ? "Active" : "Inactive"}
              </StatusBadge>
            </Fact>
            <Fact label="Role">{account.role === "admin" ? "Admin" : "User"}</Fact>
            <Fact label="Joined">{timeText(account.createdAt)}</Fact>
          </>
        )
      }
    </ShopSection>
  );
};

export const config = defineWidgetConfig({
  id: "strive:customer-account",
  zone: "customer.details.side",
});

export default ShopCustomerAccount;
